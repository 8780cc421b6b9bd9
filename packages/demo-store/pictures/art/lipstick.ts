import { at, block, cylinder, minus, turnZ, union } from '../kit/sdf.ts';
import type { Item } from '../kit/solid-scene.ts';
import { studioViews } from '../kit/still-life.ts';
import { black, gold, item } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

/** Lipstick stands at x; its cap beside it. */
function lipstickItems(): Item[] {
  const slant = turnZ(block(200, 40, 200), -38);
  const bullet = minus(at(cylinder(17, 46, 6), 0, 136), at(slant, 14, 214), 4);
  return [
    item(at(cylinder(28, 46, 2), -24, 47), black, [-24, 47, 0, 58]),
    item(at(cylinder(28.6, 5, 1), -24, 8), gold, [-24, 8, 0, 32]),
    item(
      union(
        at(cylinder(24, 14, 1.5), -24, 104),
        at(cylinder(24.6, 1, 0.4), -24, 100),
        at(cylinder(24.6, 1, 0.4), -24, 108),
      ),
      gold,
      [-24, 104, 0, 32],
    ),
    item(at(cylinder(20, 12, 1.5), -24, 122), gold, [-24, 122, 0, 26]),
    item(at(bullet, -24, 0), { paint: 'primary', gloss: 0.55 }, [-24, 140, 0, 60]),
    item(at(cylinder(28.6, 36, 2), 54, 37, 14), black, [54, 37, 14, 50]),
    item(at(cylinder(29, 5, 1), 54, 8, 14), gold, [54, 8, 14, 32]),
  ];
}

export const lipstick: Drawing = studioViews({ items: lipstickItems, height: 186, width: 150 });
