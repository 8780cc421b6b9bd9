import { composePicture } from './compose.ts';
import { studioGround } from './ground.ts';
import { readMaster } from './picture-files.ts';
import type { Recipe } from './recipe.ts';

/** A product taken off its ground: its own light, how far it covers what is behind, and the shadow it throws. */
export interface CutOut {
  width: number;
  height: number;
  /** Red, green, blue, each already multiplied by the cover. */
  colour: Float32Array;
  cover: Float32Array;
  /** What is left of the light on the ground; 1 is no shadow. */
  shadow: Float32Array;
}

export async function cutOut(recipe: Recipe, width: number): Promise<CutOut> {
  const picture = await composePicture(recipe, width);
  const { height } = picture;
  const { scene, masks } = await readMaster(recipe.archetype.id, recipe.view, width);
  const ground = studioGround(recipe.ground.hex, width, height);
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
      colour[k] = Math.max(0, picture.data[k]! / 255 - (ground[k]! / 255) * (scene[k]! / 255) * away);
    }
  }
  return { width, height, colour, cover, shadow };
}

/** A cut-out's values between pixels; outside it there is nothing. */
export function readCutOut(cut: CutOut, x: number, y: number, into: Float32Array): boolean {
  if (x < 0 || y < 0 || x > cut.width - 1 || y > cut.height - 1) return false;
  const x0 = Math.min(cut.width - 2, Math.floor(x));
  const y0 = Math.min(cut.height - 2, Math.floor(y));
  const fx = x - x0;
  const fy = y - y0;
  const weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  const corners = [y0 * cut.width + x0, y0 * cut.width + x0 + 1];
  corners.push(corners[0]! + cut.width, corners[1]! + cut.width);
  into.fill(0);
  for (let c = 0; c < 4; c++) {
    const i = corners[c]!;
    const w = weights[c]!;
    into[0]! += cut.colour[i * 3]! * w;
    into[1]! += cut.colour[i * 3 + 1]! * w;
    into[2]! += cut.colour[i * 3 + 2]! * w;
    into[3]! += cut.cover[i]! * w;
    into[4]! += cut.shadow[i]! * w;
  }
  return true;
}
