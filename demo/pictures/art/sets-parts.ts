import type { Part } from '../kit/cloth.ts';
import { fold, foldPair, pair, piece, seam, seamPair, strap } from '../kit/dressmaking.ts';
import { box, CX, mirrored, type Polygon, turn } from '../kit/shape.ts';
import { button } from '../kit/trims.ts';

/** Moves a whole garment, for sets of two pieces in one picture. */
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

function cup(seed: number, lace = false): Part {
  return piece(
    [
      [8, 372, 1],
      [26, 330],
      [60, 292],
      [82, 286, 1],
      [104, 320],
      [116, 366],
      [108, 400],
      [62, 416],
      [16, 404],
    ],
    {
      material: 'primary',
      puff: 0.62,
      folds: [
        fold(
          [
            [20, 396],
            [50, 380],
            [74, 330],
          ],
          8,
          lace ? -2 : -2.6,
        ),
        fold(
          [
            [100, 390],
            [84, 366],
            [80, 320],
          ],
          9,
          -2.4,
        ),
      ],
      seams: [
        seam(
          [
            [14, 384],
            [60, 360],
            [112, 372],
          ],
          1.6,
          1.2,
        ),
        seam(
          [
            [12, 374],
            [30, 334],
            [62, 298],
            [80, 292],
          ],
          1.3,
          1,
        ),
      ],
      creases: { height: 2, across: 30, along: 30, seed },
      lift: 0.2,
    },
  );
}

export function braParts(side: 'front' | 'back', dy = 0): Part[] {
  const metal = button(CX, 396, 3.4, { colour: '#d8b366', finish: 'metal', metal: 'gold' });
  const parts: Part[] =
    side === 'front'
      ? [
          ...pair(
            strap(
              [
                [62, 190],
                [70, 230],
                [84, 292],
              ],
              8,
            ),
          ),
          {
            shape: mirrored([
              [0, 372],
              [60, 362],
              [112, 352],
              [118, 358, 1],
              [120, 398, 1],
              [60, 410],
              [0, 404],
            ]),
            material: 'primary',
            tone: 0.5,
          },
          ...pair(
            piece(
              [
                [104, 372, 1],
                [128, 362, 1],
                [134, 404, 1],
                [104, 412, 1],
              ],
              { material: 'primary', puff: 0.4, lift: 0.1 },
            ),
          ),
          ...pair(cup(3)),
          {
            shape: mirrored([
              [0, 400],
              [50, 412],
              [108, 400],
              [134, 396, 1],
              [134, 414, 1],
              [100, 422],
              [50, 430],
              [0, 420],
            ]),
            material: 'primary',
            puff: 0.4,
            edge: 2,
            lift: 0.3,
            relief: (x) => 0.5 * Math.cos(x * 0.9),
          },
          ...pair(
            piece(
              [
                [2, 378, 1],
                [10, 372],
                [12, 402],
                [2, 410, 1],
              ],
              { material: 'primary', puff: 0.4 },
            ),
          ),
          ...metal,
          ...pair({
            shape: box(CX + 62, 214, 12, 12, 2),
            material: { colour: '#d8b366', finish: 'metal', metal: 'gold' },
            edge: 3,
            edgeSoft: 2,
            lift: 0.3,
          }),
        ]
      : [
          ...pair(
            strap(
              [
                [62, 190],
                [66, 250],
                [58, 374],
              ],
              8,
            ),
          ),
          {
            shape: mirrored([
              [0, 386, 1],
              [30, 380],
              [70, 366],
              [112, 350],
              [132, 356, 1],
              [134, 410, 1],
              [70, 420],
              [0, 422, 1],
            ]),
            material: 'primary',
            puff: 0.4,
            edge: 2,
            seams: [
              seam(
                [
                  [-7, 386],
                  [-7, 421],
                ],
                1.4,
                1.2,
              ),
              seam(
                [
                  [7, 386],
                  [7, 421],
                ],
                1.4,
                1.2,
              ),
            ],
          },
        ];
  return shiftParts(parts, 0, dy);
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
