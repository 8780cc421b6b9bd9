import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawings } from '../../pictures/art/registry.ts';
import { composeMaster } from '../../pictures/compose/compose.ts';
import { type DecodedMaster, sizeMaster } from '../../pictures/compose/picture-files.ts';
import { parseRecipe } from '../../pictures/compose/recipe.ts';
import { type Layers, spread } from '../../pictures/kit/master.ts';
import { pushMapOf } from '../../pictures/kit/push-map.ts';
import { FRAME } from '../../pictures/master-layout.ts';
import { FILM_SIZE } from '../films.ts';
import type { OrbitOrder } from './orbit.ts';

const to8 = (value: number) => Math.max(0, Math.min(255, Math.round(value * 255)));

/** Drawn layers as a master, without writing a file. */
function fromLayers(layers: Layers): DecodedMaster {
  const count = FRAME.w * FRAME.h;
  const scene = Buffer.alloc(count * 3);
  const masks = Buffer.alloc(count * 3);
  const primary = spread(layers.primary, layers.object);
  const accent = spread(layers.accent, layers.object);
  for (let i = 0; i < count; i++) {
    scene[i * 3] = to8(layers.r.data[i]!);
    scene[i * 3 + 1] = to8(layers.g.data[i]!);
    scene[i * 3 + 2] = to8(layers.b.data[i]!);
    masks[i * 3] = to8(layers.object.data[i]!);
    masks[i * 3 + 1] = to8(primary.data[i]!);
    masks[i * 3 + 2] = to8(accent.data[i]!);
  }
  return { ...FRAME, scene, object: null, masks: { data: masks, ...FRAME }, push: pushMapOf(layers) };
}

parentPort!.on('message', async ({ index, film, at }: OrbitOrder) => {
  const { archetype, look, paint, background, motion } = film;
  const recipe = parseRecipe(`/media/${archetype}/front/${look}.${paint}.${background}`);
  if (!recipe || motion.kind !== 'orbit') throw new Error(`${film.id} has no orbit.`);
  const orbit = { yaw: motion.degrees * at, pitch: 3 + 2 * at * at, near: 0.96 };
  const layers = drawings[archetype]!('front', orbit);
  const picture = await composeMaster(recipe, await sizeMaster(fromLayers(layers), FRAME.w));
  const pixels = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .resize(FILM_SIZE.width, FILM_SIZE.height)
    .raw()
    .toBuffer();
  parentPort!.postMessage({ index, pixels: new Uint8Array(pixels) });
});
