import { layCutOut, paintCanvas, toPixels } from './canvas.ts';
import type { RawPicture } from './compose.ts';
import { cutOut } from './cut-out.ts';
import { readMaster } from './picture-files.ts';
import { parseRecipe, type Recipe, recipePath } from './recipe.ts';
import { studioBackground } from './studio-background.ts';

/** A whole product for a round frame: `/media/round/{archetype}/{view}/{fabric}.{colour}.{background}`. */
const ADDRESS = /^\/media\/round(\/.+)$/;

export function parseRoundel(path: string): Recipe | null {
  const [, rest] = ADDRESS.exec(path) ?? [];
  const recipe = rest ? parseRecipe(`/media${rest}`) : null;
  return recipe && recipe.view !== 'swatch' ? recipe : null;
}

/** The roundel for a studio picture; other pictures are returned unchanged. */
export function roundelPath(src: string): string {
  const recipe = parseRecipe(src);
  return recipe ? recipePath(recipe).replace('/media/', '/media/round/') : src;
}

/** Largest diagonal of the product, as a fraction of the frame's width. */
const REACH = 0.94;
const MEASURED_AT = 120;
const SEEN = 96;

export interface Extent {
  /** The centre of the product, as fractions of its picture. */
  x: number;
  y: number;
  /** The diagonal, in picture widths. */
  diagonal: number;
}

const measured = new Map<string, Promise<Extent>>();

/** Position of the product in its picture, measured once. */
export function measureProduct({ archetype, view }: Recipe): Promise<Extent> {
  const key = `${archetype.id}/${view}`;
  const extent = measured.get(key) ?? measure(archetype.id, view);
  measured.set(key, extent);
  return extent;
}

async function measure(archetype: string, view: string): Promise<Extent> {
  const { width, height, masks } = await readMaster(archetype, view, MEASURED_AT);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (masks[(y * width + x) * 3]! < SEEN) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  return {
    x: (left + right) / 2 / width,
    y: (top + bottom) / 2 / height,
    diagonal: Math.hypot(right - left, bottom - top) / width,
  };
}

export async function composeRoundel(recipe: Recipe, size: number): Promise<RawPicture> {
  const extent = await measureProduct(recipe);
  const cut = await cutOut(recipe, Math.min(1440, Math.round((size * REACH) / extent.diagonal)));
  const background = studioBackground(recipe.background.hex, size, size);
  const canvas = paintCanvas(size, size, (u, v) => {
    const o = (Math.floor(v * size) * size + Math.floor(u * size)) * 3;
    return [background[o]! / 255, background[o + 1]! / 255, background[o + 2]! / 255];
  });
  layCutOut(canvas, cut, {
    x: 0.5 + ((0.5 - extent.x) * cut.width) / size,
    y: 0.5 + ((0.5 - extent.y) * cut.height) / size,
  });
  return { data: toPixels(canvas), width: size, height: size, channels: 3 };
}
