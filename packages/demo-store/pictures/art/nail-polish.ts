import { at, cylinder, profile, turned } from '../kit/sdf.ts';
import { studioViews } from '../kit/still-life.ts';
import { black, glass, gold, item } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

export const nailPolish: Drawing = studioViews({
  height: 172,
  width: 100,
  items: () => [
    item(
      at(
        turned(
          profile([
            [33, 0],
            [40, 5],
            [41, 30],
            [39, 52],
            [28, 67],
            [14, 73],
            [13, 79, 1],
          ]),
          1,
        ),
        0,
        1,
      ),
      glass,
      [0, 40, 0, 60],
    ),
    item(
      at(
        turned(
          profile([
            [34, 5],
            [38.6, 9],
            [39.6, 30],
            [37.6, 50],
            [27, 63],
            [11, 68, 1],
          ]),
          1,
        ),
        0,
        1,
      ),
      { paint: 'primary', gloss: 0.5 },
      [0, 36, 0, 52],
    ),
    item(
      at(
        turned(
          [
            [0, 0],
            [17, 0],
            [13, 78],
            [11, 82],
            [0, 83],
          ],
          0.8,
        ),
        0,
        80,
      ),
      black,
      [0, 120, 0, 48],
    ),
    item(at(cylinder(17.4, 3, 0.8), 0, 82), gold, [0, 82, 0, 20]),
  ],
});
