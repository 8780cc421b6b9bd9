import { at, block, cylinder } from '../kit/sdf.ts';
import { studioViews } from '../kit/still-life.ts';
import { black, dye, glass, gold, item } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

export const foundation: Drawing = studioViews({
  height: 196,
  width: 110,
  items: () => [
    item(at(block(38, 58, 24, 9), 0, 59), glass, [0, 59, 0, 78]),
    item(at(block(35.6, 50, 21.6, 8), 0, 62), dye, [0, 62, 0, 70]),
    item(at(cylinder(13, 8, 1), 0, 122), gold, [0, 122, 0, 18]),
    item(at(cylinder(19, 32, 2), 0, 160), black, [0, 160, 0, 40]),
    item(at(cylinder(19.5, 3, 0.8), 0, 131), gold, [0, 131, 0, 22]),
    item(at(block(15, 0.8, 0.6, 0.3), 0, 70, 24), gold, [0, 70, 24, 18]),
    item(at(block(9, 0.5, 0.6, 0.3), 0, 62, 24), gold, [0, 62, 24, 12]),
  ],
});
