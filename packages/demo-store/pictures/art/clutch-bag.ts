import { drawAccessory, moved, slide } from '../kit/accessory.ts';
import type { Part } from '../kit/cloth.ts';
import { band, CX, closed, ellipse, mirrored, open } from '../kit/shape.ts';
import { gold } from '../kit/trims.ts';
import { crease, soft, turned } from './bags-parts.ts';
import type { Drawing } from './registry.ts';

function clutchParts(): Part[] {
  return [
    {
      shape: mirrored([
        [0, 540],
        [200, 540],
        [268, 548],
        [276, 580],
        [280, 720],
        [272, 800],
        [250, 816],
        [120, 822],
        [0, 824],
      ]),
      material: 'primary',
      puff: 0.28,
      edge: 12,
      edgeSoft: 16,
      relief: soft(3, 8),
    },
    {
      shape: closed([
        [120, 552, 1],
        [400, 532],
        [680, 552, 1],
        [682, 590],
        [560, 668],
        [420, 734],
        [400, 738],
        [380, 734],
        [240, 668],
        [118, 590],
      ]),
      material: 'primary',
      puff: 0.2,
      edge: 7,
      edgeSoft: 10,
      lift: 0.4,
      folds: [
        crease(
          [
            [160, 570],
            [300, 620],
            [396, 700],
          ],
          24,
          -4,
        ),
        crease(
          [
            [640, 570],
            [500, 620],
            [404, 700],
          ],
          24,
          -4,
        ),
        crease(
          [
            [400, 560],
            [398, 620],
            [400, 690],
          ],
          22,
          3,
        ),
      ],
    },
    { shape: ellipse(CX, 724, 22, 22), material: gold, edge: 14, edgeSoft: 8, lift: 0.4 },
    {
      shape: ellipse(CX, 724, 10, 10),
      material: { colour: '#f6f0e6', finish: 'gloss' },
      edge: 6,
      edgeSoft: 4,
    },
    ...Array.from(
      { length: 19 },
      (_, i): Part => ({
        shape: band(
          open([
            [668 + i * 1.4, 590 + i * 12],
            [674 + i * 1.4, 600 + i * 12],
          ]),
          7,
        ),
        material: gold,
        puff: 0.9,
        lift: 0.3,
      }),
    ),
  ];
}

export const clutchBag: Drawing = drawAccessory({
  front: () => moved(clutchParts(), slide(0, -30)),
  angle: () => moved(turned(clutchParts(), 566, 806, 264, 44), slide(0, -30)),
  focus: [400, 690],
  dropShadow: 'stand',
});
