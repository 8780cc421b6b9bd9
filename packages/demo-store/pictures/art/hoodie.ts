import { torso } from '../kit/body.ts';
import type { Part } from '../kit/cloth.ts';
import { fold, foldPair, lull, pair, piece, ribs, seam, seamPair } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { mirrored } from '../kit/shape.ts';
import { bothSleeves, cuff, type SleeveOptions } from '../kit/sleeves.ts';
import { hemRib, looseFolds, soft } from './tops-parts.ts';

export const hoodie: Garment = {
  top: 150,
  bottom: 650,
  half: 242,
  focus: [400, 300],
  parts: (side) => {
    const sl: SleeveOptions = {
      shoulder: 133,
      cuff: [208, 572],
      cuffHalf: 31,
      full: 18,
      seed: 101,
      underarm: [114, 356],
    };
    return [
      ...(side === 'front'
        ? [
            piece(
              [
                [0, 158],
                [44, 164],
                [80, 198],
                [84, 236, 1],
                [40, 262],
                [0, 268],
                [-40, 262],
                [-84, 236, 1],
                [-80, 198],
                [-44, 164],
              ],
              {
                material: 'primary',
                puff: 0.5,
                folds: foldPair(
                  [
                    [20, 170],
                    [52, 196],
                    [70, 236],
                  ],
                  9,
                  -5,
                ),
              },
            ),
            piece(
              [
                [0, 182],
                [38, 188],
                [56, 214],
                [44, 248],
                [0, 274],
                [-44, 248],
                [-56, 214],
                [-38, 188],
              ],
              { material: 'primary', tone: 0.46, puff: -0.3 },
            ),
            {
              shape: mirrored([
                [0, 196],
                [13, 196, 1],
                [13, 210, 1],
                [0, 210],
              ]),
              material: { colour: '#efe9de', finish: 'matt' as const },
              tone: 0.7,
            },
          ]
        : []),
      ...bothSleeves(sl).map((p) => ({ ...p, puff: 0.7 })),
      ...cuff(sl, 34, { relief: ribs(6, 0.8, -16) }),
      {
        shape: torso({
          neck: { half: 64, depth: side === 'front' ? 66 : 18 },
          bust: 127,
          hem: 128,
          hemY: 612,
          waist: 130,
          waistY: 490,
          shoulder: 130,
        }),
        material: 'primary',
        puff: 0.46,
        openHem: true,
        creases: soft(103, 6),
        relief: lull(12, 10),
        folds: looseFolds(104, 612, 1.3),
        seams: seamPair(
          [
            [129, 236],
            [116, 290],
            [124, 344],
          ],
          2,
          1.6,
        ),
        lift: 0.2,
      },
      hemRib(130, 606, 40),
      ...(side === 'front'
        ? [
            piece(
              [
                [-52, 470, 1],
                [52, 470, 1],
                [96, 548, 1],
                [92, 602, 1],
                [0, 606],
                [-92, 602, 1],
                [-96, 548, 1],
              ],
              {
                material: 'primary',
                puff: 0.2,
                edge: 3,
                edgeSoft: 4,
                lift: 0.25,
                folds: [
                  fold(
                    [
                      [-70, 560],
                      [0, 552],
                      [70, 566],
                    ],
                    12,
                    -3,
                  ),
                ],
                seams: [
                  seam(
                    [
                      [-47, 476],
                      [47, 476],
                    ],
                    1.2,
                    0.8,
                  ),
                  ...seamPair(
                    [
                      [50, 476],
                      [90, 548],
                    ],
                    1.2,
                    0.9,
                  ),
                ],
              },
            ),
            ...pair(
              piece(
                [
                  [2, 280, 1],
                  [34, 262],
                  [66, 222],
                  [82, 190],
                  [92, 206],
                  [84, 250],
                  [46, 292],
                  [6, 312, 1],
                ],
                {
                  material: 'primary',
                  puff: 0.6,
                  edge: 3,
                  lift: 0.35,
                  folds: [
                    fold(
                      [
                        [10, 298],
                        [50, 270],
                        [82, 214],
                      ],
                      6,
                      -4,
                    ),
                  ],
                  seams: [
                    seam(
                      [
                        [6, 290],
                        [38, 270],
                        [72, 226],
                      ],
                      1.2,
                      1,
                    ),
                  ],
                },
              ),
            ),
            ...[-22, 22].flatMap((x): Part[] => [
              piece(
                [
                  [x - 3, 286],
                  [x + 3, 286],
                  [x + 4 + x * 0.1, 400],
                  [x - 3 + x * 0.1, 400],
                ],
                { material: { colour: '#efeae0', finish: 'matt' }, puff: 0.8, lift: 0.4 },
              ),
              piece(
                [
                  [x - 4 + x * 0.1, 398],
                  [x + 5 + x * 0.1, 398],
                  [x + 5 + x * 0.1, 412],
                  [x - 4 + x * 0.1, 412],
                ],
                { material: { colour: '#c8c8c8', finish: 'metal', metal: 'silver' }, puff: 0.8, lift: 0.3 },
              ),
            ]),
          ]
        : [
            piece(
              [
                [0, 160],
                [50, 166],
                [84, 196],
                [92, 232],
                [64, 286],
                [0, 306],
                [-64, 286],
                [-92, 232],
                [-84, 196],
                [-50, 166],
              ],
              {
                material: 'primary',
                puff: 0.5,
                lift: 0.4,
                folds: [
                  ...foldPair(
                    [
                      [10, 180],
                      [50, 210],
                      [60, 280],
                    ],
                    10,
                    -4,
                  ),
                  fold(
                    [
                      [0, 170],
                      [2, 230],
                      [0, 300],
                    ],
                    5,
                    -2.4,
                  ),
                ],
                seams: [
                  seam(
                    [
                      [0, 162],
                      [0, 304],
                    ],
                    1.6,
                    1.6,
                  ),
                ],
              },
            ),
          ]),
    ];
  },
};
