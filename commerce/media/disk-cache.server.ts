import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** An LRU cache of files on disk, limited by total size. */
export interface DiskCache {
  read(key: string): Promise<Buffer | null>;
  /** Whether it is cached, without reading it. */
  has(key: string): boolean;
  write(key: string, body: Buffer): Promise<void>;
}

export function createDiskCache(dir: string, maxBytes: number): DiskCache {
  /** Least recently used first, since a Map keeps insertion order. */
  const sizes = new Map<string, number>();
  let total = 0;
  const ready = scan();

  async function scan() {
    const found: { key: string; size: number; used: number }[] = [];
    // A deleted folder counts as empty; it is created again on the next write.
    for (const shard of await readdir(dir).catch(() => [])) {
      for (const key of await readdir(path.join(dir, shard)).catch(() => [])) {
        const info = await stat(path.join(dir, shard, key)).catch(() => null);
        if (info) found.push({ key, size: info.size, used: info.mtimeMs });
      }
    }
    for (const { key, size } of found.sort((a, b) => a.used - b.used)) {
      if (sizes.has(key)) continue;
      sizes.set(key, size);
      total += size;
    }
  }

  const fileOf = (key: string) => path.join(dir, key.slice(0, 2), key);

  async function evict() {
    for (const [key, size] of sizes) {
      if (total <= maxBytes) return;
      sizes.delete(key);
      total -= size;
      await rm(fileOf(key), { force: true });
    }
  }

  return {
    async read(key) {
      const body = await readFile(fileOf(key)).catch(() => null);
      const size = sizes.get(key);
      if (size !== undefined) {
        sizes.delete(key);
        sizes.set(key, size);
      }
      return body;
    },

    has: (key) => sizes.has(key),

    async write(key, body) {
      await ready;
      const file = fileOf(key);
      mkdirSync(path.dirname(file), { recursive: true });
      // Written to a temporary file and renamed, so that no reader sees a partial file.
      const partial = `${file}.${process.pid}.partial`;
      try {
        await writeFile(partial, body);
        await rename(partial, file);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      total += body.length - (sizes.get(key) ?? 0);
      sizes.delete(key);
      sizes.set(key, body.length);
      await evict();
    },
  };
}
