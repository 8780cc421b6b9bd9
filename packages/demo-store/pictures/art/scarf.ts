import { drawAccessory, moved, slide } from '../kit/accessory.ts';
import type { Part } from '../kit/cloth.ts';
import { band, CX, closed, open, type Point } from '../kit/shape.ts';
import { crease, fringe } from './accessories-parts.ts';
import type { Drawing } from './registry.ts';

function scarfParts(): Part[] {
  const tail = (points: readonly Point[], width: number, seed: number): Part => ({
    shape: band(open(points), (t) => width * (0.78 + 0.22 * t)),
    material: 'primary',
    puff: 0.22,
    edge: 7,
    edgeSoft: 9,
    drape: { count: 3, top: 7, hem: 5, seed, wander: 0.7 },
    lift: 0.36,
    creases: { height: 6, across: 40, along: 140, seed },
  });
  return [
    ...fringe(440, 566, 1000, 56, 3),
    tail(
      [
        [470, 440],
        [486, 640],
        [500, 820],
        [503, 1004],
      ],
      136,
      6,
    ),
    {
      shape: closed([
        [262, 330],
        [320, 262],
        [400, 244],
        [480, 262],
        [538, 330],
        [520, 380],
        [400, 340],
        [280, 380],
      ]),
      material: 'primary',
      tone: 0.6,
      puff: 0.4,
    },
    ...fringe(262, 396, 930, 56, 4),
    tail(
      [
        [352, 430],
        [336, 600],
        [326, 780],
        [328, 934],
      ],
      142,
      9,
    ),
    {
      shape: closed([
        [238, 350],
        [270, 300],
        [320, 330],
        [400, 372],
        [480, 330],
        [530, 300],
        [562, 350],
        [548, 430],
        [480, 500],
        [400, 522],
        [320, 500],
        [252, 430],
      ]),
      material: 'primary',
      puff: 0.55,
      lift: 0.42,
      grain: 6,
      folds: [
        crease(
          [
            [258, 340],
            [330, 420],
            [440, 500],
          ],
          14,
          -9,
        ),
        crease(
          [
            [252, 390],
            [320, 470],
            [400, 512],
          ],
          13,
          7,
        ),
        crease(
          [
            [544, 340],
            [470, 420],
            [360, 480],
          ],
          14,
          -8,
        ),
        crease(
          [
            [300, 326],
            [390, 400],
            [500, 440],
          ],
          13,
          7,
        ),
        crease(
          [
            [550, 400],
            [490, 460],
            [420, 500],
          ],
          12,
          6,
        ),
      ],
    },
  ];
}

export const scarf: Drawing = drawAccessory({
  front: () => moved(scarfParts(), slide(0, -40)),
  angle: () => moved(scarfParts(), ([x, y]) => [2 * CX - x + (y - 620) * 0.05, y - 40]),
  focus: [400, 440],
  dropShadow: 'hang',
});
