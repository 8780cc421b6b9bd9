import { type Accessory, drawAccessory, mirrorX, moved, slide } from '../kit/accessory.ts';
import type { Fixed, Part } from '../kit/cloth.ts';
import { gold } from '../kit/garment.ts';
import { band, closed, ellipse, open, type Point } from '../kit/shape.ts';
import type { Drawing } from './registry.ts';

const leatherSole: Fixed = { colour: '#c39a6b', finish: 'matt' };
const darkSole: Fixed = { colour: '#23201e', finish: 'matt' };
const lining: Fixed = { colour: '#d9bb97', finish: 'matt' };
const rubber: Fixed = { colour: '#f3f0ea', finish: 'matt' };

const shape = (points: readonly Point[]) => closed(points);
const seam = (points: readonly Point[], width = 1.6, depth = 1.3) => ({ line: open(points), width, depth });
const crease = (points: readonly Point[], width: number, height: number) => ({
  line: open(points),
  width,
  height,
});

/** A pair: the far shoe a little up and to the right, the near one in front. */
function pairOf(shoe: () => readonly Part[]): Accessory['front'] {
  return () => [...moved(shoe(), slide(70, -146, 0.93)), ...moved(shoe(), slide(-26, -26))].map((p) => p);
}

function alone(shoe: () => readonly Part[]): Accessory['angle'] {
  return () => moved(moved(shoe(), mirrorX), slide(0, -20, 1.12, 400, 700));
}

function court(): Part[] {
  const sole: Part = {
    shape: shape([
      [126, 808],
      [200, 826],
      [310, 818],
      [384, 782],
      [462, 718],
      [548, 656],
      [606, 640, 1],
      [610, 652],
      [552, 668],
      [470, 730],
      [392, 794],
      [314, 830],
      [200, 836],
      [130, 822],
    ]),
    material: leatherSole,
    puff: 0.4,
  };
  const heel: Part = {
    shape: shape([
      [540, 656, 1],
      [606, 634],
      [630, 590, 1],
      [630, 650],
      [618, 740],
      [612, 828, 1],
      [594, 828, 1],
      [588, 756],
      [574, 700],
    ]),
    material: 'primary',
    puff: 0.8,
  };
  const inside: Part = {
    shape: shape([
      [322, 668, 1],
      [380, 610],
      [470, 560],
      [560, 498],
      [604, 470, 1],
      [600, 520],
      [520, 600],
      [420, 664],
    ]),
    material: lining,
    tone: 0.8,
    puff: -0.2,
  };
  const upper: Part = {
    shape: shape([
      [122, 806],
      [142, 776],
      [200, 742],
      [268, 706],
      [322, 664, 1],
      [372, 676],
      [440, 654],
      [520, 596],
      [574, 522],
      [602, 468, 1],
      [622, 512],
      [632, 570],
      [612, 640, 1],
      [548, 662],
      [466, 724],
      [388, 788],
      [312, 824],
      [200, 830],
    ]),
    material: 'primary',
    puff: 0.62,
    folds: [
      crease(
        [
          [240, 730],
          [280, 760],
          [330, 784],
        ],
        16,
        -2,
      ),
      crease(
        [
          [600, 490],
          [606, 560],
          [598, 630],
        ],
        14,
        -3,
      ),
    ],
    seams: [
      seam(
        [
          [326, 674],
          [374, 684],
          [444, 662],
          [524, 604],
          [580, 528],
          [602, 482],
        ],
        1.4,
        1,
      ),
    ],
    lift: 0.2,
  };
  return [
    sole,
    heel,
    inside,
    upper,
    {
      shape: shape([
        [594, 822, 1],
        [612, 822, 1],
        [612, 832, 1],
        [594, 832, 1],
      ]),
      material: darkSole,
    },
  ];
}

