import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkMediaKey, type MediaStorage } from '../provider.ts';

/** Media in a folder, which the processes of one machine share. */
export function createDiskStorage(folder: string): MediaStorage {
  const fileOf = (key: string) => path.join(folder, checkMediaKey(key));
  return {
    async read(key) {
      return readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async write(key, body) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Written to a temporary file and renamed, so that no reader sees a partial file.
      const partial = `${file}.${process.pid}.partial`;
      try {
        await writeFile(partial, body);
        await rename(partial, file);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
    createUpload: () => null,
  };
}
