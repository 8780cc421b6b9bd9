import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createProcessPool, JobTimedOut } from './process-pool.server.ts';
import { decodeUpload, detectFormat } from './uploaded-file.server.ts';
import { QueueFull } from './work-queue.server.ts';

const red = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
const options = { longestSide: 30, maxPixels: 1_000_000, output: { webp: 80 } } as const;
const decode = (file: Uint8Array, uploader = 'one') => decodeUpload(uploader, { ...options, file });

describe('an uploaded file', () => {
  it('is decoded when it is a JPEG, PNG, WebP or AVIF by content', async () => {
    for (const file of [
      await red().jpeg().toBuffer(),
      await red().png().toBuffer(),
      await red().webp().toBuffer(),
      await red().avif({ effort: 0 }).toBuffer(),
    ]) {
      const decoded = await decode(file);
      expect(decoded).toMatchObject({ width: 30, height: 20, original: { width: 60, height: 40 } });
      expect(detectFormat(decoded!.body)).toBe('webp');
    }
    expect(detectFormat(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))).toBe('heic');
  });

  it('is refused when it is anything else: SVG, GIF, TIFF, text, or a broken or mislabelled picture', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="9" height="9"/></svg>';
    const png = await red().png().toBuffer();
    for (const file of [
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      await red().gif().toBuffer(),
      await red().tiff().toBuffer(),
      Buffer.from('hello'),
      Buffer.alloc(0),
      png.subarray(0, 60),
      Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.from(svg)]),
    ])
      expect(await decode(file)).toBeNull();
  });

  it('is refused when it has too many pixels, however small the file is', async () => {
    const bomb = await red(4_000, 4_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await decode(bomb)).toBeNull();
  });

  it('waits for the other files of its uploader, of which only a few may wait', async () => {
    const file = await red().jpeg().toBuffer();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => decode(file, 'flooder')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(QueueFull);
    expect(await decode(file, 'flooder')).not.toBeNull();
  });
});

describe('a pool of processes', () => {
  function makePool(overrides = {}) {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'pool-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    const file = path.join(dir, 'worker.mjs');
    const library = pathToFileURL(path.join(import.meta.dirname, 'process-pool.server.ts')).href;
    writeFileSync(
      file,
      `import { serveJobs } from ${JSON.stringify(library)};
       serveJobs(async (job) => {
         if (job === 'hang') for (;;);
         if (job === 'crash') process.kill(process.pid, 'SIGKILL');
         if (job === 'fail') throw new Error('no');
         return { job, pid: process.pid, secrets: Object.keys(process.env).filter((name) => name.includes('SECRET')) };
       });`,
    );
    const pool = createProcessPool<string, { job: string; pid: number; secrets: string[] }>({
      file: pathToFileURL(file),
      size: 1,
      waiting: 10,
      jobMs: 5_000,
      maxBytes: 1e9,
      ...overrides,
    });
    onTestFinished(() => pool.close());
    return pool;
  }

  it('ends a job that hangs and goes on with the next', async () => {
    const pool = makePool();
    const hanging = pool.run('hang');
    const next = pool.run('next');
    await expect(hanging).rejects.toThrow(JobTimedOut);
    expect((await next).job).toBe('next');
  }, 20_000);

  it('survives jobs that crash or fail, and gives its processes no secrets', async () => {
    process.env.SESSION_SECRET = 'x';
    onTestFinished(() => {
      delete process.env.SESSION_SECRET;
    });
    const pool = makePool();
    await expect(pool.run('crash')).rejects.toThrow('ended');
    await expect(pool.run('fail')).rejects.toThrow('no');
    expect(await pool.run('one')).toMatchObject({ job: 'one', secrets: [] });
  }, 20_000);

  it('replaces a process that holds too much memory', async () => {
    const pool = makePool({ maxBytes: 1 });
    const first = await pool.run('one');
    expect((await pool.run('two')).pid).not.toBe(first.pid);
  }, 20_000);
});
