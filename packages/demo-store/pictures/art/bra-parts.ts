import type { Part } from '../kit/cloth.ts';
import { line, type Offset, pair, piece, seam, strap } from '../kit/dressmaking.ts';
import { band, box, CX, mirrored, type Point } from '../kit/shape.ts';
import { gold } from '../kit/trims.ts';

/** One cup: gore, neckline up to the strap, armhole, wire. */
const outline: readonly Point[] = [
  [6, 390, 1],
  [16, 366],
  [44, 322],
  [74, 292],
  [92, 278, 1],
  [108, 304],
  [128, 348],
  [137, 380, 1],
  [126, 411],
  [100, 432],
  [68, 438],
  [36, 428],
  [15, 408],
];

const neckline: readonly Offset[] = [
  [8, 388],
  [18, 366],
  [45, 324],
  [75, 294],
  [92, 281],
];

const wire: readonly Offset[] = [
  [7, 391],
  [15, 409],
  [36, 429],
  [68, 439],
  [100, 433],
  [126, 412],
  [137, 382],
];

/** A narrow trim sewn along an edge. */
const trim = (points: readonly Offset[], width: number, beat: number): Part => ({
  shape: band(line(points), width),
  material: 'primary',
  puff: 0.75,
  edge: 1,
  edgeSoft: 1.2,
  lift: 0.16,
  relief: (x, y) => 0.35 * Math.cos(x * beat) * Math.cos(y * beat),
});

const cup: Part = piece(outline, {
  material: 'primary',
  puff: 0.86,
  seams: [
    seam(
      [
        [90, 286],
        [78, 336],
        [72, 388],
        [70, 436],
      ],
      1.5,
      1.1,
    ),
    seam(
      [
        [74, 372],
        [100, 366],
        [134, 374],
      ],
      1.3,
      0.9,
    ),
  ],
  creases: { height: 0.8, across: 46, along: 46, seed: 3 },
  lift: 0.2,
});

const slider = (x: number, y: number): Part => ({
  shape: box(CX + x - 6, y, 12, 9, 2),
  material: gold,
  edge: 2.4,
  edgeSoft: 1.6,
  lift: 0.3,
});

const front: readonly Part[] = [
  ...pair(
    strap(
      [
        [62, 190],
        [72, 232],
        [92, 284],
      ],
      7,
    ),
  ),
  // The inside of the back, visible between the cups.
  {
    shape: mirrored([
      [0, 376],
      [60, 372],
      [110, 364],
      [120, 400, 1],
      [60, 412],
      [0, 408],
    ]),
    material: 'primary',
    tone: 0.46,
  },
  ...pair(
    piece(
      [
        [128, 368, 1],
        [146, 364],
        [158, 372, 1],
        [157, 408, 1],
        [140, 420],
        [112, 432, 1],
      ],
      { material: 'primary', puff: 0.6, edge: 1.4, lift: 0.1 },
    ),
  ),
  {
    shape: mirrored([
      [0, 391],
      [8, 388, 1],
      [17, 410],
      [34, 430],
      [0, 430],
    ]),
    material: 'primary',
    puff: 0.3,
    edge: 1,
  },
  {
    shape: mirrored([
      [0, 420],
      [24, 430],
      [66, 444],
      [102, 438],
      [136, 418],
      [158, 406, 1],
      [158, 417, 1],
      [138, 430],
      [104, 450],
      [66, 456],
      [24, 442],
      [0, 432],
    ]),
    material: 'primary',
    puff: 0.7,
    edge: 1.4,
    lift: 0.2,
    relief: (x) => 0.3 * Math.cos(x * 1.5),
  },
  ...pair(cup),
  ...pair(trim(neckline, 7, 1.3)),
  ...pair(trim(wire, 8, 0.4)),
  ...pair(slider(70, 224)),
];

const hooks: readonly Part[] = [-5, 5].flatMap((x) =>
  [399, 408, 417].map(
    (y): Part => ({ shape: box(CX + x - 2.6, y - 1.2, 5.2, 2.4, 1), material: gold, edge: 1, lift: 0.2 }),
  ),
);

const back: readonly Part[] = [
  // The inside of the cups, behind the band.
  ...pair(piece(outline, { material: 'primary', tone: 0.5, puff: -0.3 })),
  ...pair(
    strap(
      [
        [62, 190],
        [66, 250],
        [56, 384],
      ],
      7,
    ),
  ),
  {
    shape: mirrored([
      [0, 394, 1],
      [22, 393],
      [52, 384],
      [96, 366],
      [138, 360],
      [158, 368, 1],
      [158, 412, 1],
      [110, 420],
      [50, 424],
      [0, 425, 1],
    ]),
    material: 'primary',
    puff: 0.5,
    edge: 1.6,
    lift: 0.3,
    creases: { height: 1.2, across: 40, along: 24, seed: 5 },
    seams: [-15, 15].map((x) =>
      seam(
        [
          [x, 394],
          [x, 424],
        ],
        1.3,
        1,
      ),
    ),
  },
  ...pair(slider(64, 262)),
  ...hooks,
];

export const braParts = (side: 'front' | 'back'): readonly Part[] => (side === 'front' ? front : back);

export function bow(x: number, y: number): Part[] {
  return [
    {
      shape: [
        [x, y],
        [x - 14, y - 7],
        [x - 14, y + 7],
      ],
      material: 'primary',
      puff: 0.7,
      lift: 0.3,
    },
    {
      shape: [
        [x, y],
        [x + 14, y - 7],
        [x + 14, y + 7],
      ],
      material: 'primary',
      puff: 0.7,
      lift: 0.3,
    },
    { shape: box(x - 3, y - 4, 6, 8, 2), material: 'primary', puff: 0.8, lift: 0.3 },
  ];
}
