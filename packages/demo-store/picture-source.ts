import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { PictureSource } from '../../commerce/media/picture-service.server.ts';
import type { RawPicture } from './pictures/compose/compose.ts';
import { findDrawing } from './pictures/compose/draw-picture.ts';
import { parseRecipe, subjectPath } from './pictures/compose/recipe.ts';

export interface DrawOrder {
  id: number;
  src: string;
  width: number;
}

export type DrawAnswer = { id: number; picture: RawPicture } | { id: number; error: string };

/** The demo store's products, drawn when first asked for by a thread of their own: pages never wait for pixels. */
export function openComposedPictures(): PictureSource & { close(): Promise<void> } {
  const waiting = new Map<number, { resolve(picture: RawPicture): void; reject(error: Error): void }>();
  let worker: Worker | null = null;
  let last = 0;

  function hire(): Worker {
    const hired = new Worker(new URL('./picture-worker.ts', import.meta.url));
    hired.unref();
    hired.on('message', (answer: DrawAnswer) => {
      const waiter = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) waiter?.reject(new Error(answer.error));
      else waiter?.resolve(answer.picture);
    });
    hired.on('error', (error) => {
      worker = null;
      for (const waiter of waiting.values()) waiter.reject(error);
      waiting.clear();
    });
    return hired;
  }

  function compose(src: string, width: number): Promise<RawPicture> {
    worker ??= hire();
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker!.postMessage({ id, src, width } satisfies DrawOrder);
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
