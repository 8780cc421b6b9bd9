import { insideNeck } from '../kit/body.ts';
import { bodyFolds, bust, creases, fold, foldPair, line, lull, seam, sum } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { CX, mirrored } from '../kit/shape.ts';
import { bothSleeves, type SleeveOptions } from '../kit/sleeves.ts';
import { horn } from '../kit/trims.ts';

export const bodyconDress: Garment = {
  top: 190,
  bottom: 900,
  half: 196,
  focus: [400, 330],
  parts: (side) => {
    const sl: SleeveOptions = { cuff: [184, 560], cuffHalf: 19, full: 2, seed: 61, creases: 3 };
    return [
      ...(side === 'front' ? insideNeck(72, 62, 206) : []),
      ...bothSleeves(sl),
      {
        shape: mirrored([
          ...(side === 'front'
            ? ([
                [0, 262],
                [44, 254],
                [66, 232],
                [74, 206, 1],
              ] as const)
            : ([
                [0, 222],
                [44, 217],
                [74, 206, 1],
              ] as const)),
          [118, 230, 1],
          [110, 280],
          [109, 338, 1],
          [98, 390],
          [84, 442],
          [94, 500],
          [118, 580],
          [119, 660],
          [108, 780],
          [100, 878, 1],
          [50, 886],
          [0, 888],
        ]),
        material: 'primary',
        puff: 0.56,
        openHem: true,
        relief: sum(
          side === 'front' ? bust(11) : lull(3, 3),
          (x, y) => 7 * Math.exp(-(((x - CX) / 80) ** 2) - ((y - 600) / 80) ** 2),
        ),
        creases: creases(23, 2),
        folds: [
          ...foldPair(
            [
              [70, 452],
              [44, 458],
              [10, 454],
            ],
            9,
            -1.6,
          ),
          ...foldPair(
            [
              [104, 600],
              [66, 616],
              [20, 612],
            ],
            12,
            -1.4,
          ),
          ...foldPair(
            [
              [96, 722],
              [56, 716],
              [10, 724],
            ],
            12,
            -1.5,
          ),
          fold(
            [
              [-84, 820],
              [0, 808],
              [84, 822],
            ],
            12,
            1.6,
          ),
          ...bodyFolds(63, 0.4),
        ],
        seams: [
          seam(
            [
              [-99, 868],
              [0, 877],
              [99, 868],
            ],
            1.4,
            0.9,
          ),
          ...(side === 'back'
            ? [
                seam(
                  [
                    [0, 224],
                    [0, 886],
                  ],
                  1.6,
                  1.6,
                ),
              ]
            : []),
        ],
        lift: 0.2,
      },
      ...(side === 'back'
        ? [
            {
              shape: [
                line([
                  [-4, 222],
                  [4, 222],
                ]),
              ],
              material: horn,
            },
          ]
        : []),
    ];
  },
};
