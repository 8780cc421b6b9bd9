import { torso } from '../kit/body.ts';
import type { Part } from '../kit/cloth.ts';
import { bodyFolds, foldPair, lull, piece, seam } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { CX, mirrored } from '../kit/shape.ts';
import { bothSleeves, type SleeveOptions } from '../kit/sleeves.ts';
import { flapPockets, lapels, lining } from '../kit/tailoring.ts';
import { button, horn } from '../kit/trims.ts';
import { heavy, jacketSleeve } from './coats-parts.ts';

export const woolCoat: Garment = {
  top: 186,
  bottom: 960,
  half: 232,
  focus: [400, 340],
  parts: (side) => {
    const sl: SleeveOptions = { ...jacketSleeve(121, 33), cuff: [196, 600], full: 14 };
    const hemY = 950;
    const body: Part = {
      shape: torso({
        neck: side === 'front' ? { half: 50, depth: 180, v: true } : { half: 48, depth: 12 },
        shoulder: 132,
        bust: 124,
        waist: 122,
        waistY: 460,
        hem: 152,
        hemY,
      }),
      material: 'primary',
      volume: [
        torso({
          neck: { half: 48, depth: 12 },
          shoulder: 132,
          bust: 124,
          waist: 122,
          waistY: 460,
          hem: 152,
          hemY,
        }),
      ],
      puff: 0.42,
      openHem: true,
      creases: heavy(122, 5),
      relief: lull(7, 12, 120),
      drape: { count: 3, top: 0, hem: 5, seed: 8 },
      folds: [
        ...bodyFolds(123, 0.7, 520),
        ...foldPair(
          [
            [110, 560],
            [104, 760],
            [118, 940],
          ],
          18,
          5,
        ),
        ...foldPair(
          [
            [70, 640],
            [66, 800],
            [76, 944],
          ],
          16,
          -4,
        ),
      ],
      seams:
        side === 'front'
          ? []
          : [
              seam(
                [
                  [0, 216],
                  [0, hemY],
                ],
                2.2,
                2.2,
              ),
            ],
      lift: 0.24,
    };
    return [
      ...(side === 'front' ? lining(170) : []),
      ...bothSleeves(sl).map((p) => ({ ...p, puff: 0.74 })),
      body,
      ...(side === 'front'
        ? [
            piece(
              [
                [-34, 384, 1],
                [18, 354],
                [66, 328, 1],
                [60, 560],
                [56, 800],
                [66, 946, 1],
                [-30, 952],
                [-36, 700],
                [-37, 420],
              ],
              { material: 'primary', edge: 2.6, edgeSoft: 5, lift: 0.32, relief: lull(7, 12, 120) },
            ),
            ...lapels(384, 90, 300, 34),
            ...flapPockets(86, 560, 66, 24, 8),
            ...[420, 500, 580].flatMap((y) => [
              ...button(CX - 22, y, 9.5, horn),
              ...button(CX + 44, y, 9.5, horn),
            ]),
          ]
        : [
            {
              shape: mirrored([
                [0, 184],
                [30, 186],
                [56, 198],
                [78, 232, 1],
                [40, 246],
                [0, 249],
              ]),
              material: 'primary' as const,
              edge: 3.2,
              edgeSoft: 5,
              lift: 0.35,
              puff: 0.14,
            },
            piece(
              [
                [-64, 452],
                [64, 452],
                [64, 476],
                [-64, 476],
              ],
              { material: 'primary', edge: 3, lift: 0.3 },
            ),
          ]),
    ];
  },
};
