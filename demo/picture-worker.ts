import { parentPort } from 'node:worker_threads';
import { findDrawing } from '#demo/pictures/compose/draw-picture.ts';
import type { DrawAnswer, DrawOrder } from './picture-source.ts';

parentPort!.on('message', async ({ id, src, width }: DrawOrder) => {
  const answer = (message: DrawAnswer) => parentPort!.postMessage(message);
  try {
    answer({ id, picture: await findDrawing(src)!(width) });
  } catch (error) {
    answer({ id, error: String(error) });
  }
});
