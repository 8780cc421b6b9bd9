import { moved, quarter } from '../kit/accessory.ts';
import type { Part } from '../kit/cloth.ts';
import { fractal } from '../kit/random.ts';
import { CX, closed, open, type Point } from '../kit/shape.ts';

export const seam = (points: readonly Point[], width = 1.5, depth = 1.2) => ({
  line: open(points),
  width,
  depth,
});

export const crease = (points: readonly Point[], width: number, height: number) => ({
  line: open(points),
  width,
  height,
});

export const soft = (seed: number, height: number) => (x: number, y: number) =>
  height * fractal(x / 120, y / 120, 2, seed);

/** The side of the bag, visible in the turned view. */
export function turned(
  parts: readonly Part[],
  top: number,
  bottom: number,
  half: number,
  depth: number,
): Part[] {
  const x = CX + half;
  const dip = (bottom - top) * 0.075;
  const side: Part = {
    shape: closed([
      [x - 40, top + 8, 1],
      [x + depth * 0.42, top + dip, 1],
      [x + depth, top + dip * 0.3, 1],
      [x + depth * 1.06, (top + bottom) / 2],
      [x + depth, bottom - 34, 1],
      [x - 40, bottom - 4, 1],
    ]),
    material: 'primary',
    tone: 0.6,
    puff: 0.16,
    edge: 6,
    edgeSoft: 10,
    // The gusset folds inwards at the top.
    folds: [
      crease(
        [
          [x + depth * 0.42, top + dip * 0.6],
          [x + depth * 0.44, (top + bottom) / 2],
          [x + depth * 0.5, bottom - 60],
        ],
        22,
        -18,
      ),
    ],
  };
  return moved([side, ...parts], quarter);
}
