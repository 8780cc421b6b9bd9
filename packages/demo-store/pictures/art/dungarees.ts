import { pair, piece, seam, strap, waistband } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { CX, mirrored } from '../kit/shape.ts';
import { brass, button } from '../kit/trims.ts';
import { legs, type Trousers } from './bottoms-parts.ts';

const kidLeg: Trousers = {
  waist: 106,
  hip: 126,
  knee: [8, 124],
  hem: [14, 118],
  hemY: 860,
  crotchY: 640,
  seed: 201,
  folds: 1.2,
};

export const dungarees: Garment = {
  top: 236,
  bottom: 866,
  half: 170,
  focus: [400, 380],
  hang: { shoulder: 84, y: 250 },
  parts: (side) => [
    {
      shape: mirrored([
        [0, 470],
        [70, 460],
        [104, 440, 1],
        [98, 400],
        [66, 330],
        [0, 326],
      ]),
      material: 'primary',
      tone: 0.48,
    },
    ...legs(
      kidLeg,
      side,
      side === 'front'
        ? [
            seam(
              [
                [44, 478],
                [58, 516],
                [116, 530],
              ],
              1.4,
              1.1,
            ),
          ]
        : [
            seam(
              [
                [34, 530],
                [92, 524],
                [92, 600],
                [62, 616],
                [36, 600],
                [34, 530],
              ],
              1.4,
              1.1,
            ),
          ],
    ).map((p) => ({ ...p, puff: 0.56 })),
    ...pair(
      piece(
        [
          [6, 828, 1],
          [122, 824, 1],
          [120, 866, 1],
          [12, 868, 1],
        ],
        {
          material: 'primary',
          puff: 0.4,
          extend: [
            [0, 40],
            [0, -40],
          ],
          edge: 3,
          lift: 0.3,
          grain: 1,
        },
      ),
    ),
    ...pair(
      strap(
        side === 'front'
          ? [
              [52, 246],
              [66, 290],
              [64, 344],
            ]
          : [
              [52, 246],
              [40, 330],
              [10, 420],
            ],
        27,
        { seams: [] },
      ),
    ),
    {
      shape:
        side === 'front'
          ? mirrored([
              [0, 326],
              [40, 326],
              [76, 328, 1],
              [82, 380],
              [106, 452, 1],
              [0, 468],
            ])
          : mirrored([
              [0, 404],
              [22, 402, 1],
              [60, 430],
              [106, 452, 1],
              [0, 468],
            ]),
      material: 'primary',
      puff: 0.34,
      extend: [
        [0, 90],
        [0, -30],
      ],
      edge: 2,
      creases: { height: 3, across: 50, along: 60, seed: 203 },
      seams:
        side === 'front'
          ? [
              seam(
                [
                  [-72, 334],
                  [0, 332],
                  [72, 334],
                ],
                1.3,
                1,
              ),
              seam(
                [
                  [-42, 360],
                  [42, 360],
                  [42, 412],
                  [0, 432],
                  [-42, 412],
                  [-42, 360],
                ],
                1.5,
                1.3,
              ),
              seam(
                [
                  [-42, 368],
                  [42, 368],
                ],
                1.1,
                0.8,
              ),
            ]
          : [],
      lift: 0.3,
    },
    waistband(107, 446, 26, {
      seams: [
        seam(
          [
            [-104, 450],
            [0, 458],
            [104, 450],
          ],
          1.1,
          0.8,
        ),
        seam(
          [
            [-104, 466],
            [0, 474],
            [104, 466],
          ],
          1.1,
          0.8,
        ),
      ],
    }),
    ...(side === 'front'
      ? [
          ...button(CX + 62, 348, 9, brass),
          ...button(CX - 62, 348, 9, brass),
          ...button(CX + 102, 470, 7, brass),
          ...button(CX - 102, 470, 7, brass),
        ]
      : []),
  ],
};
