import sharp from 'sharp';
import type { Encoding } from './encode-picture.server.ts';
import type { PictureWidth } from './picture.ts';
import type { DrawablePicture } from './picture-service.server.ts';
import { createProcessPool } from './process-pool.server.ts';

export interface ResizeJob {
  /** A file's content, or its path. */
  original: Uint8Array | string;
  width: PictureWidth;
  encoding: Encoding;
}

const processes = createProcessPool<ResizeJob, Buffer>({
  file: new URL('./resize-worker.server.ts', import.meta.url),
  size: 2,
  waiting: 100,
  jobMs: 20_000,
  maxBytes: 250 * 1024 * 1024,
});

/** A picture that is a file: scaled down, never up, in processes of their own. */
export function resizedOriginal(read: () => Promise<Uint8Array | string>): DrawablePicture {
  return {
    draw: async (width) => sharp(await read()).resize({ width, withoutEnlargement: true }),
    encode: async (width, { quality, format }, priority) =>
      processes.run({ original: await read(), width, encoding: { quality, format } }, priority),
  };
}
