import type { Drape, Part } from './cloth.ts';
import { drapeWave } from './cloth-height.ts';
import { seeded } from './random.ts';
import { CX, open, type Polygon } from './shape.ts';

export interface SkirtOptions {
  waist: number;
  waistY: number;
  hem: number;
  hemY: number;
  /** Shape of the side: 1 straight, below 1 wide at the hips, above 1 wide at the hem. */
  flare?: number;
  folds: number;
  fold: { top: number; hem: number; sharp?: number; wander?: number };
  seed: number;
  /** Height of the waves of the hem. */
  scallop?: number;
  /** How much lower the middle of the hem is. */
  sag?: number;
  centre?: number;
}

/** A skirt whose hem follows its folds. */
export function skirt(o: SkirtOptions): Part {
  const cx = o.centre ?? CX;
  const flare = o.flare ?? 1;
  const scallop = o.scallop ?? 9;
  const sag = o.sag ?? 14;
  const drape: Drape = {
    count: o.folds,
    top: o.fold.top,
    hem: o.fold.hem,
    seed: o.seed,
    sharp: o.fold.sharp,
    wander: o.fold.wander,
  };
  const phase = seeded(o.seed)() * 9;
  const side = (sign: number): [number, number][] =>
    Array.from({ length: 25 }, (_, i) => {
      const v = i / 24;
      const w = o.waist + (o.hem - o.waist) * v ** flare;
      return [cx + sign * w, o.waistY + (o.hemY - o.waistY) * v];
    });
  const hem: [number, number][] = Array.from({ length: 81 }, (_, i) => {
    const t = i / 80;
    const wave = drapeWave(t, 1, o.folds, phase, drape.sharp ?? 0.85, drape.wander ?? 1, o.seed);
    const round = sag * (1 - (2 * t - 1) ** 2);
    return [cx - o.hem + 2 * o.hem * t, o.hemY + round + wave * scallop * 0.5];
  });
  const shape: Polygon = [...side(-1), ...hem, ...side(1).reverse()];
  const volume: Polygon = [
    [cx - o.waist * 0.9, o.waistY - 140],
    ...side(-1),
    [cx - o.hem - (o.hem - o.waist) * 0.2, o.hemY + 130],
    [cx + o.hem + (o.hem - o.waist) * 0.2, o.hemY + 130],
    ...side(1).reverse(),
    [cx + o.waist * 0.9, o.waistY - 140],
  ];
  return { shape, volume: [volume], material: 'primary', puff: 0.34, drape };
}

/** Small gathers below a seam. */
export function gathers(
  x0: number,
  x1: number,
  y: number,
  length: number,
  count: number,
  seed: number,
  spread = 0.1,
): NonNullable<Part['folds']> {
  const r = seeded(seed);
  const mid = (x0 + x1) / 2;
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + ((i + 0.2 + r() * 0.6) / count) * (x1 - x0);
    const len = length * (0.5 + r() * 0.9);
    return {
      line: open([
        [x, y - 4],
        [x + (x - mid) * spread * 0.4 + (r() - 0.5) * 4, y + len * 0.45],
        [x + (x - mid) * spread, y + len],
      ]),
      width: 2.4 + r() * 2.4,
      height: (i % 2 ? 2.4 : -3.2) * (0.7 + r() * 0.6),
    };
  });
}
