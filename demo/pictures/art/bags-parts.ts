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

/** A side of the bag comes into sight when it is turned. */
export function turned(
  parts: readonly Part[],
  top: number,
  bottom: number,
  half: number,
  depth: number,
): Part[] {
  const x = CX + half;
  const side: Part = {
    shape: closed([
      [x - 40, top, 1],
      [x + depth, top - 18, 1],
      [x + depth * 1.06, (top + bottom) / 2],
      [x + depth, bottom - 40, 1],
      [x - 40, bottom, 1],
    ]),
    material: 'primary',
    tone: 0.66,
    puff: 0.2,
    edge: 6,
    edgeSoft: 10,
    folds: [
      crease(
        [
          [x + depth * 0.5, top + 10],
          [x + depth * 0.4, (top + bottom) / 2],
          [x + depth * 0.5, bottom - 40],
        ],
        18,
        -8,
      ),
    ],
  };
  return moved([side, ...parts], quarter);
}
