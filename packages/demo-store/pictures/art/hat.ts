import { drawAccessory, moved } from '../kit/accessory.ts';
import type { Part } from '../kit/cloth.ts';
import { fractal } from '../kit/random.ts';
import { CX, closed, ellipse, open, type Point } from '../kit/shape.ts';
import { crease } from './accessories-parts.ts';
import type { Drawing } from './registry.ts';

const seam = (points: readonly Point[], width = 1.5, depth = 1.2) => ({ line: open(points), width, depth });

function hatParts(): Part[] {
  return [
    { shape: ellipse(CX, 760, 320, 82), material: 'primary', puff: 0.1, tone: 0.74, edge: 6, edgeSoft: 8 },
    {
      shape: closed([
        [80, 752],
        [140, 700],
        [240, 676],
        [400, 670],
        [560, 676],
        [660, 700],
        [720, 752],
        [690, 800],
        [560, 836],
        [400, 846],
        [240, 836],
        [110, 800],
      ]),
      material: 'primary',
      puff: 0.12,
      edge: 9,
      edgeSoft: 7,
      relief: (x, y) =>
        16 * Math.sin((x - 90) / 110) * Math.max(0, (y - 700) / 140) + 5 * fractal(x / 80, y / 60, 2, 4),
      seams: [
        seam(
          [
            [100, 756],
            [180, 806],
            [400, 832],
            [620, 806],
            [700, 756],
          ],
          1.4,
          1,
        ),
      ],
      lift: 0.2,
    },
    {
      shape: closed([
        [236, 742],
        [240, 640],
        [256, 540],
        [300, 486],
        [360, 494],
        [400, 508],
        [440, 494],
        [500, 486],
        [544, 540],
        [560, 640],
        [564, 742],
        [500, 778],
        [400, 788],
        [300, 778],
      ]),
      material: 'primary',
      puff: 0.5,
      extend: [[0, 120]],
      folds: [
        crease(
          [
            [400, 490],
            [398, 540],
            [402, 610],
          ],
          30,
          -16,
        ),
        crease(
          [
            [310, 500],
            [296, 560],
            [300, 640],
          ],
          24,
          -9,
        ),
        crease(
          [
            [492, 500],
            [506, 560],
            [500, 640],
          ],
          24,
          -9,
        ),
      ],
      lift: 0.4,
    },
    {
      shape: closed([
        [235, 690],
        [300, 722],
        [400, 732],
        [500, 722],
        [565, 690],
        [566, 742],
        [500, 778],
        [400, 788],
        [300, 778],
        [234, 742],
      ]),
      material: 'accent',
      puff: 0.4,
      extend: [
        [0, 60],
        [0, -60],
      ],
      edge: 3,
      lift: 0.25,
    },
    {
      shape: closed([
        [520, 704],
        [566, 690],
        [572, 742],
        [528, 764],
      ]),
      material: 'accent',
      puff: 0.5,
      lift: 0.3,
    },
  ];
}

export const hat: Drawing = drawAccessory({
  front: hatParts,
  angle: () =>
    moved(hatParts(), ([x, y]) => [
      CX + (x - CX) * 0.96 + (y - 760) * 0.16,
      760 + (y - 760) * 0.97 + (x - CX) * 0.1,
    ]),
  focus: [500, 700],
  dropShadow: 'stand',
});
