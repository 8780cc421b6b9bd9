import { parentPort } from 'node:worker_threads';
import type { DrawAnswer, DrawOrder } from './picture-source.ts';
import { findDrawing } from './pictures/compose/draw-picture.ts';

parentPort!.on('message', async ({ id, src, width }: DrawOrder) => {
  const answer = (message: DrawAnswer) => parentPort!.postMessage(message);
  try {
    answer({ id, picture: await findDrawing(src)!(width) });
  } catch (error) {
    answer({ id, error: String(error) });
  }
});
