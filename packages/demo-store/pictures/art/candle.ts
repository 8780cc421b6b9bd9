import { homeViews } from '../kit/home-views.ts';
import { at, block, capsule, cylinder, minus, profile, turned, union } from '../kit/sdf.ts';
import { dye, gold, item } from './home-parts.ts';
import type { Drawing } from './registry.ts';

export const candle: Drawing = homeViews({
  height: 46,
  width: 68,
  depth: 30,
  pitch: 14,
  setting: 'sideboard',
  items: () => [
    item(minus(at(cylinder(14, 15, 1.6), 0, 15.2), at(cylinder(12.8, 15, 1), 0, 17.4)), dye, [0, 15, 0, 22]),
    item(
      at(cylinder(12.7, 9.5, 0.4), 0, 15.4),
      { paint: '#fbf3e2', gloss: 0.25, glow: 0.08 },
      [0, 15, 0, 17],
    ),
    item(capsule(0, 24, 0, 0.6, 29, 0, 0.5), { paint: '#2b2420' }, [0, 27, 0, 5]),
    item(
      at(
        turned(
          profile([
            [0.4, 0],
            [2, 2.6],
            [2.1, 4.4],
            [1.1, 7.4],
            [0.15, 10.5],
          ]),
          0.1,
        ),
        0.5,
        28,
      ),
      { paint: '#ffcf7a', glow: 0.9 },
      [0.5, 33, 0, 8],
    ),
    item(at(block(7, 5, 0.4, 0.2), 0, 14, 14), { paint: '#f6efe2' }, [0, 14, 14, 9]),
    item(
      union(at(block(4.4, 0.25, 0.3), 0, 15.4, 14.5), at(block(2.8, 0.18, 0.3), 0, 13, 14.5)),
      gold,
      [0, 14, 14.5, 6],
    ),
    item(at(cylinder(14.4, 1.6, 0.6), 19, 1.7, 17), gold, [19, 1.7, 17, 17]),
  ],
});
