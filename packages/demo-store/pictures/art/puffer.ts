import { torso } from '../kit/body.ts';
import { pair, piece, ribs, seam } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { box, CX, mirrored } from '../kit/shape.ts';
import { bothSleeves, cuff, type SleeveOptions } from '../kit/sleeves.ts';
import { flapPockets } from '../kit/tailoring.ts';
import { silver } from '../kit/trims.ts';

export const puffer: Garment = {
  top: 176,
  bottom: 650,
  half: 250,
  focus: [400, 330],
  parts: (side) => {
    const sl: SleeveOptions = {
      cuff: [208, 586],
      cuffHalf: 36,
      full: 24,
      head: 12,
      seed: 141,
      shoulder: 133,
      underarm: [112, 360],
    };
    const quilt =
      (size: number, height: number, phase = 0) =>
      (_x: number, y: number) =>
        height * (Math.abs(Math.sin(((y - phase) / size) * Math.PI)) ** 0.55 - 0.6);
    const sleeveQuilt = (sign: number) => (x: number, y: number) =>
      13 * (Math.abs(Math.sin(((y - 14 - sign * (x - CX) * 0.24) / 62) * Math.PI)) ** 0.55 - 0.6);
    const [left, right] = bothSleeves(sl);
    return [
      {
        ...left!,
        puff: 0.8,
        relief: sleeveQuilt(-1),
        folds: [],
        creases: { ...left!.creases!, height: 6, across: 16, along: 30 },
      },
      {
        ...right!,
        puff: 0.8,
        relief: sleeveQuilt(1),
        folds: [],
        creases: { ...right!.creases!, height: 6, across: 16, along: 30 },
      },
      ...cuff(sl, 14, { relief: ribs(6, 0.8, -16) }),
      {
        shape: torso({
          neck: { half: 60, depth: 40 },
          shoulder: 130,
          bust: 130,
          waist: 134,
          waistY: 480,
          hem: 130,
          hemY: 640,
          hemDip: 2,
        }),
        material: 'primary',
        puff: 0.46,
        openHem: true,
        relief: quilt(66, 15, 232),
        creases: { height: 7, across: 18, along: 26, seed: 143 },
        seams:
          side === 'front'
            ? [
                seam(
                  [
                    [0, 236],
                    [0, 640],
                  ],
                  4,
                  6,
                ),
              ]
            : [],
        lift: 0.26,
      },
      ...(side === 'front'
        ? [
            piece(
              [
                [-62, 216],
                [-52, 186],
                [0, 178],
                [52, 186],
                [62, 216],
                [30, 238],
                [0, 242],
                [-30, 238],
              ],
              { material: 'primary', puff: 0.4, tone: 0.62 },
            ),
            ...pair(
              piece(
                [
                  [2, 244, 1],
                  [40, 232],
                  [58, 192],
                  [70, 188],
                  [78, 216],
                  [66, 252],
                  [2, 272, 1],
                ],
                {
                  material: 'primary',
                  puff: 0.8,
                  lift: 0.3,
                  creases: { height: 5, across: 14, along: 20, seed: 3 },
                },
              ),
            ),
            {
              shape: box(CX - 3.5, 246, 7, 392, 2),
              material: silver,
              edge: 2,
              edgeSoft: 1.5,
              relief: (_x: number, y: number) => 1.6 * Math.cos((y / 5) * Math.PI * 2),
            },
            { shape: box(CX - 4, 266, 8, 24, 3), material: silver, edge: 4, edgeSoft: 2, lift: 0.4 },
            ...flapPockets(84, 520, 8, 66, 12),
          ]
        : [
            piece(
              [
                [-70, 230],
                [-62, 192],
                [0, 180],
                [62, 192],
                [70, 230],
                [0, 250],
              ],
              { material: 'primary', puff: 0.6, lift: 0.3 },
            ),
          ]),
      {
        shape: mirrored([
          [0, 630],
          [70, 629],
          [132, 626, 1],
          [128, 650, 1],
          [60, 653],
          [0, 654],
        ]),
        material: 'primary',
        puff: 0.4,
        extend: [
          [0, 50],
          [0, -50],
        ],
        edge: 2.5,
        lift: 0.2,
        relief: ribs(7, 0.7),
      },
    ];
  },
};
