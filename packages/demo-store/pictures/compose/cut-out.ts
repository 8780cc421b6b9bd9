import { composePicture } from './compose.ts';
import { readMaster } from './picture-files.ts';
import type { Recipe } from './recipe.ts';
import { studioBackground } from './studio-background.ts';

/** A product without its background: colour, coverage and shadow. */
export interface CutOut {
  width: number;
  height: number;
  /** RGB, premultiplied by the coverage. */
  colour: Float32Array;
  cover: Float32Array;
  /** Light on the background; 1 is no shadow. */
  shadow: Float32Array;
}

export async function cutOut(recipe: Recipe, width: number): Promise<CutOut> {
  const picture = await composePicture(recipe, width);
  const { height } = picture;
  const { scene, masks } = await readMaster(recipe.archetype.id, recipe.view, width);
  const background = studioBackground(recipe.background.hex, width, height);
  const count = width * height;
  const colour = new Float32Array(count * 3);
  const cover = new Float32Array(count);
  const shadow = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const away = 1 - masks[i * 3]! / 255;
    cover[i] = 1 - away;
    shadow[i] = away > 0 ? scene[i * 3 + 1]! / 255 : 1;
    for (let ch = 0; ch < 3; ch++) {
      const k = i * 3 + ch;
      colour[k] = Math.max(0, picture.data[k]! / 255 - (background[k]! / 255) * (scene[k]! / 255) * away);
    }
  }
  return { width, height, colour, cover, shadow };
}

/** Interpolated values of a cut-out; empty outside it. */
export function readCutOut(cut: CutOut, x: number, y: number, into: Float32Array): boolean {
  if (x < 0 || y < 0 || x > cut.width - 1 || y > cut.height - 1) return false;
  const x0 = Math.min(cut.width - 2, Math.floor(x));
  const y0 = Math.min(cut.height - 2, Math.floor(y));
  const fx = x - x0;
  const fy = y - y0;
  const a = (1 - fx) * (1 - fy);
  const b = fx * (1 - fy);
  const c = (1 - fx) * fy;
  const d = fx * fy;
  const i = y0 * cut.width + x0;
  const j = i + cut.width;
  const { colour, cover, shadow } = cut;
  for (let ch = 0; ch < 3; ch++)
    into[ch] =
      colour[i * 3 + ch]! * a +
      colour[i * 3 + 3 + ch]! * b +
      colour[j * 3 + ch]! * c +
      colour[j * 3 + 3 + ch]! * d;
  into[3] = cover[i]! * a + cover[i + 1]! * b + cover[j]! * c + cover[j + 1]! * d;
  into[4] = shadow[i]! * a + shadow[i + 1]! * b + shadow[j]! * c + shadow[j + 1]! * d;
  return true;
}
