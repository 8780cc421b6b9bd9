import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { PictureSource } from '../../commerce/media/picture-service.server.ts';
import type { RawPicture } from './pictures/compose/compose.ts';
import { findDrawing } from './pictures/compose/draw-picture.ts';
import { parseRecipe, subjectPath } from './pictures/compose/recipe.ts';

export interface DrawRequest {
  id: number;
  src: string;
  width: number;
}

export type DrawResponse = { id: number; picture: RawPicture } | { id: number; error: string };

/** Pictures of the demo's products, drawn on first request in a worker thread, so that drawing never delays a page. */
export function openComposedPictures(): PictureSource & { close(): Promise<void> } {
  const pending = new Map<number, { resolve(picture: RawPicture): void; reject(error: Error): void }>();
  let worker: Worker | null = null;
  let last = 0;

  function startWorker(): Worker {
    const started = new Worker(new URL('./picture-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (response: DrawResponse) => {
      const caller = pending.get(response.id);
      pending.delete(response.id);
      if ('error' in response) caller?.reject(new Error(response.error));
      else caller?.resolve(response.picture);
    });
    started.on('error', (error) => {
      worker = null;
      for (const caller of pending.values()) caller.reject(error);
      pending.clear();
    });
    return started;
  }

  function compose(src: string, width: number): Promise<RawPicture> {
    worker ??= startWorker();
    const id = ++last;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker!.postMessage({ id, src, width } satisfies DrawRequest);
    });
  }

  return {
    find(src) {
      if (!findDrawing(src)) return null;
      const recipe = parseRecipe(src);
      return {
        ...(recipe ? { subject: subjectPath(recipe) } : {}),
        async draw(width) {
          const { data, ...raw } = await compose(src, width);
          return sharp(data, { raw });
        },
      };
    },
    async close() {
      await worker?.terminate();
    },
  };
}
