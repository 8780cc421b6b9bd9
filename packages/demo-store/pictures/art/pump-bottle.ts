import { at, block, capsule, common, cylinder, union } from '../kit/sdf.ts';
import { studioViews } from '../kit/still-life.ts';
import { black, item, silver } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

export const pumpBottle: Drawing = studioViews({
  height: 236,
  width: 110,
  items: () => [
    item(at(cylinder(36, 76, 9), 0, 77), { paint: 'primary', gloss: 0.42 }, [0, 77, 0, 88]),
    item(at(cylinder(15, 10, 2), 0, 160), black, [0, 160, 0, 20]),
    item(at(cylinder(18, 7, 1.5), 0, 168), silver, [0, 168, 0, 22]),
    item(at(cylinder(5, 18, 1), 0, 190), silver, [0, 190, 0, 20]),
    item(
      union(
        at(cylinder(13, 7, 3), 0, 212),
        capsule(0, 213, 0, -36, 211, 12, 5, 3.6),
        capsule(-36, 211, 12, -40, 203, 13, 3.6, 3),
      ),
      black,
      [-12, 210, 4, 42],
    ),
    item(
      common(at(cylinder(36.4, 30, 0.2), 0, 78), at(block(25, 30, 60), 0, 78, 50)),
      { paint: '#f7f3ea', gloss: 0.12 },
      [0, 78, 20, 42],
    ),
    item(
      common(
        at(cylinder(36.8, 60, 0.1), 0, 78),
        union(
          at(block(15, 0.8, 60), 0, 92, 50),
          at(block(10, 0.5, 60), 0, 84, 50),
          at(block(18, 0.4, 60), 0, 64, 50),
        ),
      ),
      { paint: '#3a3530' },
      [0, 78, 20, 44],
    ),
  ],
});
