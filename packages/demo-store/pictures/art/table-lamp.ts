import { homeViews } from '../kit/home-views.ts';
import { at, cylinder, profile, torus, turned, union } from '../kit/sdf.ts';
import { brass, item } from './home-parts.ts';
import type { Drawing } from './registry.ts';

export const tableLamp: Drawing = homeViews({
  height: 66,
  width: 46,
  depth: 46,
  pitch: 6,
  setting: 'sideboard',
  items: () => [
    item(
      at(
        turned(
          [
            [13, 0],
            [22, -26],
            [21.3, -26],
            [12.3, 0],
          ],
          0.35,
        ),
        0,
        64,
      ),
      { paint: 'primary', glow: 0.2 },
      [0, 51, 0, 28],
    ),
    item(at(cylinder(12.4, 0.5), 0, 63.4), { paint: '#fff1d2', glow: 0.6 }, [0, 63, 0, 14]),
    item(union(at(torus(13, 0.5), 0, 64), at(torus(21.8, 0.5), 0, 38)), brass, [0, 51, 0, 28]),
    item(
      turned(
        profile([
          [9, 0],
          [10, 1.5],
          [6, 4],
          [8.6, 12],
          [10, 19],
          [7, 27],
          [3, 31],
          [2.4, 34, 1],
        ]),
        0.2,
      ),
      { paint: 'accent', gloss: 0.75 },
      [0, 17, 0, 21],
    ),
    item(at(cylinder(1.1, 6), 0, 38), brass, [0, 38, 0, 8]),
    item(at(cylinder(10.6, 0.9, 0.4), 0, 0.9), brass, [0, 1, 0, 12]),
  ],
});
