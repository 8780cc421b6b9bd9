import { insideNeck, torso } from '../kit/body.ts';
import { bodyFolds, bust, creases, fold, piece, seam, strap, waistband } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { skirt } from '../kit/skirt.ts';
import { bothSleeves, type SleeveOptions } from '../kit/sleeves.ts';

const wrapSleeve: SleeveOptions = { cuff: [196, 560], cuffHalf: 27, full: 9, seed: 8 };

export const wrapDress: Garment = {
  top: 190,
  bottom: 1050,
  half: 228,
  focus: [392, 400],
  parts: (side) => [
    ...(side === 'front' ? insideNeck(70, 150, 206) : []),
    ...bothSleeves(wrapSleeve),
    skirt({
      waist: 90,
      waistY: 448,
      hem: 186,
      hemY: 1018,
      folds: 6,
      fold: { top: 1.5, hem: 8 },
      seed: 12,
      flare: 0.92,
    }),
    ...(side === 'front'
      ? [
          piece(
            [
              [92, 452, 1],
              [-88, 452, 1],
              [-110, 560],
              [-150, 800],
              [-176, 1012, 1],
              [-60, 1034],
              [50, 1030],
              [104, 1004],
              [66, 820],
              [46, 640],
            ],
            {
              material: 'primary',
              puff: 0.26,
              extend: [
                [-60, 0],
                [0, 90],
              ],
              drape: { count: 4, top: 2, hem: 8, seed: 21 },
              folds: [
                fold(
                  [
                    [86, 452],
                    [20, 520],
                    [-60, 660],
                  ],
                  11,
                  -5,
                ),
                fold(
                  [
                    [88, 456],
                    [40, 560],
                    [-14, 760],
                  ],
                  12,
                  5,
                ),
                fold(
                  [
                    [90, 460],
                    [52, 600],
                    [30, 800],
                  ],
                  11,
                  -5,
                ),
                fold(
                  [
                    [80, 452],
                    [0, 486],
                    [-90, 560],
                  ],
                  10,
                  4,
                ),
              ],
              edge: 2,
              edgeSoft: 3,
              lift: 0.4,
            },
          ),
          piece(
            [
              [62, 207, 1],
              [122, 232, 1],
              [110, 280],
              [112, 338, 1],
              [100, 392],
              [90, 452, 1],
              [-40, 456, 1],
              [-8, 372],
              [30, 286],
            ],
            {
              material: 'primary',
              puff: 0.42,
              extend: [
                [-60, 40],
                [0, 90],
                [20, -20],
              ],
              relief: bust(9),
              creases: creases(6),
              folds: [
                ...bodyFolds(15),
                fold(
                  [
                    [70, 350],
                    [10, 400],
                    [-60, 440],
                  ],
                  10,
                  -4,
                ),
                fold(
                  [
                    [90, 380],
                    [30, 420],
                    [-40, 448],
                  ],
                  9,
                  3.4,
                ),
              ],
              lift: 0.3,
            },
          ),
          piece(
            [
              [-62, 207, 1],
              [-122, 232, 1],
              [-110, 280],
              [-112, 338, 1],
              [-100, 392],
              [-90, 452, 1],
              [86, 456, 1],
              [70, 418],
              [20, 344],
              [-26, 272],
            ],
            {
              material: 'primary',
              puff: 0.42,
              extend: [
                [60, 40],
                [0, 90],
                [-20, -20],
              ],
              relief: bust(10),
              creases: creases(7),
              folds: [
                fold(
                  [
                    [-104, 350],
                    [-50, 396],
                    [70, 440],
                  ],
                  10,
                  -4,
                ),
                fold(
                  [
                    [-100, 330],
                    [-30, 380],
                    [60, 424],
                  ],
                  9,
                  3.6,
                ),
                fold(
                  [
                    [-96, 400],
                    [-30, 430],
                    [76, 450],
                  ],
                  8,
                  -3.4,
                ),
                fold(
                  [
                    [-60, 214],
                    [-14, 300],
                    [56, 410],
                  ],
                  6,
                  3,
                ),
              ],
              seams: [
                seam(
                  [
                    [-54, 210],
                    [-18, 280],
                    [28, 348],
                    [80, 424],
                  ],
                  1.4,
                  1,
                ),
              ],
              lift: 0.45,
              edge: 2,
              edgeSoft: 3,
            },
          ),
        ]
      : [
          {
            shape: torso({ neck: { half: 66, depth: 16 }, waist: 90, waistY: 448, hem: 90, hemY: 460 }),
            material: 'primary' as const,
            puff: 0.48,
            openHem: true,
            creases: creases(9),
            folds: bodyFolds(16),
            seams: [
              seam(
                [
                  [0, 222],
                  [0, 456],
                ],
                1.5,
                1.4,
              ),
            ],
          },
        ]),
    waistband(91, 444, 22),
    ...(side === 'front'
      ? [
          strap(
            [
              [78, 462],
              [92, 520],
              [86, 600],
              [98, 690],
            ],
            15,
            { creases: creases(3, 2), lift: 0.4 },
          ),
          strap(
            [
              [74, 462],
              [66, 530],
              [70, 590],
              [62, 650],
            ],
            14,
            { lift: 0.4 },
          ),
          piece(
            [
              [76, 446],
              [112, 432],
              [124, 446],
              [116, 464],
              [82, 466],
            ],
            { material: 'primary', puff: 0.7, lift: 0.4 },
          ),
          piece(
            [
              [68, 444],
              [90, 444],
              [94, 470],
              [72, 474],
            ],
            { material: 'primary', puff: 0.6, lift: 0.35 },
          ),
        ]
      : []),
  ],
};
