import { parentPort } from 'node:worker_threads';
import type { DrawRequest, DrawResponse } from './picture-source.ts';
import { findDrawing } from './pictures/compose/draw-picture.ts';

parentPort!.on('message', async ({ id, src, width }: DrawRequest) => {
  const respond = (message: DrawResponse) => parentPort!.postMessage(message);
  try {
    respond({ id, picture: await findDrawing(src)!(width) });
  } catch (error) {
    respond({ id, error: String(error) });
  }
});
