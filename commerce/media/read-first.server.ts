import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the file from the first folder that has it; null when none has. */
export async function readFirst(
  folders: readonly string[],
  name: string,
): Promise<Buffer<ArrayBuffer> | null> {
  for (const folder of folders) {
    const body = await readFile(path.join(folder, name)).catch(() => null);
    if (body) return body;
  }
  return null;
}
