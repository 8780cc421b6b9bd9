import { bodyFolds, bust, fold, foldPair, lull, seam, strap, sum } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { mirrored } from '../kit/shape.ts';
import { skirt } from '../kit/skirt.ts';

export const slipDress: Garment = {
  top: 150,
  bottom: 1050,
  half: 180,
  focus: [400, 320],
  hang: { shoulder: 104, y: 196 },
  parts: (side) => [
    strap(
      [
        [64, 176],
        [72, 220],
        [70, 286],
      ],
      5,
    ),
    strap(
      [
        [-64, 176],
        [-72, 220],
        [-70, 286],
      ],
      5,
    ),
    {
      shape: mirrored([
        [0, 300],
        [44, 290],
        [84, 284, 1],
        [98, 306],
        [104, 336, 1],
        [100, 380],
        [94, 420, 1],
        [0, 420, 1],
      ]),
      material: 'primary',
      tone: 0.5,
    },
    {
      ...skirt({
        waist: 90,
        waistY: 420,
        hem: 152,
        hemY: 1020,
        folds: 5,
        fold: { top: 1, hem: 8.5 },
        seed: 31,
        flare: 0.72,
        sag: 12,
      }),
      puff: 0.44,
      folds: [
        fold(
          [
            [-80, 520],
            [-30, 640],
            [-40, 900],
          ],
          12,
          5,
        ),
        fold(
          [
            [84, 540],
            [40, 680],
            [50, 960],
          ],
          13,
          -5,
        ),
        ...foldPair(
          [
            [86, 470],
            [50, 520],
            [10, 540],
          ],
          12,
          -3,
        ),
      ],
    },
    {
      shape:
        side === 'front'
          ? mirrored([
              [0, 322, 1],
              [30, 304],
              [70, 282, 1],
              [96, 308],
              [108, 340, 1],
              [100, 384],
              [90, 436, 1],
              [0, 440],
            ])
          : mirrored([
              [0, 352],
              [50, 344],
              [92, 324, 1],
              [108, 342, 1],
              [100, 384],
              [90, 436, 1],
              [0, 440],
            ]),
      material: 'primary',
      puff: 0.48,
      openHem: true,
      extend: [[0, -60]],
      relief: side === 'front' ? sum(bust(11, 336, 46, 40), lull(3, 3)) : lull(4, 4),
      folds: [
        ...(side === 'front'
          ? [
              fold(
                [
                  [-50, 300],
                  [0, 346],
                  [50, 300],
                ],
                10,
                -4.5,
              ),
              fold(
                [
                  [-40, 318],
                  [0, 368],
                  [40, 320],
                ],
                9,
                3.4,
              ),
              fold(
                [
                  [-56, 330],
                  [2, 394],
                  [60, 334],
                ],
                10,
                -3,
              ),
            ]
          : []),
        ...bodyFolds(33, 0.9),
      ],
      seams: [
        seam(
          [
            [-90, 436],
            [0, 441],
            [90, 436],
          ],
          1.2,
          0.4,
        ),
      ],
    },
  ],
};