function boot(): Part[] {
  return [
    {
      shape: shape([
        [128, 816],
        [300, 832],
        [420, 818],
        [500, 800],
        [640, 806, 1],
        [640, 822, 1],
        [500, 818],
        [420, 834],
        [300, 846],
        [130, 834],
      ]),
      material: darkSole,
      puff: 0.3,
    },
    {
      shape: shape([
        [524, 804, 1],
        [644, 800, 1],
        [640, 848, 1],
        [534, 848, 1],
      ]),
      material: darkSole,
      edge: 8,
      edgeSoft: 7,
    },
    {
      shape: shape([
        [404, 398],
        [500, 378],
        [612, 392, 1],
        [600, 420],
        [500, 430],
        [410, 420],
      ]),
      material: lining,
      tone: 0.6,
    },
    {
      shape: shape([
        [122, 812],
        [132, 776],
        [180, 736],
        [260, 702],
        [340, 660],
        [386, 604],
        [402, 520],
        [404, 400, 1],
        [470, 414],
        [560, 412],
        [616, 392, 1],
        [616, 500],
        [610, 600],
        [632, 690],
        [648, 760],
        [646, 808, 1],
        [500, 806],
        [420, 824],
        [300, 836],
        [160, 828],
      ]),
      material: 'primary',
      puff: 0.6,
      folds: [
        crease(
          [
            [404, 610],
            [470, 650],
            [560, 650],
          ],
          14,
          -5,
        ),
        crease(
          [
            [396, 640],
            [460, 690],
            [560, 690],
          ],
          15,
          4,
        ),
        crease(
          [
            [360, 662],
            [430, 720],
            [520, 736],
          ],
          14,
          -4,
        ),
        crease(
          [
            [300, 690],
            [340, 740],
            [360, 790],
          ],
          14,
          -3,
        ),
        crease(
          [
            [430, 540],
            [500, 560],
            [590, 552],
          ],
          16,
          -3,
        ),
      ],
      seams: [
        seam([
          [500, 410],
          [490, 560],
          [470, 700],
          [430, 812],
        ]),
        seam(
          [
            [150, 790],
            [300, 800],
            [430, 800],
            [640, 790],
          ],
          1.4,
          1,
        ),
        seam([
          [612, 540],
          [560, 700],
          [560, 800],
        ]),
      ],
      creases: { height: 4, across: 40, along: 50, seed: 4 },
      lift: 0.2,
    },
    {
      shape: shape([
        [468, 424, 1],
        [546, 420, 1],
        [530, 560],
        [506, 600],
        [484, 560],
      ]),
      material: { colour: '#1d1b1a', finish: 'matt' },
      puff: 0.3,
      edge: 2,
      lift: 0.2,
      folds: [
        crease(
          [
            [480, 440],
            [492, 520],
            [500, 590],
          ],
          3,
          2,
        ),
        crease(
          [
            [500, 440],
            [506, 520],
            [506, 590],
          ],
          3,
          2,
        ),
        crease(
          [
            [520, 440],
            [518, 520],
            [512, 590],
          ],
          3,
          2,
        ),
      ],
    },
    {
      shape: band(
        open([
          [604, 398],
          [622, 372],
          [634, 398],
          [618, 424],
        ]),
        10,
      ),
      material: 'primary',
      puff: 0.5,
      lift: 0.2,
    },
  ];
}

function trainer(): Part[] {
  const lace = (x: number, y: number): Part => ({
    shape: band(
      open([
        [x - 30, y - 14],
        [x, y - 16],
        [x + 34, y + 6],
      ]),
      11,
    ),
    material: rubber,
    puff: 0.8,
    lift: 0.4,
  });
  return [
    {
      shape: shape([
        [112, 770],
        [122, 744],
        [300, 776],
        [480, 780],
        [660, 748],
        [676, 770],
        [672, 812],
        [640, 836, 1],
        [500, 836],
        [300, 838],
        [170, 832],
        [120, 810],
      ]),
      material: rubber,
      puff: 0.5,
      seams: [
        seam(
          [
            [116, 790],
            [300, 806],
            [480, 808],
            [672, 786],
          ],
          2,
          1.6,
        ),
      ],
      edge: 4,
      edgeSoft: 5,
    },
    {
      shape: shape([
        [170, 828],
        [300, 836],
        [500, 834],
        [640, 830],
        [640, 842],
        [500, 848],
        [300, 850],
        [176, 844],
      ]),
      material: { colour: '#b98d5c', finish: 'matt' },
      edge: 2,
    },
    {
      shape: shape([
        [420, 560],
        [520, 520],
        [628, 534, 1],
        [620, 570],
        [520, 590],
        [440, 600],
      ]),
      material: { colour: '#ece7de', finish: 'matt' },
      tone: 0.62,
    },
    {
      shape: shape([
        [114, 762],
        [122, 726],
        [170, 694],
        [250, 672],
        [330, 630],
        [400, 570],
        [436, 548, 1],
        [470, 580],
        [540, 584],
        [606, 556],
        [636, 528, 1],
        [652, 560],
        [656, 640],
        [668, 700],
        [666, 758],
        [480, 784],
        [300, 782],
        [170, 776],
      ]),
      material: 'primary',
      puff: 0.56,
      folds: [
        crease(
          [
            [250, 690],
            [290, 720],
            [300, 770],
          ],
          13,
          -3,
        ),
        crease(
          [
            [290, 680],
            [330, 710],
            [340, 760],
          ],
          12,
          2,
        ),
      ],
      lift: 0.2,
    },
    {
      shape: shape([
        [118, 762],
        [126, 730],
        [168, 704],
        [216, 704],
        [250, 730],
        [262, 780],
        [170, 776],
      ]),
      material: rubber,
      puff: 0.5,
      edge: 3,
      lift: 0.24,
      seams: [
        seam(
          [
            [210, 712],
            [240, 734],
            [252, 776],
          ],
          1.3,
          1,
        ),
      ],
    },
    {
      shape: shape([
        [560, 600],
        [640, 560, 1],
        [656, 640],
        [668, 700],
        [664, 760, 1],
        [560, 776],
        [540, 700],
      ]),
      material: 'accent',
      puff: 0.3,
      edge: 3,
      lift: 0.24,
      seams: [
        seam(
          [
            [566, 610],
            [548, 700],
            [566, 770],
          ],
          1.3,
          1,
        ),
      ],
    },
    {
      shape: shape([
        [330, 640],
        [420, 570],
        [450, 580],
        [430, 650],
        [400, 720],
        [370, 780, 1],
        [330, 782, 1],
        [352, 710],
      ]),
      material: 'accent',
      puff: 0.2,
      edge: 2.4,
      lift: 0.22,
    },
    {
      shape: shape([
        [412, 562],
        [436, 524],
        [468, 512],
        [490, 530],
        [474, 572],
        [440, 592],
      ]),
      material: rubber,
      puff: 0.6,
      lift: 0.3,
    },
    lace(300, 664),
    lace(336, 638),
    lace(372, 610),
    lace(406, 578),
    {
      shape: shape([
        [470, 560],
        [540, 572],
        [610, 544],
        [640, 520],
        [654, 540],
        [610, 578],
        [540, 600],
        [476, 590],
      ]),
      material: 'primary',
      puff: 0.9,
      lift: 0.3,
    },
  ];
}

