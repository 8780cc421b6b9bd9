import type { Part } from '../kit/cloth.ts';
import { band, ellipse, open, type Point } from '../kit/shape.ts';
import { gold } from '../kit/trims.ts';
import { darkSole, lining, shape, shoe } from './shoes-parts.ts';

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

export const sandals = shoe(sandal, [370, 720]);
