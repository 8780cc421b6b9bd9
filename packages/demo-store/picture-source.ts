import os from 'node:os';
import sharp from 'sharp';
import type { Encoding } from '../../commerce/media/encode-picture.server.ts';
import type { PictureSource } from '../../commerce/media/picture-service.server.ts';
import { createProcessPool } from '../../commerce/media/process-pool.server.ts';
import type { RawPicture } from './pictures/compose/compose.ts';
import { findDrawing } from './pictures/compose/draw-picture.ts';
import { parseRecipe, subjectPath } from './pictures/compose/recipe.ts';

export interface DrawRequest {
  src: string;
  width: number;
  /** Null for raw pixels. */
  encoding: Encoding | null;
}

export type DrawResponse = RawPicture | Buffer;

/** Pictures of the demo's products, drawn on first request in processes of their own, so that drawing never delays a page. */
export function openComposedPictures(): PictureSource & { close(): Promise<void> } {
  const processes = createProcessPool<DrawRequest, DrawResponse>({
    file: new URL('./picture-worker.ts', import.meta.url),
    size: Math.min(2, os.availableParallelism()),
    waiting: 100,
    jobMs: 20_000,
    maxBytes: 320 * 1024 * 1024,
  });

  return {
    find(src) {
      if (!findDrawing(src)) return null;
      const recipe = parseRecipe(src);
      return {
        ...(recipe ? { subject: subjectPath(recipe) } : {}),
        async draw(width) {
          const request = { src, width, encoding: null };
          const { data, ...raw } = (await processes.run(request, { isBackground: true })) as RawPicture;
          return sharp(data, { raw });
        },
        async encode(width, { quality, format }, priority) {
          const request = { src, width, encoding: { quality, format } };
          return (await processes.run(request, priority)) as Buffer;
        },
      };
    },
    async close() {
      processes.close();
    },
  };
}
