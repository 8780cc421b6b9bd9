import { drawAccessory, moved } from '../kit/accessory.ts';
import type { Part } from '../kit/cloth.ts';
import { band, CX, closed, open } from '../kit/shape.ts';
import { crease } from './accessories-parts.ts';
import type { Drawing } from './registry.ts';

function tieParts(): Part[] {
  return [
    {
      shape: band(
        open([
          [378, 318],
          [322, 250],
          [312, 186],
          [352, 140],
          [400, 130],
          [448, 140],
          [488, 186],
          [478, 250],
          [422, 318],
        ]),
        (t) => 30 + 10 * Math.abs(2 * t - 1),
      ),
      material: 'primary',
      tone: 0.84,
      edge: 5,
      edgeSoft: 5,
      grain: 24,
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

export const tie: Drawing = drawAccessory({
  front: tieParts,
  angle: () =>
    moved(tieParts(), ([x, y]) => [
      CX + (x - CX) * 0.94 + (y - 640) * 0.42,
      640 + (y - 640) * 0.92 - (x - CX) * 0.38,
    ]),
  focus: [400, 330],
  dropShadow: 'flat',
});
