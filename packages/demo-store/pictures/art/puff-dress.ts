import { insideNeck, torso } from '../kit/body.ts';
import {
  bodyFolds,
  bust,
  creases,
  fold,
  foldPair,
  lull,
  seam,
  seamPair,
  waistband,
} from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { gathers, skirt } from '../kit/skirt.ts';
import { bothSleeves, cuff, type SleeveOptions } from '../kit/sleeves.ts';

const puffSleeve: SleeveOptions = {
  cuff: [170, 412],
  cuffHalf: 31,
  full: 30,
  head: 20,
  seed: 3,
  underarm: [104, 350],
};

export const puffDress: Garment = {
  top: 190,
  bottom: 1062,
  half: 222,
  focus: [400, 330],
  parts: (side) => [
    ...(side === 'front' ? insideNeck(66, 112, 206) : []),
    ...bothSleeves(puffSleeve).map((p) => ({
      ...p,
      puff: 0.85,
      creases: { height: 9, across: 17, along: 100, seed: 7, angle: p.grain ?? 0 },
    })),
    ...cuff(puffSleeve, 11),
    {
      ...skirt({
        waist: 92,
        waistY: 450,
        hem: 216,
        hemY: 1040,
        folds: 8,
        fold: { top: 1.5, hem: 9 },
        seed: 4,
        flare: 1.04,
      }),
      folds: gathers(314, 486, 456, 80, 24, 3, 0.14),
    },
    {
      shape: torso({
        neck: side === 'front' ? { half: 66, depth: 122, v: true } : { half: 66, depth: 16 },
        waist: 92,
        waistY: 452,
        hem: 92,
        hemY: 462,
      }),
      material: 'primary',
      puff: 0.5,
      openHem: true,
      creases: creases(2),
      relief: side === 'front' ? bust(10) : lull(3, 4),
      lift: 0.25,
      folds: [
        ...bodyFolds(5),
        ...(side === 'front'
          ? foldPair(
              [
                [44, 356],
                [46, 400],
                [42, 452],
              ],
              7,
              -3.2,
            )
          : [
              fold(
                [
                  [0, 240],
                  [1, 340],
                  [0, 450],
                ],
                3,
                -2,
              ),
            ]),
      ],
      seams:
        side === 'front'
          ? seamPair(
              [
                [7, 322],
                [34, 270],
                [60, 210],
              ],
              1.4,
              1,
            )
          : [
              seam(
                [
                  [0, 222],
                  [0, 460],
                ],
                1.6,
                1.6,
              ),
            ],
    },
    waistband(92, 444, 20),
  ],
};
