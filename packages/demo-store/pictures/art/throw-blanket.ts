import { drawAccessory, moved } from '../kit/accessory.ts';
import type { Part } from '../kit/cloth.ts';
import { CX, closed } from '../kit/shape.ts';
import { crease, fringe } from './accessories-parts.ts';
import type { Drawing } from './registry.ts';

/** Folded once, with a fringe at both ends. */
function throwParts(): Part[] {
  const layer = (left: number, right: number, top: number, bottom: number, seed: number): Part => ({
    shape: closed([
      [left + 3, top + 16],
      [left + 18, top + 1],
      [CX - 120, top - 3],
      [CX + 110, top + 2],
      [right - 18, top],
      [right - 2, top + 18],
      [right + 3, (top + bottom) / 2],
      [right - 1, bottom, 1],
      [CX + 90, bottom + 5],
      [CX - 100, bottom - 2],
      [left, bottom + 2, 1],
      [left - 4, (top + bottom) / 2],
    ]),
    material: 'primary',
    puff: 0.07,
    edge: 11,
    edgeSoft: 9,
    creases: { height: 9, across: 110, along: 190, seed },
    folds: [
      crease(
        [
          [left + 60, top + 40],
          [left + 110, (top + bottom) / 2],
          [left + 84, bottom - 20],
        ],
        34,
        6,
      ),
      crease(
        [
          [right - 90, top + 60],
          [right - 130, (top + bottom) / 2],
          [right - 96, bottom - 10],
        ],
        30,
        -6,
      ),
      crease(
        [
          [CX - 20, bottom - 200],
          [CX + 20, bottom - 100],
          [CX - 4, bottom - 4],
        ],
        26,
        5,
      ),
    ],
    lift: 0.4,
  });
  return [
    ...fringe(158, 646, 916, 54, 8),
    layer(150, 654, 300, 920, 4),
    ...fringe(150, 650, 800, 52, 12),
    layer(142, 658, 286, 804, 9),
  ];
}

const TILT = -13;

function tilted(): Part[] {
  const a = (TILT * Math.PI) / 180;
  const [c, s] = [Math.cos(a) * 0.94, Math.sin(a) * 0.94];
  return moved(throwParts(), ([x, y]) => [
    CX + (x - CX) * c - (y - 620) * s,
    620 + (x - CX) * s + (y - 620) * c,
  ]).map((part) => ({ ...part, grain: TILT }));
}

export const throwBlanket: Drawing = drawAccessory({
  front: throwParts,
  angle: tilted,
  focus: [330, 780],
  dropShadow: 'flat',
});
