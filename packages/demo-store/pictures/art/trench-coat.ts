import { torso } from '../kit/body.ts';
import type { Part } from '../kit/cloth.ts';
import { bodyFolds, lull, pair, piece, seam } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { CX, mirrored } from '../kit/shape.ts';
import { skirt } from '../kit/skirt.ts';
import { bothSleeves, cuff, type SleeveOptions } from '../kit/sleeves.ts';
import { flapPockets, frontSeam, lapels, lining, tiedBelt } from '../kit/tailoring.ts';
import { button, horn } from '../kit/trims.ts';
import { heavy, jacketSleeve } from './coats-parts.ts';

export const trenchCoat: Garment = {
  top: 180,
  bottom: 980,
  half: 236,
  focus: [400, 330],
  parts: (side) => {
    const sl: SleeveOptions = { ...jacketSleeve(131, 34), cuff: [200, 596], full: 14 };
    return [
      ...(side === 'front' ? lining(120) : []),
      ...bothSleeves(sl).map((p) => ({ ...p, puff: 0.74 })),
      ...cuff({ ...sl, cuff: [190, 556] }, 14, { lift: 0.35 }),
      {
        ...skirt({
          waist: 106,
          waistY: 462,
          hem: 176,
          hemY: 950,
          folds: 6,
          fold: { top: 2, hem: 7 },
          seed: 17,
          flare: 0.86,
        }),
        seams:
          side === 'front'
            ? [frontSeam(-52, 466, 956)]
            : [
                seam(
                  [
                    [0, 466],
                    [0, 962],
                  ],
                  4,
                  4,
                ),
              ],
      },
      {
        shape: torso({
          neck: side === 'front' ? { half: 50, depth: 130, v: true } : { half: 48, depth: 12 },
          shoulder: 132,
          bust: 122,
          waist: 106,
          waistY: 466,
          hem: 106,
          hemY: 474,
        }),
        material: 'primary',
        volume: [
          torso({
            neck: { half: 48, depth: 12 },
            shoulder: 132,
            bust: 122,
            waist: 106,
            waistY: 466,
            hem: 106,
            hemY: 474,
          }),
        ],
        puff: 0.46,
        openHem: true,
        creases: heavy(133, 5),
        relief: lull(5, 7),
        folds: bodyFolds(134, 0.9, 460),
        seams: side === 'front' ? [frontSeam(-52, 320, 470)] : [],
        lift: 0.24,
      },
      ...(side === 'front'
        ? [
            ...pair(
              piece(
                [
                  [44, 214],
                  [128, 236, 1],
                  [118, 288],
                  [122, 338],
                  [60, 356, 1],
                  [40, 300],
                ],
                {
                  material: 'primary',
                  edge: 2.6,
                  edgeSoft: 4,
                  lift: 0.3,
                  puff: 0.24,
                  extend: [
                    [-50, 0],
                    [0, 80],
                  ],
                  relief: lull(9, 5),
                },
              ),
            ),
            ...lapels(344, 84, 286, 30),
            ...[374, 424, 520, 580].flatMap((y) => [
              ...button(CX - 36, y, 8, horn),
              ...button(CX + 36, y, 8, horn),
            ]),
            ...epaulettes(),
            ...flapPockets(98, 560, 20, 76, 0),
          ]
        : [
            piece(
              [
                [-112, 236, 1],
                [0, 226],
                [112, 236, 1],
                [116, 330],
                [70, 372],
                [0, 384],
                [-70, 372],
                [-116, 330],
              ],
              { material: 'primary', puff: 0.3, edge: 2.6, edgeSoft: 4, lift: 0.34, creases: heavy(139, 4) },
            ),
            {
              shape: mirrored([
                [0, 184],
                [30, 186],
                [56, 198],
                [76, 230, 1],
                [40, 244],
                [0, 247],
              ]),
              material: 'primary' as const,
              edge: 3.2,
              edgeSoft: 5,
              lift: 0.35,
              puff: 0.14,
            },
          ]),
      ...(side === 'front'
        ? tiedBelt(106, 456, 26, 150)
        : [
            piece(
              [
                [-107, 452, 1],
                [0, 460],
                [107, 452, 1],
                [107, 480, 1],
                [0, 488],
                [-107, 480, 1],
              ],
              {
                material: 'primary',
                puff: 0.36,
                extend: [
                  [0, 60],
                  [0, -60],
                ],
                edge: 2.6,
                lift: 0.3,
              },
            ),
          ]),
    ];
  },
};

function epaulettes(): Part[] {
  return pair(
    piece(
      [
        [70, 206, 1],
        [128, 230, 1],
        [130, 244, 1],
        [66, 220, 1],
      ],
      { material: 'primary', edge: 2.6, edgeSoft: 2, lift: 0.3 },
    ),
  ).concat(button(CX + 74, 214, 4, horn), button(CX - 74, 214, 4, horn));
}
