import { homeViews } from '../kit/home-views.ts';
import { at, cylinder, profile, stretch, torus, turned, turnY, twin, union } from '../kit/sdf.ts';
import { gold, item } from './home-parts.ts';
import type { Drawing } from './registry.ts';

export const pot: Drawing = homeViews({
  height: 46,
  width: 72,
  depth: 52,
  pitch: 13,
  setting: 'sideboard',
  items: () => [
    item(
      turned(
        profile([
          [22, 0],
          [24.5, 2],
          [26, 12],
          [26, 24, 1],
        ]),
        0.5,
      ),
      { paint: 'primary', gloss: 0.95 },
      [0, 12, 0, 31],
    ),
    item(
      at(
        turned(
          profile([
            [26.6, 0, 1],
            [26.4, 2],
            [20, 6],
            [9, 8.4],
            [3, 8.8],
          ]),
          0.4,
        ),
        0,
        25,
      ),
      { paint: 'primary', gloss: 0.95 },
      [0, 30, 0, 30],
    ),
    item(at(cylinder(26.7, 0.35), 0, 24.9), { paint: '#2a2826', gloss: 0.4 }, [0, 25, 0, 28]),
    item(
      union(
        at(cylinder(2, 1.6), 0, 35),
        at(
          turned(
            profile([
              [2.4, 0],
              [5, 1.4],
              [5, 3.4],
              [3, 4.4],
            ]),
            0.3,
          ),
          0,
          36,
        ),
      ),
      gold,
      [0, 37, 0, 8],
    ),
    item(
      twin(at(turnY(stretch(torus(6.4, 1.7), 1, 1.2, 1.3), 0), 27, 19, 0)),
      { paint: 'primary', gloss: 0.95 },
      [0, 19, 0, 38],
    ),
  ],
});