function sandal(): Part[] {
  const strap = (points: readonly Point[], width: number): Part => ({
    shape: band(open(points), width),
    material: 'primary',
    puff: 0.4,
    edge: 2.4,
    edgeSoft: 3,
    lift: 0.36,
    seams: [],
  });
  return [
    {
      shape: shape([
        [520, 690, 1],
        [640, 640, 1],
        [640, 836, 1],
        [556, 836, 1],
        [540, 760],
      ]),
      material: 'primary',
      puff: 0.4,
      edge: 6,
      edgeSoft: 6,
    },
    {
      shape: band(
        open([
          [470, 700],
          [500, 600],
          [570, 530],
          [640, 560],
          [650, 640],
        ]),
        22,
      ),
      material: 'primary',
      tone: 0.6,
      puff: 0.4,
    },
    {
      shape: shape([
        [130, 812],
        [160, 790],
        [280, 800],
        [380, 770],
        [470, 706],
        [560, 656],
        [640, 636, 1],
        [646, 652, 1],
        [566, 676],
        [480, 730],
        [390, 800],
        [290, 834],
        [150, 836],
      ]),
      material: lining,
      puff: 0.5,
      edge: 3,
    },
    {
      shape: shape([
        [130, 820],
        [290, 830],
        [390, 796],
        [480, 728],
        [566, 674],
        [646, 650, 1],
        [646, 662],
        [570, 690],
        [484, 744],
        [394, 812],
        [292, 846],
        [150, 844],
      ]),
      material: darkSole,
    },
    strap(
      [
        [176, 806],
        [196, 742],
        [250, 716],
        [300, 740],
        [312, 812],
      ],
      44,
    ),
    strap(
      [
        [250, 806],
        [276, 726],
        [330, 700],
        [384, 716],
        [396, 776],
      ],
      30,
    ),
    strap(
      [
        [628, 648],
        [640, 600],
        [636, 548],
      ],
      40,
    ),
    strap(
      [
        [640, 560],
        [560, 566],
        [480, 600],
        [466, 640],
        [478, 706],
      ],
      22,
    ),
    { shape: ellipse(500, 588, 15, 15), material: gold, edge: 6, edgeSoft: 4, lift: 0.4 },
    { shape: ellipse(500, 588, 8, 8), material: 'primary', tone: 0.8 },
  ];
}

const shoe = (draw: () => Part[], focus: readonly [number, number]): Drawing =>
  drawAccessory({ front: pairOf(draw), angle: alone(draw), focus, ground: 'stand' });

export const courtHeels = shoe(court, [330, 720]);
export const ankleBoots = shoe(boot, [440, 640]);
export const trainers = shoe(trainer, [340, 680]);
export const sandals = shoe(sandal, [370, 720]);
