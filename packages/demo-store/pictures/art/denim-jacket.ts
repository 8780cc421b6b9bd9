import { torso } from '../kit/body.ts';
import { bodyFolds, lull, pair, piece, seam, seamPair } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { CX, mirrored } from '../kit/shape.ts';
import { bothSleeves, cuff, type SleeveOptions } from '../kit/sleeves.ts';
import { brass, button, buttons, shirtCollar } from '../kit/trims.ts';
import { heavy } from './coats-parts.ts';

export const denimJacket: Garment = {
  top: 180,
  bottom: 600,
  half: 230,
  focus: [400, 320],
  parts: (side) => {
    const sl: SleeveOptions = {
      cuff: [200, 572],
      cuffHalf: 29,
      full: 10,
      seed: 151,
      shoulder: 131,
      underarm: [110, 350],
    };
    const st = (points: readonly (readonly [number, number])[]) => seam(points, 1.4, 1.1);
    return [
      ...bothSleeves(sl).map((p) => ({ ...p, puff: 0.7 })),
      ...cuff(sl, 26),
      {
        shape: torso({
          neck: { half: 50, depth: side === 'front' ? 34 : 12 },
          shoulder: 128,
          bust: 120,
          waist: 114,
          waistY: 480,
          hem: 110,
          hemY: 572,
        }),
        material: 'primary',
        puff: 0.44,
        openHem: true,
        creases: heavy(152, 6),
        relief: lull(8, 8),
        folds: bodyFolds(153, 0.8, 520),
        seams:
          side === 'front'
            ? [
                st([
                  [-13, 236],
                  [-13, 570],
                ]),
                st([
                  [13, 236],
                  [13, 570],
                ]),
                ...seamPair(
                  [
                    [14, 306],
                    [70, 300],
                    [118, 304],
                  ],
                  1.8,
                  1.6,
                ),
                ...seamPair(
                  [
                    [14, 300],
                    [70, 294],
                    [118, 298],
                  ],
                  1.3,
                  1,
                ),
                ...seamPair(
                  [
                    [40, 350],
                    [28, 460],
                    [26, 570],
                  ],
                  1.6,
                  1.3,
                ),
                ...seamPair(
                  [
                    [92, 350],
                    [74, 460],
                    [66, 570],
                  ],
                  1.6,
                  1.3,
                ),
              ]
            : [
                st([
                  [-118, 296],
                  [0, 304],
                  [118, 296],
                ]),
                ...seamPair(
                  [
                    [70, 302],
                    [50, 430],
                    [44, 570],
                  ],
                  1.8,
                  1.6,
                ),
              ],
        lift: 0.24,
      },
      {
        shape: mirrored([
          [0, 566],
          [60, 564],
          [112, 558, 1],
          [110, 592, 1],
          [60, 598],
          [0, 600],
        ]),
        material: 'primary',
        puff: 0.42,
        extend: [
          [0, 60],
          [0, -60],
        ],
        edge: 2.6,
        lift: 0.25,
        seams: [
          seam(
            [
              [-108, 566],
              [0, 573],
              [108, 566],
            ],
            1.2,
            0.9,
          ),
          seam(
            [
              [-108, 587],
              [0, 594],
              [108, 587],
            ],
            1.2,
            0.9,
          ),
        ],
      },
      ...(side === 'front' ? shirtCollar(48, 208, 76, 62) : []),
      ...(side === 'front'
        ? [
            ...pair(
              piece(
                [
                  [36, 302, 1],
                  [98, 302, 1],
                  [98, 330, 1],
                  [67, 346, 1],
                  [36, 330, 1],
                ],
                {
                  material: 'primary',
                  edge: 2.6,
                  edgeSoft: 2.5,
                  lift: 0.34,
                  seams: [
                    seam(
                      [
                        [40, 306],
                        [94, 306],
                        [94, 328],
                        [67, 341],
                        [40, 328],
                        [40, 306],
                      ],
                      1.1,
                      0.8,
                    ),
                  ],
                },
              ),
            ),
            ...button(CX + 67, 334, 5.4, brass),
            ...button(CX - 67, 334, 5.4, brass),
            ...buttons(CX, [262, 312, 362, 412, 462, 512, 582], 6.2, brass),
          ]
        : []),
      ...(side === 'back'
        ? [
            {
              shape: mirrored([
                [0, 186],
                [30, 188],
                [54, 196],
                [78, 232, 1],
                [40, 244],
                [0, 247],
              ]),
              material: 'primary' as const,
              edge: 3,
              edgeSoft: 3,
              lift: 0.35,
              puff: 0.3,
            },
          ]
        : []),
    ];
  },
};
