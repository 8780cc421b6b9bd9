import { drawAccessory, moved, quarter, slide } from '../kit/accessory.ts';
import type { Part } from '../kit/cloth.ts';
import { ribs } from '../kit/dressmaking.ts';
import { fractal, seeded } from '../kit/random.ts';
import { band, CX, closed, ellipse, open, type Point } from '../kit/shape.ts';
import type { Drawing } from './registry.ts';

const crease = (points: readonly Point[], width: number, height: number) => ({
  line: open(points),
  width,
  height,
});
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

function fringe(x0: number, x1: number, y: number, length: number, seed: number, tilt = 0): Part[] {
  const r = seeded(seed);
  const n = Math.round((x1 - x0) / 9);
  return Array.from({ length: n }, (_, i): Part => {
    const x = x0 + ((i + 0.5) / n) * (x1 - x0);
    return {
      shape: band(
        open([
          [x, y - 4 + tilt * (i / n)],
          [x + (r() - 0.5) * 8, y + length * 0.5 + tilt * (i / n)],
          [x + (r() - 0.5) * 14, y + length * (0.9 + r() * 0.2) + tilt * (i / n)],
        ]),
        5,
      ),
      material: 'primary',
      puff: 0.8,
      lift: 0.1,
    };
  });
}

function scarfParts(): Part[] {
  const tail = (points: readonly Point[], width: number, seed: number): Part => ({
    shape: band(open(points), (t) => width * (0.78 + 0.22 * t)),
    material: 'primary',
    puff: 0.22,
    edge: 7,
    edgeSoft: 9,
    drape: { count: 3, top: 7, hem: 5, seed, wander: 0.7 },
    lift: 0.36,
    creases: { height: 6, across: 40, along: 140, seed },
  });
  return [
    ...fringe(440, 566, 1000, 56, 3),
    tail(
      [
        [470, 440],
        [486, 640],
        [500, 820],
        [503, 1004],
      ],
      136,
      6,
    ),
    {
      shape: closed([
        [262, 330],
        [320, 262],
        [400, 244],
        [480, 262],
        [538, 330],
        [520, 380],
        [400, 340],
        [280, 380],
      ]),
      material: 'primary',
      tone: 0.6,
      puff: 0.4,
    },
    ...fringe(262, 396, 930, 56, 4),
    tail(
      [
        [352, 430],
        [336, 600],
        [326, 780],
        [328, 934],
      ],
      142,
      9,
    ),
    {
      shape: closed([
        [238, 350],
        [270, 300],
        [320, 330],
        [400, 372],
        [480, 330],
        [530, 300],
        [562, 350],
        [548, 430],
        [480, 500],
        [400, 522],
        [320, 500],
        [252, 430],
      ]),
      material: 'primary',
      puff: 0.55,
      lift: 0.42,
      grain: 6,
      folds: [
        crease(
          [
            [258, 340],
            [330, 420],
            [440, 500],
          ],
          14,
          -9,
        ),
        crease(
          [
            [252, 390],
            [320, 470],
            [400, 512],
          ],
          13,
          7,
        ),
        crease(
          [
            [544, 340],
            [470, 420],
            [360, 480],
          ],
          14,
          -8,
        ),
        crease(
          [
            [300, 326],
            [390, 400],
            [500, 440],
          ],
          13,
          7,
        ),
        crease(
          [
            [550, 400],
            [490, 460],
            [420, 500],
          ],
          12,
          6,
        ),
      ],
    },
  ];
}

