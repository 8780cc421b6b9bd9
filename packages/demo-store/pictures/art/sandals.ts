import type { Part } from '../kit/cloth.ts';
import { band, ellipse, open, type Point } from '../kit/shape.ts';
import { gold } from '../kit/trims.ts';
import { darkSole, lining, shape, shoe } from './shoes-parts.ts';

/** A flat leather strap; its far half is in shadow. */
function strap(points: readonly Point[], width: number, far = false): Part {
  return {
    shape: band(open(points), (t) => width * (far ? 0.72 - 0.12 * t : 1 - 0.22 * t)),
    material: 'primary',
    puff: 0.14,
    edge: 2.6,
    edgeSoft: 3,
    tone: far ? 0.56 : 1,
    lift: far ? 0 : 0.3,
  };
}

function sandal(): Part[] {
  return [
    strap(
      [
        [292, 722],
        [338, 738],
        [352, 800],
      ],
      44,
      true,
    ),
    strap(
      [
        [392, 690],
        [436, 706],
        [452, 752],
      ],
      38,
      true,
    ),
    strap(
      [
        [470, 574],
        [512, 536],
        [580, 520],
        [650, 538],
      ],
      26,
      true,
    ),
    {
      shape: shape([
        [536, 690, 1],
        [650, 646, 1],
        [646, 744],
        [638, 838, 1],
        [572, 838, 1],
        [556, 760],
      ]),
      material: 'primary',
      puff: 0.32,
      edge: 5,
      edgeSoft: 6,
    },
    {
      shape: shape([
        [126, 812],
        [152, 788],
        [270, 798],
        [376, 768],
        [468, 704],
        [560, 652],
        [650, 628, 1],
        [656, 646, 1],
        [566, 676],
        [480, 730],
        [390, 800],
        [290, 834],
        [150, 836],
      ]),
      material: lining,
      puff: 0.36,
      edge: 3,
    },
    {
      shape: shape([
        [126, 822],
        [290, 830],
        [390, 796],
        [480, 728],
        [566, 674],
        [656, 644, 1],
        [656, 658],
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
        [206, 826],
        [210, 772],
        [240, 736],
        [296, 722],
      ],
      62,
    ),
    strap(
      [
        [322, 820],
        [322, 752],
        [346, 708],
        [398, 690],
      ],
      50,
    ),
    {
      shape: shape([
        [584, 664],
        [622, 604],
        [632, 536, 1],
        [660, 532, 1],
        [668, 590],
        [658, 654, 1],
      ]),
      material: 'primary',
      puff: 0.3,
      edge: 3,
      lift: 0.24,
    },
    strap(
      [
        [652, 546],
        [590, 566],
        [520, 578],
        [468, 572],
      ],
      28,
    ),
    { shape: ellipse(538, 575, 17, 19), material: gold, edge: 5, edgeSoft: 3, lift: 0.36 },
    { shape: ellipse(538, 575, 9, 11), material: 'primary', tone: 0.82 },
  ];
}

export const sandals = shoe(sandal, [340, 740]);
