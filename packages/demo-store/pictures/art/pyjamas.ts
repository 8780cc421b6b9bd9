import { torso } from '../kit/body.ts';
import { bodyFolds, foldPair, piece, seam } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { CX } from '../kit/shape.ts';
import { bothSleeves, cuff, type SleeveOptions } from '../kit/sleeves.ts';
import { lapels, lining } from '../kit/tailoring.ts';
import { buttons, pearl } from '../kit/trims.ts';
import { legs, type Trousers } from './bottoms-parts.ts';

const pyjamaLeg: Trousers = {
  waist: 100,
  hip: 124,
  knee: [10, 132],
  hem: [12, 140],
  hemY: 1092,
  crotchY: 656,
  seed: 181,
  folds: 1.2,
};

export const pyjamas: Garment = {
  top: 186,
  bottom: 1097,
  half: 232,
  focus: [400, 310],
  parts: (side) => {
    const sl: SleeveOptions = { cuff: [198, 560], cuffHalf: 34, full: 10, seed: 183, underarm: [112, 352] };
    return [
      ...legs(pyjamaLeg, side).map((p) => ({ ...p, drape: { count: 2, top: 0, hem: 5, seed: 29 } })),
      ...(side === 'front' ? lining(70) : []),
      ...bothSleeves(sl),
      ...cuff(sl, 24, { edge: 2.4, lift: 0.2 }),
      {
        shape: torso({
          neck: side === 'front' ? { half: 50, depth: 94, v: true } : { half: 48, depth: 12 },
          bust: 120,
          waist: 120,
          waistY: 470,
          hem: 130,
          hemY: 650,
        }),
        material: 'primary',
        volume: [
          torso({ neck: { half: 48, depth: 12 }, bust: 120, waist: 120, waistY: 470, hem: 130, hemY: 650 }),
        ],
        puff: 0.42,
        openHem: true,
        creases: { height: 6, across: 60, along: 100, seed: 185 },
        folds: [
          ...bodyFolds(186, 0.7, 560),
          ...foldPair(
            [
              [60, 380],
              [66, 500],
              [78, 640],
            ],
            15,
            4,
          ),
        ],
        seams:
          side === 'front'
            ? [
                seam(
                  [
                    [-13, 300],
                    [-13, 648],
                  ],
                  1.6,
                  1.4,
                ),
                seam(
                  [
                    [13, 300],
                    [13, 648],
                  ],
                  1.2,
                  0.9,
                ),
                seam(
                  [
                    [36, 310],
                    [92, 306],
                    [94, 372],
                    [38, 374],
                    [36, 310],
                  ],
                  1.6,
                  1.3,
                ),
              ]
            : [],
        lift: 0.3,
      },
      ...(side === 'front'
        ? [...lapels(304, 64, 262, 2), ...buttons(CX, [330, 400, 470, 540], 6, pearl)]
        : [
            piece(
              [
                [-52, 200],
                [0, 188],
                [52, 200],
                [64, 226],
                [0, 240],
                [-64, 226],
              ],
              { material: 'primary', puff: 0.3, edge: 3, lift: 0.3 },
            ),
          ]),
    ];
  },
};
