import { at, block, cylinder, union } from '../kit/sdf.ts';
import { studioViews } from '../kit/still-life.ts';
import { glass, gold, item } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

export const perfume: Drawing = studioViews({
  height: 190,
  width: 130,
  items: () => [
    item(at(block(52, 60, 26, 7), 0, 61), glass, [0, 61, 0, 88]),
    item(at(block(49, 50, 23.5, 6), 0, 66), { paint: 'primary', gloss: 0.3, glow: 0.16 }, [0, 66, 0, 76]),
    item(at(cylinder(15, 7, 1), 0, 127), gold, [0, 127, 0, 18]),
    item(at(block(20, 22, 20, 3), 0, 157), gold, [0, 157, 0, 38]),
    item(at(block(22, 13, 0.7, 0.4), 0, 62, 26), { paint: '#f7f1e6', gloss: 0.1 }, [0, 62, 26, 27]),
    item(
      union(at(block(14, 0.6, 0.5, 0.2), 0, 65, 27), at(block(8, 0.4, 0.5, 0.2), 0, 59, 27)),
      gold,
      [0, 62, 27, 16],
    ),
  ],
});
