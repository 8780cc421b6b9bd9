import { at, block, common, cylinder, type Sdf, sphere, stretch, turnX, turnZ, union } from '../kit/sdf.ts';
import type { Item, Surface } from '../kit/solid-scene.ts';
import { studioViews } from '../kit/still-life.ts';
import { black, cord, dye, gold, item, silver } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

const plate: Surface = { paint: '#b98d5c', metal: 'rose' };

/** Half of a long rounded bar; its flat face points along x, to the other arm. */
const half = (radius: number, from: number, to: number, r: number): Sdf =>
  common(stretch(at(cylinder(radius, (to - from) / 2, r), 0, (from + to) / 2), 1.12, 1, 1), (x) => x + 0.6);

/** One arm, its inner face at x = 0, from the hinge up to the tip. */
const arm = (place: (s: Sdf) => Sdf): Item[] => {
  const bound: Item['bound'] = [0, 132, 0, 146];
  return [
    item(place(union(half(15, 8, 118, 6), half(14.4, 124, 252, 10))), dye, bound),
    item(place(half(15.4, 117.4, 124.6, 0.6)), gold, [0, 121, 0, 34]),
    item(place(at(block(1.5, 56, 9.6, 1), 0.6, 184)), plate, [0, 184, 0, 76]),
    item(place(at(block(0.9, 60, 11, 0.6), -0.4, 184)), black, [0, 184, 0, 78]),
  ];
};

export const straightener: Drawing = studioViews({
  height: 262,
  width: 150,
  angle: 28,
  close: { x: 0, y: 0.66, zoom: 2 },
  items: () => {
    const left = (s: Sdf) => at(turnZ(s, 3.4), -2.4, 0);
    const right = (s: Sdf) =>
      at(
        turnZ((x, y, z) => s(-x, y, z), -3.4),
        2.4,
        0,
      );
    return [
      ...arm(left),
      ...arm(right),
      item(left(at(block(3.2, 9, 1.2, 1), -7, 88, 14.6)), black, [-16, 88, 13, 14]),
      item(left(at(stretch(sphere(2.6), 1, 1, 0.5), -7, 66, 14.8)), silver, [-14, 66, 13, 6]),
      item(at(turnX(cylinder(11, 13.5, 2), 90), 0, 13), black, [0, 13, 0, 22]),
      item(at(turnX(cylinder(5.6, 14.4, 1), 90), 0, 13), gold, [0, 13, 0, 18]),
      ...cord([
        [0, 8, -2],
        [10, 3.4, 10],
        [44, 3.4, 34],
        [86, 3.4, 26],
        [128, 3.4, -10],
        [190, 3.4, -26],
      ]),
    ];
  },
});
