import { insideNeck, torso } from '../kit/body.ts';
import { bodyFolds, bust, creases, foldPair, lull, seam, seamPair, waistband } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { gathers, skirt } from '../kit/skirt.ts';

export const maxiDress: Garment = {
  top: 186,
  bottom: 1112,
  half: 226,
  focus: [400, 320],
  hang: { shoulder: 88, y: 214 },
  parts: (side) => [
    ...(side === 'front' ? insideNeck(66, 88, 206) : []),
    skirt({
      waist: 88,
      waistY: 424,
      hem: 160,
      hemY: 700,
      folds: 8,
      fold: { top: 2, hem: 8 },
      seed: 41,
      flare: 0.9,
    }),
    {
      ...skirt({
        waist: 154,
        waistY: 694,
        hem: 192,
        hemY: 900,
        folds: 10,
        fold: { top: 3, hem: 9 },
        seed: 43,
        flare: 0.9,
        sag: 16,
      }),
      folds: gathers(250, 550, 712, 60, 34, 9, 0.1),
    },
    {
      ...skirt({
        waist: 190,
        waistY: 892,
        hem: 220,
        hemY: 1088,
        folds: 13,
        fold: { top: 3, hem: 9 },
        seed: 44,
        flare: 0.9,
        sag: 18,
      }),
      folds: gathers(214, 586, 914, 56, 44, 10, 0.1),
    },
    {
      ...skirt({
        waist: 88,
        waistY: 424,
        hem: 162,
        hemY: 700,
        folds: 7,
        fold: { top: 1.5, hem: 7 },
        seed: 42,
        flare: 0.92,
        scallop: 3,
        sag: 12,
      }),
      folds: gathers(314, 486, 430, 70, 24, 12, 0.14),
      lift: 0.22,
    },
    {
      shape: torso({
        neck:
          side === 'front' ? { half: 64, depth: 66, square: true } : { half: 64, depth: 40, square: true },
        shoulder: 98,
        shoulderY: 220,
        bust: 110,
        armhole: 8,
        waist: 89,
        waistY: 424,
        hem: 89,
        hemY: 434,
      }),
      material: 'primary',
      puff: 0.5,
      extend: [[0, 110]],
      relief: side === 'front' ? bust(10) : lull(2, 4),
      creases: creases(17),
      folds: [
        ...bodyFolds(51, 0.9, 420),
        ...(side === 'front'
          ? foldPair(
              [
                [46, 348],
                [46, 384],
                [42, 424],
              ],
              6,
              -3,
            )
          : []),
      ],
      seams:
        side === 'front'
          ? seamPair(
              [
                [48, 268],
                [52, 340],
                [44, 428],
              ],
              1.3,
              1,
            )
          : [
              seam(
                [
                  [0, 246],
                  [0, 430],
                ],
                1.6,
                1.4,
              ),
            ],
      lift: 0.3,
    },
    waistband(89, 418, 15),
  ],
};