function tieParts(): Part[] {
  return [
    {
      shape: closed([
        [318, 250],
        [400, 226],
        [482, 250],
        [500, 290],
        [440, 300],
        [400, 288],
        [360, 300],
        [300, 290],
      ]),
      material: 'primary',
      tone: 0.62,
      puff: 0.4,
    },
    {
      shape: closed([
        [384, 330, 1],
        [436, 336, 1],
        [452, 700],
        [448, 860, 1],
        [424, 892, 1],
        [396, 860, 1],
      ]),
      material: 'primary',
      tone: 0.7,
      edge: 4,
      edgeSoft: 5,
      grain: 40,
    },
    {
      shape: closed([
        [366, 346, 1],
        [434, 346, 1],
        [456, 560],
        [478, 860],
        [484, 950, 1],
        [400, 1046, 1],
        [316, 950, 1],
        [322, 860],
        [344, 560],
      ]),
      material: 'primary',
      puff: 0.14,
      edge: 6,
      edgeSoft: 7,
      lift: 0.4,
      grain: -38,
      folds: [
        crease(
          [
            [400, 352],
            [398, 420],
            [402, 520],
          ],
          12,
          -7,
        ),
        crease(
          [
            [384, 352],
            [376, 420],
            [372, 500],
          ],
          9,
          4,
        ),
        crease(
          [
            [418, 352],
            [426, 420],
            [428, 500],
          ],
          9,
          4,
        ),
      ],
    },
    {
      shape: closed([
        [340, 262, 1],
        [400, 250],
        [460, 262, 1],
        [438, 352, 1],
        [400, 360],
        [362, 352, 1],
      ]),
      material: 'primary',
      puff: 0.5,
      edge: 5,
      lift: 0.4,
      grain: 30,
      folds: [
        crease(
          [
            [350, 270],
            [390, 310],
            [420, 350],
          ],
          10,
          -3,
        ),
      ],
    },
  ];
}

function throwParts(): Part[] {
  const fold = (y: number, depth: number, half: number, seed: number): Part => ({
    shape: closed([
      [CX - half, y + 18],
      [CX - half + 10, y + 3],
      [CX - half * 0.5, y - 3],
      [CX, y],
      [CX + half * 0.5, y - 2],
      [CX + half - 8, y + 4],
      [CX + half, y + 20],
      [CX + half - 4, y + depth - 10],
      [CX + half * 0.5, y + depth],
      [CX, y + depth - 3],
      [CX - half * 0.5, y + depth + 1],
      [CX - half + 4, y + depth - 8],
    ]),
    material: 'primary',
    puff: 0.75,
    volume: [
      closed([
        [-200, y],
        [1000, y],
        [1000, y + depth],
        [-200, y + depth],
      ]),
    ],
    creases: { height: 6, across: 150, along: 24, seed },
    lift: 0.4,
  });
  return [
    fold(846, 70, 268, 4),
    fold(784, 72, 262, 5),
    fold(722, 72, 266, 6),
    ...fringe(176, 410, 716, 120, 8),
    fold(646, 86, 270, 9),
  ];
}

export const hat: Drawing = drawAccessory({
  front: hatParts,
  angle: () =>
    moved(hatParts(), ([x, y]) => [
      CX + (x - CX) * 0.96 + (y - 760) * 0.16,
      760 + (y - 760) * (y > 700 ? 1.35 : 0.94) + (x - CX) * 0.1,
    ]),
  focus: [500, 700],
  ground: 'stand',
});
export const beanie: Drawing = drawAccessory({
  front: beanieParts,
  angle: () =>
    moved(beanieParts(), ([x, y]) => [CX + (x - CX) * 0.97 + (y - 660) * -0.22, y + (x - CX) * 0.1]),
  focus: [420, 780],
  ground: 'flat',
});
export const scarf: Drawing = drawAccessory({
  front: () => moved(scarfParts(), slide(0, -40)),
  angle: () => moved(scarfParts(), ([x, y]) => [2 * CX - x + (y - 620) * 0.05, y - 40]),
  focus: [400, 440],
  ground: 'hang',
});
export const tie: Drawing = drawAccessory({
  front: tieParts,
  angle: () =>
    moved(tieParts(), ([x, y]) => [
      CX + (x - CX) * 0.94 + (y - 640) * 0.42,
      640 + (y - 640) * 0.92 - (x - CX) * 0.38,
    ]),
  focus: [400, 330],
  ground: 'flat',
});
export const throwBlanket: Drawing = drawAccessory({
  front: () => moved(throwParts(), slide(0, -150, 1.14)),
  angle: () => moved(moved(throwParts(), slide(0, -150, 1.14)), quarter),
  focus: [330, 560],
  ground: 'stand',
});
