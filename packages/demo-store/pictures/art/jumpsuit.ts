import { insideNeck, torso } from '../kit/body.ts';
import { bodyFolds, bust, lull, seam, waistband } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { gathers } from '../kit/skirt.ts';
import { bothSleeves, type SleeveOptions } from '../kit/sleeves.ts';
import { tiedBelt } from '../kit/tailoring.ts';
import { legs, type Trousers } from './bottoms-parts.ts';

const jumpLeg: Trousers = {
  waist: 90,
  hip: 120,
  knee: [10, 140],
  hem: [14, 164],
  hemY: 1090,
  crotchY: 640,
  seed: 171,
  folds: 0.9,
};

export const jumpsuit: Garment = {
  top: 190,
  bottom: 1095,
  half: 200,
  focus: [400, 320],
  parts: (side) => {
    const sl: SleeveOptions = {
      cuff: [150, 330],
      cuffHalf: 40,
      full: 6,
      head: 8,
      seed: 172,
      underarm: [106, 348],
    };
    return [
      ...(side === 'front' ? insideNeck(60, 120, 206) : []),
      ...bothSleeves(sl),
      ...legs(jumpLeg, side).map((p) => ({ ...p, drape: { count: 2, top: 0, hem: 6, seed: 19 } })),
      {
        shape: torso({
          neck: side === 'front' ? { half: 62, depth: 134, v: true } : { half: 60, depth: 14 },
          waist: 92,
          waistY: 448,
          hem: 93,
          hemY: 462,
        }),
        material: 'primary',
        puff: 0.48,
        openHem: true,
        relief: side === 'front' ? bust(9) : lull(2, 5),
        creases: { height: 4, across: 46, along: 80, seed: 174 },
        folds: [...bodyFolds(175), ...gathers(314, 486, 420, -50, 14, 6, 0)],
        seams:
          side === 'front'
            ? [
                seam(
                  [
                    [0, 338],
                    [0, 460],
                  ],
                  1.6,
                  1.4,
                ),
              ]
            : [
                seam(
                  [
                    [0, 222],
                    [0, 460],
                  ],
                  1.6,
                  1.4,
                ),
              ],
        lift: 0.22,
      },
      ...(side === 'front' ? tiedBelt(93, 444, 22, 120) : [waistband(93, 444, 22)]),
    ];
  },
};
