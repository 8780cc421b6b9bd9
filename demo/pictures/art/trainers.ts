import type { Fixed, Part } from '../kit/cloth.ts';
import { band, open } from '../kit/shape.ts';
import { crease, seam, shape, shoe } from './shoes-parts.ts';

const rubber: Fixed = { colour: '#f3f0ea', finish: 'matt' };

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

export const trainers = shoe(trainer, [340, 680]);
