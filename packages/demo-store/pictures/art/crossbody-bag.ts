import { drawAccessory } from '../kit/accessory.ts';
import type { Part } from '../kit/cloth.ts';
import { band, box, CX, ellipse, mirrored, open } from '../kit/shape.ts';
import { gold } from '../kit/trims.ts';
import { seam, soft, turned } from './bags-parts.ts';
import type { Drawing } from './registry.ts';

function ringAt(x: number, y: number, r: number): Part[] {
  return [
    {
      shape: band(
        open(
          ellipse(x, y, r)
            .concat([[x + r, y]])
            .map(([a, b]) => [a, b] as const),
        ),
        6,
      ),
      material: gold,
      puff: 0.9,
      lift: 0.35,
    },
  ];
}

function crossbodyParts(): Part[] {
  return [
    {
      shape: band(
        open([
          [196, 604],
          [214, 470],
          [280, 300],
          [400, 236],
          [520, 300],
          [586, 470],
          [604, 604],
        ]),
        16,
      ),
      material: 'primary',
      puff: 0.6,
      edge: 2,
    },
    {
      shape: mirrored([
        [0, 590],
        [150, 590],
        [204, 606],
        [216, 640],
        [222, 760],
        [214, 850],
        [190, 874],
        [100, 880],
        [0, 881],
      ]),
      material: 'primary',
      puff: 0.3,
      edge: 12,
      edgeSoft: 14,
      relief: soft(7, 6),
    },
    {
      shape: mirrored([
        [0, 584],
        [150, 584],
        [206, 600],
        [218, 640],
        [220, 720],
        [206, 768],
        [150, 790],
        [0, 798],
      ]),
      material: 'primary',
      puff: 0.26,
      edge: 7,
      edgeSoft: 9,
      lift: 0.42,
      relief: soft(9, 6),
      seams: [
        seam([
          [190, 650],
          [192, 722],
          [208, 758],
          [256, 776],
          [400, 784],
          [544, 776],
          [592, 758],
          [608, 722],
          [610, 650],
        ]),
      ],
    },
    { shape: box(CX - 34, 752, 68, 58, 10), material: gold, edge: 6, edgeSoft: 6, lift: 0.4 },
    { shape: box(CX - 20, 766, 40, 30, 6), material: gold, edge: -3, edgeSoft: 3 },
    ...ringAt(196, 612, 17),
    ...ringAt(604, 612, 17),
  ];
}

export const crossbodyBag: Drawing = drawAccessory({
  front: crossbodyParts,
  angle: () => turned(crossbodyParts(), 612, 868, 198, 70),
  focus: [400, 740],
  dropShadow: 'stand',
});
