import { at, block, capsule, cylinder, sphere, stretch, torus, turnX, turnY, union } from '../kit/sdf.ts';
import type { Item } from '../kit/solid-scene.ts';
import { studioViews } from '../kit/still-life.ts';
import { brass, gold, item, jewel } from './home-parts.ts';
import type { Drawing } from './registry.ts';

const BAR = 62;
const RADIUS = 13;

/** A hoop below a set stone, with a drop in its middle. */
function hoop(x: number, yaw: number): Item[] {
  const middle = BAR - 7 - RADIUS;
  return [
    item(at(turnY(turnX(torus(RADIUS, 1.5), 90), yaw), x, middle), gold, [x, middle, 0, 17]),
    item(at(stretch(sphere(3), 1, 1, 0.75), x, BAR - 5, 2), jewel, [x, BAR - 5, 2, 5]),
    item(at(turnX(torus(3.2, 0.7), 90), x, BAR - 5, 1.6), gold, [x, BAR - 5, 2, 6]),
    item(capsule(x, middle + RADIUS, 0, x, middle + 3.4, 0, 0.35), gold, [x, middle + 8, 0, 8]),
    item(at(stretch(sphere(3.4), 0.82, 1.25, 0.7), x, middle - 1.4), jewel, [x, middle, 0, 7]),
    item(at(sphere(1.1), x, middle + 3.2), gold, [x, middle + 3, 0, 3]),
  ];
}

export const earrings: Drawing = studioViews({
  height: 70,
  width: 74,
  pitch: 7,
  items: () => [
    ...hoop(-19, 24),
    ...hoop(19, -20),
    item(
      union(
        at(block(31, 0.9, 0.9, 0.8), 0, BAR),
        at(cylinder(1.1, BAR / 2), 0, BAR / 2),
        at(cylinder(14, 1.1, 0.6), 0, 1.1),
      ),
      brass,
      [0, BAR / 2, 0, 46],
    ),
  ],
});
