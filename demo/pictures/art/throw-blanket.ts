import { drawAccessory, moved, quarter, slide } from '../kit/accessory.ts';
import type { Part } from '../kit/cloth.ts';
import { CX, closed } from '../kit/shape.ts';
import { fringe } from './accessories-parts.ts';
import type { Drawing } from './registry.ts';

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

export const throwBlanket: Drawing = drawAccessory({
  front: () => moved(throwParts(), slide(0, -150, 1.14)),
  angle: () => moved(moved(throwParts(), slide(0, -150, 1.14)), quarter),
  focus: [330, 560],
  ground: 'stand',
});
