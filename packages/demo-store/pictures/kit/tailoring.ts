import { insideNeck } from './body.ts';
import type { Part } from './cloth.ts';
import { fold, line, pair, piece, seam } from './dressmaking.ts';
import { band, mirrored, type Point } from './shape.ts';

/** One lapel, from the collar notch to the first button; `end` is how far it crosses the middle. */
function lapel(breakY: number, wide: number, notchY: number, end: number): Part {
  return piece(
    [
      [-end, breakY, 1],
      [12, notchY + (breakY - notchY) * 0.42],
      [35, notchY - 34],
      [48, 207, 1],
      [66, 216],
      [wide - 8, notchY - 10, 1],
      [wide + 6, notchY - 6, 1],
      [wide - 2, notchY + 22],
      [wide * 0.55, notchY + (breakY - notchY) * 0.55],
    ],
    {
      material: 'primary',
      edge: 3.4,
      edgeSoft: 4,
      lift: 0.4,
      grain: 18,
      folds: [
        fold(
          [
            [4, breakY - 16],
            [30, notchY + 40],
            [50, 230],
          ],
          7,
          3,
        ),
      ],
    },
  );
}

/** Both lapels and the collar; the right front is on top, so only its lapel crosses the middle. */
export function lapels(breakY: number, wide: number, notchY: number, cross = 6): Part[] {
  const collar = piece(
    [
      [28, 200, 1],
      [48, 192],
      [58, 204],
      [72, 228],
      [wide - 4, notchY - 18, 1],
      [wide - 22, notchY - 6, 1],
      [56, notchY - 20],
      [46, 232],
    ],
    { material: 'primary', edge: 3, edgeSoft: 3.5, lift: 0.4, grain: -30 },
  );
  const neckBack: Part = {
    shape: mirrored([
      [0, 190],
      [30, 191],
      [52, 200, 1],
      [46, 216, 1],
      [0, 208],
    ]),
    material: 'primary',
    edge: 3,
    edgeSoft: 4,
    tone: 0.86,
  };
  const [under] = pair(lapel(breakY + 4, wide, notchY, 14));
  return [neckBack, under!, lapel(breakY, wide, notchY, cross), ...pair(collar)];
}

/** The lining, visible between open fronts. */
export function lining(depth: number): Part[] {
  return insideNeck(52, depth, 206, 14);
}

/** A flap or welt pocket on each side. */
export function flapPockets(x: number, y: number, w: number, h: number, tilt = 0): Part[] {
  return pair(
    piece(
      [
        [x - w / 2, y + tilt, 1],
        [x + w / 2, y - tilt, 1],
        [x + w / 2 - 1, y + h - tilt, 1],
        [x - w / 2 + 1, y + h + tilt, 1],
      ],
      { material: 'primary', edge: 2.6, edgeSoft: 2.5, lift: 0.3, grain: 2 },
    ),
  );
}

export function welt(x: number, y: number, w: number, tilt: number): Part {
  return piece(
    [
      [x - w / 2, y + tilt, 1],
      [x + w / 2, y - tilt, 1],
      [x + w / 2, y - tilt + 9, 1],
      [x - w / 2, y + tilt + 9, 1],
    ],
    { material: 'primary', edge: 2.2, edgeSoft: 2, lift: 0.25 },
  );
}

/** A sash tied in front. */
export function tiedBelt(
  half: number,
  y: number,
  width: number,
  length: number,
  material: Part['material'] = 'primary',
): Part[] {
  const sash: Part = {
    shape: mirrored([
      [0, y + 8],
      [half * 0.6, y + 5],
      [half + 2, y - 3, 1],
      [half + 2, y + width - 3, 1],
      [half * 0.6, y + width + 5],
      [0, y + width + 8],
    ]),
    material,
    puff: 0.36,
    extend: [
      [0, 50],
      [0, -50],
    ],
    edge: 2.6,
    edgeSoft: 2.5,
    lift: 0.35,
    folds: [
      fold(
        [
          [-half, y + width / 2],
          [0, y + width * 0.8],
          [half, y + width / 2],
        ],
        3,
        -1.6,
      ),
    ],
  };
  const tail = (points: readonly (readonly [number, number])[], w: number): Part => ({
    shape: band(line(points), (t) => w * (0.72 + 0.3 * t)),
    material,
    puff: 0.3,
    edge: 1.8,
    edgeSoft: 2.5,
    lift: 0.38,
    folds: [fold([points[0]!, points[1]!, points[points.length - 1]!], 4, -2)],
  });
  const knot: Point[] = [
    [-17, y + 1],
    [6, y - 5],
    [20, y + 4],
    [18, y + width + 8],
    [-6, y + width + 13],
    [-19, y + width + 3],
  ];
  return [
    sash,
    tail(
      [
        [4, y + width],
        [22, y + width + length * 0.4],
        [16, y + width + length * 0.75],
        [30, y + width + length],
      ],
      width,
    ),
    tail(
      [
        [-4, y + width],
        [-12, y + width + length * 0.3],
        [-4, y + width + length * 0.6],
        [-14, y + width + length * 0.82],
      ],
      width,
    ),
    piece(knot, {
      material,
      puff: 0.7,
      lift: 0.35,
      folds: [
        fold(
          [
            [-12, y + 4],
            [2, y + width / 2],
            [12, y + width + 6],
          ],
          4,
          -3,
        ),
      ],
    }),
  ];
}

export function frontSeam(x: number, from: number, to: number) {
  return seam(
    [
      [x, from],
      [x + 1, (from + to) / 2],
      [x, to],
    ],
    2,
    2,
  );
}
