import type { Part } from '../kit/cloth.ts';
import { foldPair, seamPair } from '../kit/dressmaking.ts';
import { CX, mirrored, type Polygon, turn } from '../kit/shape.ts';

/** Moves a garment, for two pieces in one picture. */
function shiftParts(parts: readonly Part[], dx: number, dy: number, degrees = 0): Part[] {
  const move = (p: Polygon): Polygon =>
    (degrees ? turn(p, degrees, CX, 520) : p).map(([x, y]) => [x + dx, y + dy] as const);
  return parts.map((part) => {
    const shapes = (
      typeof (part.shape[0] as readonly unknown[])[0] === 'number' ? [part.shape] : part.shape
    ) as readonly Polygon[];
    return {
      ...part,
      shape: shapes.map(move),
      volume: part.volume?.map(move),
      folds: part.folds?.map((f) => ({ ...f, line: move(f.line) })),
      seams: part.seams?.map((s) => ({ ...s, line: move(s.line) })),
      relief: part.relief && ((x: number, y: number) => part.relief!(x - dx, y - dy)),
    };
  });
}

export function briefParts(side: 'front' | 'back', dy = 0, high = 0): Part[] {
  const top = 560 - high;
  const parts: Part[] = [
    {
      shape: mirrored([
        [0, top + 22],
        [60, top + 14],
        [114, top, 1],
        [110, top - 8],
        [60, top + 2],
        [0, top + 6],
      ]),
      material: 'primary',
      tone: 0.48,
    },
    {
      shape: mirrored([
        [0, top + 16],
        [60, top + 12],
        [118, top - 2, 1],
        [124, top + 36],
        [126, top + 60, 1],
        [90, 640],
        [50, side === 'front' ? 690 : 700],
        [28, 726, 1],
        [0, 732],
      ]),
      material: 'primary',
      puff: side === 'front' ? 0.44 : 0.52,
      extend: [
        [0, -80],
        [0, 24],
      ],
      folds: [
        ...foldPair(
          [
            [110, top + 30],
            [70, top + 60],
            [20, top + 64],
          ],
          9,
          -2.4,
        ),
        ...foldPair(
          [
            [40, 700],
            [30, 660],
            [10, 640],
          ],
          8,
          -2.6,
        ),
      ],
      seams: seamPair(
        [
          [122, top + 58],
          [88, 634],
          [46, 688],
          [24, 724],
        ],
        1.4,
        1.1,
      ),
    },
    {
      shape: mirrored([
        [0, top + 14],
        [60, top + 9],
        [119, top - 5, 1],
        [121, top + 8, 1],
        [60, top + 22],
        [0, top + 27],
      ]),
      material: 'primary',
      puff: 0.4,
      edge: 2,
      lift: 0.25,
    },
  ];
  return shiftParts(parts, 0, dy);
}
