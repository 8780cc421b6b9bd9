import { composeMaster } from '#demo/pictures/compose/compose.ts';
import type { SizedMaster } from '#demo/pictures/compose/picture-files.ts';
import type { Recipe } from '#demo/pictures/compose/recipe.ts';
import { gleam, matt } from '#demo/pictures/kit/light.ts';

export interface ClothMotion {
  /** How deep the folds are, and how sharply they catch the light. */
  depth: number;
  gloss: number;
}

/** Folds that lie across each other; `turns` says how often each runs through in one film. */
const FOLDS = [
  { across: 5.2, down: 2.1, height: 1, turns: 1, at: 0.2 },
  { across: 9.1, down: -3.6, height: 0.46, turns: -1, at: 2.1 },
  { across: 3.1, down: 6.4, height: 0.5, turns: 1, at: 4.4 },
  { across: 14.6, down: 5.1, height: 0.2, turns: 2, at: 1.3 },
  { across: 21.5, down: -9.2, height: 0.1, turns: -2, at: 3.7 },
] as const;

/** A folded surface: rounded ridges, narrow valleys. Its height and both slopes. */
function foldAt(u: number, v: number, phase: number): [number, number, number] {
  const bend = 0.34 * Math.sin(v * 4.1 + u * 1.7 + phase) + 0.2 * Math.sin(v * 7.3 - u * 2.6 - phase);
  let [h, du, dv] = [0, 0, 0];
  for (const { across, down, height, turns, at } of FOLDS) {
    const w = across * u + down * v + bend * 1.9 + at + turns * phase;
    const s = Math.sin(w);
    const crest = (1 + s) ** 1.6;
    const slope = 1.6 * (1 + s) ** 0.6 * Math.cos(w) * height;
    h += crest * height;
    du += slope * across;
    dv += slope * (down + 1.9 * 0.34 * 4.1 * Math.cos(v * 4.1 + u * 1.7 + phase));
  }
  return [h, du, dv];
}

/** Cloth that fills the frame and moves as if a window stood open. */
export async function filmCloth(
  recipe: Recipe,
  motion: ClothMotion,
  size: { width: number; height: number },
  count: number,
): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  for (let index = 0; index < count; index++)
    frames.push(await clothAt(recipe, motion, size, (index / count) * Math.PI * 2));
  return frames;
}

const NEUTRAL_GREY = 0.78;
const PUSH = 90;

async function clothAt(
  recipe: Recipe,
  motion: ClothMotion,
  { width, height }: { width: number; height: number },
  phase: number,
): Promise<Buffer> {
  const scene = Buffer.alloc(width * height * 3);
  const masks = Buffer.alloc(width * height * 3, 255);
  const push = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / width];
      const [h, du, dv] = foldAt(u, v, phase);
      const k = motion.depth * 0.12;
      const length = Math.hypot(du * k, dv * k, 1);
      const [nx, ny, nz] = [(-du * k) / length, (-dv * k) / length, 1 / length];
      const valley = Math.min(1, 0.62 + h * 0.16);
      const light = matt(nx, ny, nz) * valley + motion.gloss * gleam(nx, ny, nz, 16);
      const i = (y * width + x) * 3;
      const grey = Math.min(255, Math.max(18, light * NEUTRAL_GREY * 290));
      scene.fill(grey, i, i + 3);
      masks[i + 2] = 0;
      push[i] = 127.5 + Math.max(-127, Math.min(127, du * 3));
      push[i + 1] = 127.5 + Math.max(-127, Math.min(127, dv * 3));
    }
  const master: SizedMaster = { width, height, scene, masks, push, pushStep: PUSH / 255 };
  return (await composeMaster(recipe, master)).data;
}
