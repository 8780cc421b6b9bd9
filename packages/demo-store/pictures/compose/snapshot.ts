import type { ArchetypeKind } from '../archetypes.ts';
import { rgb } from '../kit/colour.ts';
import { seeded } from '../kit/random.ts';
import { layCutOut, paintCanvas, toPixels } from './canvas.ts';
import type { RawPicture } from './compose.ts';
import { cutOut } from './cut-out.ts';
import { photograph, throwSunlight } from './daylight.ts';
import { parseRecipe, type Recipe } from './recipe.ts';
import { type Surface, surfaceAt } from './surfaces.ts';

/** A shopper's photo of a product: `/media/snap/{take}/{archetype}/{view}/{fabric}.{colour}.{background}`. */
export interface Snapshot {
  recipe: Recipe;
  take: number;
}

/** Number of different photos of one product picture. */
export const TAKES = 12;
const ADDRESS = /^\/media\/snap\/(\d{1,2})(\/.+)$/;
const RATIO = 1.25;

export function parseSnapshot(path: string): Snapshot | null {
  const [, take, rest] = ADDRESS.exec(path) ?? [];
  const recipe = rest ? parseRecipe(`/media${rest}`) : null;
  const isTake = Number(take) < TAKES;
  return recipe && recipe.view !== 'swatch' && isTake ? { recipe, take: Number(take) } : null;
}

/** The address of a shopper's photo for a studio picture. */
export function snapshotPath(src: string, take: number): string {
  return src.replace('/media/', `/media/snap/${take % TAKES}/`);
}

const LAID: readonly Surface[] = ['bedsheet', 'boards', 'carpet', 'wall', 'bedsheet', 'linen'];
const STOOD: readonly Surface[] = ['marble', 'linen', 'boards', 'marble', 'linen', 'bedsheet'];
const HUNG: readonly Surface[] = ['wall', 'boards', 'wall', 'carpet', 'wall', 'linen'];
const HABITS: Record<ArchetypeKind, readonly Surface[]> = {
  apparel: LAID,
  lingerie: LAID,
  accessory: LAID,
  shoe: ['boards', 'carpet', 'boards', 'bedsheet', 'linen', 'carpet'],
  bag: ['boards', 'bedsheet', 'wall', 'linen', 'carpet', 'boards'],
  jewellery: STOOD,
  beauty: STOOD,
  electrical: STOOD,
  home: HUNG,
  gift: STOOD,
};
const HOMES = ['#d9cfc0', '#c7d2cf', '#cfd4de', '#e2d2c8', '#d3d6c6', '#e6e1d8'];

export async function composeSnapshot({ recipe, take }: Snapshot, width: number): Promise<RawPicture> {
  const random = seeded(take * 7 + recipe.archetype.id.length * 131);
  const between = (low: number, high: number) => low + random() * (high - low);
  const height = Math.round(width * RATIO);
  const habits = HABITS[recipe.archetype.kind];
  const tint = rgb(HOMES[(take * 5 + recipe.archetype.id.length) % HOMES.length]!);
  const canvas = paintCanvas(width, height, surfaceAt(habits[take % habits.length]!, tint, take));
  // Styled pictures fill the frame; other products lie on a surface, slightly rotated.
  const fills = recipe.view === 'styled' || recipe.view === 'detail';
  const size = fills ? between(1.12, 1.25) : between(0.9, 1.04);
  const cut = await cutOut(recipe, Math.min(1440, Math.round(width * size)));
  layCutOut(canvas, cut, {
    x: 0.5 + between(-0.05, 0.05),
    y: 0.5 + between(-0.04, 0.04),
    turn: between(-6, 6) * (fills ? 0.5 : 1),
  });
  if (take % 3 === 1) throwSunlight(canvas, between(0.3, 0.5), take);
  photograph(canvas, {
    warmth: between(0.95, 1.07),
    vignette: between(0.12, 0.34),
    grain: between(0.012, 0.035),
    fade: between(0.012, 0.04),
    seed: take,
  });
  return { data: toPixels(canvas), width, height, channels: 3 };
}
