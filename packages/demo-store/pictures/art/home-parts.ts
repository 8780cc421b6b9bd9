import { woodGrain } from '../kit/home-views.ts';
import { fractal } from '../kit/random.ts';
import { block, rough, type Sdf } from '../kit/sdf.ts';
import type { Item, Surface } from '../kit/solid-scene.ts';

export const cloth: Surface = { paint: 'primary' };

export const brass: Surface = { paint: '#cfae6b', metal: 'brass' };

export const oak: Surface = { paint: '#b98f63', gloss: 0.16, grain: woodGrain(1) };

export const item = (shape: Sdf, surface: Surface, bound: Item['bound']): Item => ({ shape, surface, bound });

/** A stuffed cushion: thick in the middle, thin at its seams, slightly irregular. */
export function pillow(a: number, b: number, h: number, seed = 1): Sdf {
  return (x, y, z) => {
    const ux = Math.abs(x) / a;
    const uy = Math.abs(y) / b;
    const out = Math.max(Math.abs(x) - a, Math.abs(y) - b);
    if (out > 6)
      return (
        Math.hypot(Math.max(0, Math.abs(x) - a), Math.max(0, Math.abs(y) - b), Math.max(0, Math.abs(z) - h)) *
        0.9
      );
    const f = Math.sqrt(Math.max(0, 1 - ux ** 3.2) * Math.max(0, 1 - uy ** 3.2));
    // The sides curve inwards between the corners.
    const waist = 1.5 * (1 - Math.min(1, uy) ** 2) * ux ** 6 + 1.5 * (1 - Math.min(1, ux) ** 2) * uy ** 6;
    const life = 0.6 * fractal(x / 14 + seed, y / 14, 2, seed);
    const d = Math.abs(z) - (h * f ** 0.8 + 0.5 + life * f) + waist;
    return Math.max(d * 0.5, out + waist);
  };
}

/** Upholstery: a rounded block with a curved top. */
export function seat(hx: number, hy: number, hz: number, r: number, crown: number): Sdf {
  const b = block(hx, hy, hz, r);
  return rough(
    b,
    (x, y, z) =>
      (y > 0 ? crown * Math.max(0, 1 - (x / hx) ** 4) * Math.max(0, 1 - (z / hz) ** 4) : 0) +
      0.25 * fractal(x / 16, z / 16, 2, 3),
  );
}

export const dye: Surface = { paint: 'primary', gloss: 0.6 };

export const gold: Surface = { paint: '#d8b366', metal: 'gold' };

export const jewel: Surface = { paint: 'primary', gloss: 0.9 };
