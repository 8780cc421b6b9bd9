import type { Part } from '../kit/cloth.ts';
import { seam, waistband } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { box, CX } from '../kit/shape.ts';
import { brass, button } from '../kit/trims.ts';
import { back, insideWaist, legs, loops, type Trousers } from './bottoms-parts.ts';

const denimLeg: Trousers = {
  waist: 92,
  hip: 122,
  knee: [22, 108],
  hem: [30, 102],
  hemY: 1060,
  crotchY: 634,
  seed: 32,
  folds: 1.25,
};

const stitch = (points: readonly (readonly [number, number])[]) => seam(points, 1.3, 1);

export const jeans: Garment = {
  top: 425,
  bottom: 1066,
  half: 142,
  focus: [420, 510],
  hang: { clips: 84, y: 440 },
  parts: (side) => [
    insideWaist(92),
    ...legs(
      denimLeg,
      side,
      back(side)
        ? [
            stitch([
              [30, 520],
              [92, 512],
              [94, 590],
              [62, 610],
              [32, 594],
              [30, 520],
            ]),
            stitch([
              [36, 552],
              [60, 566],
              [90, 548],
            ]),
            stitch([
              [2, 500],
              [60, 494],
              [112, 486],
            ]),
          ]
        : [
            stitch([
              [42, 470],
              [56, 506],
              [114, 520],
            ]),
            stitch([
              [42, 476],
              [53, 510],
              [114, 525],
            ]),
            stitch([
              [120, 580],
              [116, 800],
              [102, 1050],
            ]),
            stitch([
              [32, 1040],
              [66, 1044],
              [100, 1038],
            ]),
          ],
    ),
    { shape: box(CX - 1.2, 474, 2.4, 130), material: 'primary', tone: 0.55 },
    waistband(93, 440, 29, {
      seams: [
        seam(
          [
            [-92, 444],
            [0, 452],
            [92, 444],
          ],
          1.2,
          0.9,
        ),
        seam(
          [
            [-92, 464],
            [0, 472],
            [92, 464],
          ],
          1.2,
          0.9,
        ),
      ],
    }),
    ...loops(92, 436),
    ...(back(side)
      ? [
          {
            shape: box(CX + 34, 448, 46, 26, 2),
            material: { colour: '#8a5a34', finish: 'matt' as const },
            edge: 1.6,
            edgeSoft: 1.5,
            lift: 0.3,
          },
        ]
      : [
          {
            shape: box(CX + 2, 474, 24, 112, 6),
            material: 'primary' as const,
            edge: 1.6,
            edgeSoft: 2,
            lift: 0.2,
            seams: [
              seam(
                [
                  [20, 476],
                  [21, 560],
                  [6, 588],
                ],
                1.2,
                1,
              ),
            ],
          },
          ...button(CX + 2, 461, 7.5, brass),
          ...[
            [46, 482],
            [108, 520],
            [-46, 482],
            [-108, 520],
          ].map(
            ([x, y]): Part => ({
              shape: box(CX + x! - 2.5, y! - 2.5, 5, 5, 2.5),
              material: brass,
              edge: 2,
              edgeSoft: 1,
            }),
          ),
        ]),
  ],
};
