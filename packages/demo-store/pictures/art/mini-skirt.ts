import { foldPair, lull, seam, seamPair, waistband } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { CX, mirrored } from '../kit/shape.ts';
import { brass, button } from '../kit/trims.ts';
import { back, loops } from './bottoms-parts.ts';

/** Two rows of stitching beside the opening, curving into the seam. */
const fly = [26, 21].map((x) =>
  seam(
    [
      [x, 470],
      [x, 520],
      [x - 1, 556],
      [x * 0.72, 578],
      [x * 0.34, 590],
      [1, 594],
    ],
    1.2,
    0.9,
  ),
);

export const miniSkirt: Garment = {
  top: 425,
  bottom: 770,
  half: 158,
  focus: [400, 480],
  hang: { clips: 88, y: 440 },
  parts: (side) => [
    {
      shape: mirrored([
        [0, 458],
        [60, 454],
        [94, 444, 1],
        [90, 434],
        [40, 429],
        [0, 427],
      ]),
      material: 'primary',
      tone: 0.5,
    },
    {
      shape: mirrored([
        [0, 450],
        [96, 446, 1],
        [114, 510],
        [128, 590],
        [140, 742, 1],
        [70, 756],
        [0, 760],
      ]),
      material: 'primary',
      puff: 0.4,
      extend: [
        [0, 120],
        [0, -80],
      ],
      creases: { height: 4, across: 60, along: 70, seed: 3 },
      relief: lull(2, 5),
      folds: [
        ...foldPair(
          [
            [108, 560],
            [60, 590],
            [20, 590],
          ],
          12,
          -3,
        ),
        ...foldPair(
          [
            [124, 690],
            [80, 676],
            [30, 690],
          ],
          12,
          3,
        ),
        ...foldPair(
          [
            [60, 640],
            [66, 700],
            [70, 754],
          ],
          12,
          3.4,
        ),
      ],
      seams: back(side)
        ? [
            seam(
              [
                [0, 460],
                [0, 758],
              ],
              2,
              1.8,
            ),
            ...seamPair(
              [
                [50, 470],
                [52, 560],
              ],
              2,
              1.6,
            ),
            seam(
              [
                [-138, 730],
                [0, 746],
                [138, 730],
              ],
              1.4,
              1,
            ),
          ]
        : [
            seam(
              [
                [-138, 730],
                [0, 746],
                [138, 730],
              ],
              1.4,
              1,
            ),
            seam(
              [
                [0, 470],
                [0, 758],
              ],
              2,
              1.8,
            ),
            ...fly,
            ...seamPair(
              [
                [44, 472],
                [62, 500],
                [110, 512],
              ],
              2,
              1.8,
            ),
          ],
    },
    waistband(96, 438, 28, {
      seams: [
        seam(
          [
            [-94, 442],
            [0, 450],
            [94, 442],
          ],
          1,
          0.6,
        ),
        seam(
          [
            [-94, 460],
            [0, 468],
            [94, 460],
          ],
          1,
          0.6,
        ),
      ],
    }),
    ...loops(96, 436),
    ...(back(side) ? [] : button(CX, 459, 8, brass)),
  ],
};
