import { drawAccessory, moved } from '../kit/accessory.ts';
import type { Part } from '../kit/cloth.ts';
import { ribs } from '../kit/dressmaking.ts';
import { CX, closed, ellipse } from '../kit/shape.ts';
import { crease } from './accessories-parts.ts';
import type { Drawing } from './registry.ts';

function beanieParts(): Part[] {
  return [
    {
      shape: closed([
        [212, 790],
        [216, 660],
        [258, 520],
        [330, 440],
        [400, 424],
        [470, 440],
        [542, 520],
        [584, 660],
        [588, 790],
        [400, 806],
      ]),
      material: 'primary',
      puff: 0.62,
      extend: [[0, 90]],
      folds: [
        crease(
          [
            [400, 440],
            [330, 520],
            [300, 640],
          ],
          16,
          -6,
        ),
        crease(
          [
            [400, 440],
            [470, 520],
            [506, 640],
          ],
          16,
          -6,
        ),
        crease(
          [
            [400, 440],
            [398, 540],
            [404, 660],
          ],
          14,
          5,
        ),
        crease(
          [
            [300, 500],
            [256, 600],
            [244, 720],
          ],
          14,
          4,
        ),
      ],
      creases: { height: 7, across: 40, along: 120, seed: 5 },
    },
    {
      shape: closed([
        [196, 752],
        [300, 716],
        [400, 708],
        [500, 716],
        [604, 752],
        [612, 840],
        [600, 884],
        [500, 906],
        [400, 912],
        [300, 906],
        [200, 884],
        [188, 840],
      ]),
      material: 'primary',
      puff: 0.44,
      extend: [
        [0, 70],
        [0, -70],
      ],
      edge: 10,
      edgeSoft: 9,
      lift: 0.4,
      relief: ribs(19, 3.4),
    },
    {
      shape: ellipse(CX, 400, 74, 70),
      material: 'primary',
      puff: 0.9,
      lift: 0.35,
      creases: { height: 26, across: 7, along: 9, seed: 8 },
    },
    {
      shape: closed([
        [560, 800],
        [612, 796],
        [614, 838],
        [562, 842],
      ]),
      material: { colour: '#efe8da', finish: 'matt' },
      edge: 2.4,
      edgeSoft: 2,
      lift: 0.3,
    },
  ];
}

export const beanie: Drawing = drawAccessory({
  front: beanieParts,
  angle: () =>
    moved(beanieParts(), ([x, y]) => [CX + (x - CX) * 0.97 + (y - 660) * -0.22, y + (x - CX) * 0.1]),
  focus: [420, 780],
  dropShadow: 'flat',
});
