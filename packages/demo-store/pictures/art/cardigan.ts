import { insideNeck, torso } from '../kit/body.ts';
import { lull, pair, piece, ribs, seamPair } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { CX } from '../kit/shape.ts';
import { bothSleeves, cuff } from '../kit/sleeves.ts';
import { buttons, horn } from '../kit/trims.ts';
import { hemRib, jumperSleeve, looseFolds, neckRib, soft } from './tops-parts.ts';

export const cardigan: Garment = {
  top: 190,
  bottom: 690,
  half: 236,
  focus: [400, 420],
  parts: (side) => [
    ...(side === 'front' ? insideNeck(50, 190, 206) : []),
    ...bothSleeves({ ...jumperSleeve, seed: 91 }).map((p) => ({ ...p, puff: 0.72 })),
    ...cuff(jumperSleeve, 32, { relief: ribs(7, 0.9, -16) }),
    {
      shape: torso({
        neck: side === 'front' ? { half: 54, depth: 226, v: true } : { half: 52, depth: 14 },
        bust: 122,
        hem: 116,
        hemY: 656,
        waist: 120,
        waistY: 480,
        shoulder: 126,
      }),
      material: 'primary',
      volume: [
        torso({
          neck: { half: 52, depth: 14 },
          bust: 122,
          hem: 116,
          hemY: 656,
          waist: 120,
          waistY: 480,
          shoulder: 126,
        }),
      ],
      puff: 0.46,
      openHem: true,
      creases: soft(93, 5),
      relief: lull(9, 8),
      folds: looseFolds(94, 656, 1.1),
      seams: side === 'front' ? pocketSeams() : [],
      lift: 0.2,
    },
    hemRib(116, 652, 38),
    ...(side === 'front'
      ? [
          ...pair(
            piece(
              [
                [50, 203, 1],
                [68, 206, 1],
                [46, 320],
                [16, 436, 1],
                [14, 688, 1],
                [-13, 688, 1],
                [-13, 430, 1],
                [22, 310],
              ],
              { material: 'primary', edge: 3, edgeSoft: 3, lift: 0.3, relief: ribs(7, 0.7) },
            ),
          ),
          ...buttons(CX, [446, 494, 542, 590, 638, 674], 8, horn),
        ]
      : [neckRib(50, 6, 203, 14)]),
  ],
};

function pocketSeams() {
  return seamPair(
    [
      [42, 540],
      [104, 536],
      [104, 622],
      [44, 626],
      [42, 540],
    ],
    2,
    1.8,
  );
}
