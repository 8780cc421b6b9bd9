import type { Part } from '../kit/cloth.ts';
import { bust, foldPair, pair, seamPair, strap } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { mirrored } from '../kit/shape.ts';

/** A swimsuit body: high-cut legs, scooped neck. */
function swimBody(side: 'front' | 'back'): Part {
  return {
    shape: mirrored([
      ...(side === 'front'
        ? ([
            [0, 300],
            [34, 290],
            [56, 254],
            [62, 216, 1],
          ] as const)
        : ([
            [0, 420],
            [40, 400],
            [60, 320],
            [62, 216, 1],
          ] as const)),
      [84, 220, 1],
      [88, 270],
      [106, 322],
      [112, 344],
      [100, 400],
      [90, 446],
      [104, 520],
      [120, 580],
      [122, 600, 1],
      [88, 640],
      [50, 690],
      [30, 738, 1],
      [0, 744],
    ]),
    material: 'primary',
    puff: 0.5,
    extend: [
      [0, -60],
      [0, 30],
    ],
    relief: side === 'front' ? bust(8) : (_x, y) => 6 * Math.exp(-(((y - 640) / 60) ** 2)),
    folds: [
      ...foldPair(
        [
          [90, 436],
          [66, 446],
          [34, 444],
        ],
        9,
        -1.4,
      ),
      ...foldPair(
        [
          [104, 540],
          [80, 568],
          [44, 580],
        ],
        11,
        -1.3,
      ),
    ],
    creases: { height: 3, across: 60, along: 70, seed: 7 },
    seams: [
      ...seamPair(
        [
          [118, 598],
          [86, 634],
          [46, 688],
          [26, 736],
        ],
        1.4,
        1.1,
      ),
      ...(side === 'front'
        ? seamPair(
            [
              [0, 306],
              [38, 296],
              [62, 256],
              [68, 218],
            ],
            1.4,
            1,
          )
        : []),
    ],
    lift: 0.15,
  };
}

export const swimsuit: Garment = {
  top: 196,
  bottom: 760,
  half: 150,
  focus: [400, 340],
  hang: { shoulder: 82, y: 214 },
  parts: (side) => [
    {
      shape: mirrored([
        [0, 470],
        [70, 440],
        [104, 344],
        [86, 300],
        [70, 236],
        [62, 300],
        [34, 360],
        [0, 384],
      ]),
      material: 'primary',
      tone: 0.5,
    },
    ...pair(
      strap(
        [
          [72, 206],
          [74, 222],
        ],
        21,
      ),
    ),
    swimBody(side),
  ],
};
