import type { Part } from '../kit/cloth.ts';
import { seeded } from '../kit/random.ts';
import { band, open, type Point } from '../kit/shape.ts';

export const crease = (points: readonly Point[], width: number, height: number) => ({
  line: open(points),
  width,
  height,
});

export function fringe(x0: number, x1: number, y: number, length: number, seed: number, tilt = 0): Part[] {
  const r = seeded(seed);
  const n = Math.round((x1 - x0) / 9);
  return Array.from({ length: n }, (_, i): Part => {
    const x = x0 + ((i + 0.5) / n) * (x1 - x0);
    return {
      shape: band(
        open([
          [x, y - 4 + tilt * (i / n)],
          [x + (r() - 0.5) * 8, y + length * 0.5 + tilt * (i / n)],
          [x + (r() - 0.5) * 14, y + length * (0.9 + r() * 0.2) + tilt * (i / n)],
        ]),
        5,
      ),
      material: 'primary',
      puff: 0.8,
      lift: 0.1,
    };
  });
}
