import { at, block, capsule, cylinder, minus, profile, type Sdf, turned, turnZ } from '../kit/sdf.ts';
import { studioViews } from '../kit/still-life.ts';
import { black, cord, dye, gold, item, silver } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

export const hairDryer: Drawing = studioViews({
  height: 210,
  width: 220,
  items: () => {
    const lay = (s: Sdf) => at(turnZ(s, 90), 0, 0);
    return [
      item(
        at(
          lay(
            turned(
              profile([
                [33, -74],
                [42, -56],
                [46, -18],
                [43, 20],
                [35, 58],
                [30, 74],
              ]),
              1,
            ),
          ),
          0,
          168,
        ),
        dye,
        [0, 168, 0, 96],
      ),
      item(
        at(
          lay(
            turned(
              [
                [22, -92],
                [30, -92],
                [33, -72],
                [22, -72],
              ],
              1,
            ),
          ),
          0,
          168,
        ),
        silver,
        [82, 168, 0, 52],
      ),
      item(at(lay(cylinder(35.5, 4, 1)), 56, 168), gold, [56, 168, 0, 40]),
      item(at(lay(minus(cylinder(31, 8, 2), cylinder(26, 12))), -78, 168), black, [-78, 168, 0, 36]),
      item(
        at(lay(cylinder(27, 2)), -76, 168),
        {
          paint: '#2a2a2d',
          gloss: 0.3,
          grain: (_x, y, z) => (Math.sin(y * 1.6) > 0.2 || Math.sin(z * 1.6) > 0.2 ? 0 : 1),
        },
        [-76, 168, 0, 30],
      ),
      item(at(turnZ(block(17, 62, 15, 13), 8), 14, 74), dye, [14, 74, 0, 68]),
      item(at(turnZ(block(6, 16, 2, 1.5), 8), 10, 100, 15), silver, [10, 100, 15, 20]),
      item(capsule(24, 14, 0, 40, 4, 12, 5, 4), black, [32, 8, 6, 20]),
      ...cord(
        [
          [40, 4, 12],
          [62, 3.6, 32],
          [92, 3.6, 34],
          [122, 3.6, 14],
          [168, 3.6, 2],
        ],
        3.6,
      ),
    ];
  },
});
