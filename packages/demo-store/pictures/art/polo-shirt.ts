import { torso } from '../kit/body.ts';
import { lull, ribs, seam } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { CX } from '../kit/shape.ts';
import { bothSleeves, cuff } from '../kit/sleeves.ts';
import { buttons, pearl, shirtCollar } from '../kit/trims.ts';
import { collarBack, looseFolds, soft, teeSleeve } from './tops-parts.ts';

export const poloShirt: Garment = {
  top: 180,
  bottom: 624,
  half: 214,
  focus: [400, 262],
  parts: (side) => [
    ...bothSleeves({ ...teeSleeve, shoulder: 128, cuff: [172, 376], cuffHalf: 40, seed: 75 }),
    ...cuff({ ...teeSleeve, cuff: [172, 376], cuffHalf: 40, seed: 75 }, 9, { relief: ribs(4, 0.6) }),
    {
      shape: torso({
        neck: { half: 50, depth: side === 'front' ? 30 : 12 },
        bust: 121,
        hem: 118,
        hemY: 622,
        waist: 116,
        waistY: 470,
        shoulder: 125,
      }),
      material: 'primary',
      puff: 0.42,
      openHem: true,
      creases: soft(77, 4),
      relief: lull(5, 6),
      folds: looseFolds(78, 622, 0.9),
      seams:
        side === 'front'
          ? [
              seam(
                [
                  [-15, 232],
                  [-15, 342],
                  [15, 342],
                  [15, 232],
                ],
                1.6,
                1.4,
              ),
              seam(
                [
                  [-118, 604],
                  [0, 610],
                  [118, 604],
                ],
                1.3,
                0.9,
              ),
            ]
          : [
              seam(
                [
                  [-118, 604],
                  [0, 610],
                  [118, 604],
                ],
                1.3,
                0.9,
              ),
            ],
      lift: 0.16,
    },
    ...(side === 'front'
      ? [...shirtCollar(48, 206, 58, 56), ...buttons(CX, [262, 296, 328], 4.4, pearl)]
      : [collarBack()]),
  ],
};
