import { insideNeck, torso } from '../kit/body.ts';
import { lull, ribs, seamPair } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { bothSleeves, cuff } from '../kit/sleeves.ts';
import { hemRib, jumperSleeve, looseFolds, neckRib, soft } from './tops-parts.ts';

export const jumper: Garment = {
  top: 190,
  bottom: 634,
  half: 236,
  focus: [400, 270],
  parts: (side) => [
    ...(side === 'front' ? insideNeck(52, 30, 204) : []),
    ...bothSleeves(jumperSleeve).map((p) => ({ ...p, puff: 0.72 })),
    ...cuff(jumperSleeve, 32, { relief: ribs(7, 0.9, -16) }),
    {
      shape: torso({
        neck: { half: 54, depth: side === 'front' ? 46 : 16 },
        bust: 124,
        hem: 117,
        hemY: 600,
        waist: 127,
        waistY: 500,
        shoulder: 128,
      }),
      material: 'primary',
      puff: 0.46,
      openHem: true,
      creases: soft(86, 5),
      relief: lull(8, 9),
      folds: looseFolds(87, 600, 1.2),
      seams: seamPair(
        [
          [126, 234],
          [114, 286],
          [122, 340],
        ],
        3,
        2,
      ),
      lift: 0.2,
    },
    hemRib(117, 596, 40),
    side === 'front' ? neckRib(52, 32, 203, 17) : neckRib(52, 6, 203, 14),
  ],
};
