import { parentPort } from 'node:worker_threads';
import { composePicture } from '#demo/pictures/compose/compose.ts';
import { parseRecipe } from '#demo/pictures/compose/recipe.ts';
import type { DrawAnswer, DrawOrder } from './picture-source.ts';

parentPort!.on('message', async ({ id, src, width }: DrawOrder) => {
  const answer = (message: DrawAnswer) => parentPort!.postMessage(message);
  try {
    answer({ id, picture: await composePicture(parseRecipe(src)!, width) });
  } catch (error) {
    answer({ id, error: String(error) });
  }
});
