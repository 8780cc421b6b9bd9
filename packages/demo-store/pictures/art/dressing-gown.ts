import { torso } from '../kit/body.ts';
import { bodyFolds, fold, pair, piece, seam, waistband } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { skirt } from '../kit/skirt.ts';
import { bothSleeves, cuff, type SleeveOptions } from '../kit/sleeves.ts';
import { lining, tiedBelt } from '../kit/tailoring.ts';

export const dressingGown: Garment = {
  top: 186,
  bottom: 990,
  half: 246,
  focus: [400, 360],
  parts: (side) => {
    const sl: SleeveOptions = {
      shoulder: 131,
      cuff: [206, 560],
      cuffHalf: 46,
      full: 12,
      seed: 191,
      underarm: [114, 362],
    };
    const collar = piece(
      [
        [-8, 458, 1],
        [12, 380],
        [40, 280],
        [50, 206, 1],
        [64, 196],
        [78, 222],
        [76, 300],
        [50, 390],
        [18, 462, 1],
      ],
      {
        material: 'primary',
        puff: 0.6,
        edge: 3,
        lift: 0.36,
        folds: [
          fold(
            [
              [4, 440],
              [44, 320],
              [60, 220],
            ],
            8,
            3,
          ),
        ],
      },
    );
    return [
      ...(side === 'front' ? lining(230) : []),
      ...bothSleeves(sl).map((p) => ({ ...p, puff: 0.72 })),
      ...cuff(sl, 40, { lift: 0.3, edge: 3 }),
      {
        ...skirt({
          waist: 112,
          waistY: 470,
          hem: 166,
          hemY: 962,
          folds: 5,
          fold: { top: 2, hem: 7 },
          seed: 39,
          flare: 0.8,
        }),
      },
      ...(side === 'front'
        ? [
            piece(
              [
                [110, 474, 1],
                [-30, 474, 1],
                [-44, 640],
                [-40, 972, 1],
                [60, 976],
                [166, 960, 1],
                [140, 700],
              ],
              {
                material: 'primary',
                puff: 0.3,
                extend: [
                  [-60, 0],
                  [0, 80],
                  [30, 0],
                ],
                drape: { count: 3, top: 2, hem: 7, seed: 49 },
                edge: 2.4,
                edgeSoft: 5,
                lift: 0.36,
              },
            ),
          ]
        : []),
      {
        shape: torso({
          neck: side === 'front' ? { half: 52, depth: 254, v: true } : { half: 50, depth: 12 },
          shoulder: 128,
          bust: 124,
          waist: 112,
          waistY: 472,
          hem: 112,
          hemY: 480,
        }),
        material: 'primary',
        volume: [
          torso({
            neck: { half: 50, depth: 12 },
            shoulder: 128,
            bust: 124,
            waist: 112,
            waistY: 472,
            hem: 112,
            hemY: 480,
          }),
        ],
        puff: 0.46,
        openHem: true,
        creases: { height: 6, across: 60, along: 90, seed: 193 },
        folds: bodyFolds(194, 1, 460),
        lift: 0.26,
      },
      ...(side === 'front'
        ? pair(collar)
        : [
            piece(
              [
                [-56, 202],
                [0, 186],
                [56, 202],
                [70, 232],
                [0, 250],
                [-70, 232],
              ],
              { material: 'primary', puff: 0.4, edge: 3, lift: 0.3 },
            ),
          ]),
      ...(side === 'front' ? tiedBelt(112, 462, 30, 190) : [waistband(112, 462, 30)]),
      ...(side === 'front'
        ? pair(
            piece(
              [
                [62, 570, 1],
                [122, 566, 1],
                [128, 650, 1],
                [66, 656, 1],
              ],
              {
                material: 'primary',
                edge: 3,
                edgeSoft: 3,
                lift: 0.3,
                seams: [
                  seam(
                    [
                      [63, 588],
                      [123, 584],
                    ],
                    1.6,
                    1.2,
                  ),
                ],
              },
            ),
          )
        : []),
    ];
  },
};
