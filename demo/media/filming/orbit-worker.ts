import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { FILM_SIZE } from '#demo/media/films.ts';
import { drawings } from '#demo/pictures/art/registry.ts';
import { composeMaster } from '#demo/pictures/compose/compose.ts';
import { type DecodedMaster, sizeMaster } from '#demo/pictures/compose/picture-files.ts';
import { parseRecipe } from '#demo/pictures/compose/recipe.ts';
import { blur, type Field, field } from '#demo/pictures/kit/field.ts';
import { type Layers, spread } from '#demo/pictures/kit/master.ts';
import { FRAME, MAPS } from '#demo/pictures/master-layout.ts';
import type { OrbitOrder } from './orbit.ts';

/** Pattern offsets reach further when things turn; all frames use one range, so that the cloth stays put. */
const REACH = 1500;

const to8 = (value: number) => Math.max(0, Math.min(255, Math.round(value * 255)));

/** Layers straight from the brush, without a file between. */
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
  return { scene, masks, push: pushOf(layers), pushStep: REACH / 255 };
}

function pushOf(layers: Layers): Buffer {
  const { w, h } = MAPS.du;
  const step = FRAME.w / w;
  const shrink = (source: Field) => {
    const small = field(w, h);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) small.data[y * w + x] = source.data[y * step * FRAME.w + x * step]!;
    return blur(small, 2);
  };
  const [across, down] = [shrink(layers.du), shrink(layers.dv)];
  const push = Buffer.alloc(w * h * 3);
  for (let i = 0; i < w * h; i++) {
    push[i * 3] = to8(across.data[i]! / REACH + 0.5);
    push[i * 3 + 1] = to8(down.data[i]! / REACH + 0.5);
  }
  return push;
}

parentPort!.on('message', async ({ index, film, at }: OrbitOrder) => {
  const { archetype, look, paint, ground, motion } = film;
  const recipe = parseRecipe(`/media/${archetype}/front/${look}.${paint}.${ground}`);
  if (!recipe || motion.kind !== 'orbit') throw new Error(`${film.id} cannot be filmed from all sides.`);
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
