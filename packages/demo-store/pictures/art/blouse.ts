import { insideNeck, torso } from '../kit/body.ts';
import { bodyFolds, bust, fold, lull, pair, piece, seam, seamPair } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { gathers } from '../kit/skirt.ts';
import { bothSleeves, cuff, type SleeveOptions } from '../kit/sleeves.ts';
import { soft } from './tops-parts.ts';

const blouseSleeve: SleeveOptions = {
  cuff: [206, 540],
  cuffHalf: 24,
  full: 30,
  seed: 28,
  head: 12,
  underarm: [108, 352],
};

export const blouse: Garment = {
  top: 184,
  bottom: 620,
  half: 240,
  focus: [400, 280],
  parts: (side) => [
    ...(side === 'front' ? insideNeck(50, 70, 206) : []),
    ...bothSleeves(blouseSleeve).map((p) => ({
      ...p,
      puff: 0.75,
      creases: { height: 9, across: 20, along: 120, seed: 4, angle: p.grain ?? 0 },
    })),
    ...cuff(blouseSleeve, 22),
    {
      shape: torso({
        neck: side === 'front' ? { half: 52, depth: 92, v: true } : { half: 52, depth: 14 },
        bust: 117,
        waist: 112,
        waistY: 460,
        hem: 126,
        hemY: 606,
        hemDip: 12,
      }),
      material: 'primary',
      puff: 0.42,
      openHem: true,
      drape: { count: 6, top: 0.4, hem: 5, seed: 9 },
      creases: soft(29, 4),
      relief: side === 'front' ? bust(8) : lull(4, 5),
      folds: [
        ...bodyFolds(24),
        ...gathers(300, 372, 236, 60, 9, 5, 0),
        ...gathers(428, 500, 236, 60, 9, 6, 0),
      ],
      seams:
        side === 'front'
          ? [
              seam(
                [
                  [0, 300],
                  [0, 600],
                ],
                1.8,
                1.8,
              ),
              ...seamPair(
                [
                  [54, 214],
                  [80, 234],
                  [118, 240],
                ],
                1.4,
                1,
              ),
            ]
          : [
              seam(
                [
                  [-114, 250],
                  [0, 258],
                  [114, 250],
                ],
                1.6,
                1.4,
              ),
            ],
      lift: 0.2,
    },
    ...(side === 'front'
      ? [
          ...pair(
            piece(
              [
                [0, 296, 1],
                [30, 250],
                [50, 204, 1],
                [60, 200],
                [64, 212],
                [46, 262],
                [16, 306],
              ],
              {
                material: 'primary',
                puff: 0.6,
                lift: 0.3,
                creases: { height: 4, across: 10, along: 30, seed: 3 },
              },
            ),
          ),
          ...pair(
            piece(
              [
                [2, 296],
                [30, 276],
                [56, 282],
                [62, 306],
                [40, 318],
                [12, 308],
              ],
              {
                material: 'primary',
                puff: 0.75,
                lift: 0.4,
                folds: [
                  fold(
                    [
                      [6, 300],
                      [30, 296],
                      [52, 296],
                    ],
                    5,
                    -4,
                  ),
                ],
              },
            ),
          ),
          piece(
            [
              [-4, 302],
              [-18, 350],
              [-40, 420],
              [-22, 428],
              [-2, 360],
              [10, 306],
            ],
            {
              material: 'primary',
              puff: 0.5,
              lift: 0.35,
              folds: [
                fold(
                  [
                    [0, 310],
                    [-14, 360],
                    [-28, 420],
                  ],
                  4,
                  -3,
                ),
              ],
            },
          ),
          piece(
            [
              [2, 304],
              [18, 350],
              [24, 400],
              [42, 396],
              [32, 344],
              [14, 302],
            ],
            { material: 'primary', puff: 0.5, lift: 0.35 },
          ),
          piece(
            [
              [-9, 290],
              [9, 290],
              [11, 312],
              [-10, 314],
            ],
            { material: 'primary', puff: 0.8, lift: 0.35 },
          ),
        ]
      : [
          piece(
            [
              [-52, 206, 1],
              [0, 196],
              [52, 206, 1],
              [54, 216],
              [0, 224],
              [-54, 216],
            ],
            { material: 'primary', puff: 0.6, lift: 0.25 },
          ),
        ]),
  ],
};
