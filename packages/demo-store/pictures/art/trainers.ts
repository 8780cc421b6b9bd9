import { moved } from '../kit/accessory.ts';
import type { Fixed, Part } from '../kit/cloth.ts';
import { band, CX, ellipse, open, type Point } from '../kit/shape.ts';
import { crease } from './accessories-parts.ts';
import { seam, shape, shoe } from './shoes-parts.ts';

const rubber: Fixed = { colour: '#f3f0ea', finish: 'matt' };
const cotton: Fixed = { colour: '#f6f3ee', finish: 'matt' };
const gum: Fixed = { colour: '#b98d5c', finish: 'matt' };
const padding: Fixed = { colour: '#e7e1d6', finish: 'matt' };

/** Eyelets from the toe up, and where each lace crosses the tongue. */
const EYELETS: readonly (readonly [number, number])[] = [
  [330, 676],
  [358, 650],
  [386, 623],
  [413, 596],
  [438, 568],
];

function laces(): Part[] {
  return EYELETS.flatMap(([x, y], i): Part[] => [
    {
      shape: band(
        open([
          [x - 44 - i, y - 25],
          [x - 24, y - 27],
          [x + 2, y],
        ]),
        9,
      ),
      material: cotton,
      puff: 0.55,
      edge: 1.6,
      lift: 0.34,
    },
    { shape: ellipse(x + 3, y + 2, 6), material: { colour: '#2b2724', finish: 'matt' }, edge: -2 },
  ]);
}

function panel(points: readonly Point[], material: Part['material'], stitch: readonly Point[]): Part {
  return {
    shape: shape(points),
    material,
    edge: 2.2,
    edgeSoft: 2.4,
    lift: 0.22,
    seams: [seam(stitch, 1.2, 0.9)],
  };
}

function trainer(): Part[] {
  return [
    {
      shape: shape([
        [408, 580],
        [424, 520],
        [452, 492],
        [480, 496],
        [492, 540],
        [470, 590],
      ]),
      material: 'primary',
      puff: 0.5,
      tone: 0.92,
      seams: [
        seam([
          [436, 530],
          [458, 506],
          [482, 514],
        ]),
      ],
    },
    {
      shape: shape([
        [446, 548],
        [520, 540],
        [600, 540],
        [656, 530, 1],
        [640, 580],
        [560, 604],
        [480, 590],
      ]),
      material: padding,
      tone: 0.6,
    },
    {
      shape: shape([
        [140, 826],
        [300, 836],
        [500, 836],
        [676, 824],
        [668, 846],
        [500, 850],
        [300, 852],
        [160, 846],
      ]),
      material: gum,
      edge: 2,
    },
    {
      shape: shape([
        [120, 780],
        [124, 752],
        [150, 722],
        [214, 696],
        [288, 664],
        [356, 612],
        [410, 556],
        [440, 530, 1],
        [466, 566],
        [530, 594],
        [598, 584],
        [650, 534, 1],
        [664, 566],
        [664, 640],
        [672, 700],
        [682, 772],
        [500, 800],
        [300, 802],
        [160, 798],
      ]),
      material: 'primary',
      puff: 0.5,
      folds: [
        crease(
          [
            [262, 690],
            [290, 724],
            [296, 772],
          ],
          12,
          -2.6,
        ),
        crease(
          [
            [288, 678],
            [322, 716],
            [330, 768],
          ],
          12,
          2,
        ),
        crease(
          [
            [640, 590],
            [600, 650],
            [608, 740],
          ],
          20,
          -3,
        ),
      ],
      seams: [
        seam(
          [
            [130, 768],
            [172, 738],
            [240, 732],
            [282, 760],
            [292, 800],
          ],
          1.5,
          1.3,
        ),
        ...[0, 1, 2].flatMap((row) =>
          [0, 1, 2, 3].map((i) => {
            const x = 186 + i * 22 + row * 11;
            const y = 726 - i * 8 - row * 1.5 + row * 10;
            return seam(
              [
                [x, y],
                [x + 2, y + 1],
              ],
              2.2,
              2.4,
            );
          }),
        ),
      ],
      lift: 0.2,
    },
    panel(
      [
        [486, 640],
        [532, 612],
        [540, 640],
        [506, 710],
        [478, 798, 1],
        [430, 800, 1],
        [452, 718],
      ],
      'accent',
      [
        [528, 622],
        [500, 706],
        [474, 792],
      ],
    ),
    panel(
      [
        [286, 668],
        [356, 614],
        [440, 532, 1],
        [466, 566],
        [470, 592],
        [428, 632],
        [372, 690],
        [336, 726],
        [300, 716],
      ],
      'primary',
      [
        [464, 592],
        [424, 628],
        [366, 684],
        [334, 716],
        [306, 708],
      ],
    ),
    panel(
      [
        [612, 580],
        [652, 536, 1],
        [664, 566],
        [665, 640],
        [668, 676, 1],
        [628, 672],
        [606, 630],
      ],
      'accent',
      [
        [618, 586],
        [614, 632],
        [632, 664],
        [666, 668],
      ],
    ),
    ...laces(),
    {
      shape: band(
        open([
          [448, 552],
          [480, 574],
          [530, 590],
          [596, 580],
          [650, 534],
        ]),
        15,
      ),
      material: 'primary',
      puff: 0.7,
      lift: 0.22,
    },
    {
      shape: shape([
        [108, 796],
        [116, 772],
        [150, 776],
        [300, 790],
        [500, 788],
        [686, 760],
        [694, 786],
        [690, 824],
        [660, 836],
        [500, 842],
        [300, 844],
        [150, 836],
        [116, 820],
      ]),
      material: rubber,
      puff: 0.24,
      edge: 4,
      edgeSoft: 5,
      lift: 0.3,
      seams: [
        seam(
          [
            [118, 788],
            [300, 803],
            [500, 801],
            [688, 774],
          ],
          1.4,
          1.3,
        ),
        seam(
          [
            [114, 814],
            [300, 830],
            [500, 828],
            [690, 810],
          ],
          2,
          1.4,
        ),
      ],
    },
  ];
}

/** The parts are drawn too tall and then scaled down. */
const low = () => moved(trainer(), ([x, y]) => [CX + (x - CX) * 1.06, 846 + (y - 846) * 0.8]);

export const trainers = shoe(low, [380, 714]);
