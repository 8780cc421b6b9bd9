import { at, block, capsule, cylinder, type Sdf, turnZ, union } from '../kit/sdf.ts';
import type { Item } from '../kit/solid-scene.ts';
import { studioViews } from '../kit/still-life.ts';
import { black, dye, gold, item } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

export const straightener: Drawing = studioViews({
  height: 250,
  width: 150,
  items: () => {
    const arm = (degrees: number, x: number) => (s: Sdf) => at(turnZ(s, degrees), x, 0);
    const parts = (place: (s: Sdf) => Sdf, sign: number): Item[] => [
      item(place(at(block(11, 66, 14, 9), 0, 70)), dye, [0, 70, 0, 82]),
      item(place(at(block(10, 48, 12, 6), 0, 182)), dye, [0, 182, 0, 62]),
      item(
        place(at(block(2, 44, 10, 1), -sign * 10, 182)),
        { paint: '#b98d5c', metal: 'rose' },
        [0, 182, 0, 62],
      ),
      item(place(at(block(11.6, 2, 14.4, 1), 0, 136)), gold, [0, 136, 0, 24]),
    ];
    return [
      ...parts(arm(5, -4), -1),
      ...parts(arm(-9, 10), 1),
      item(at(cylinder(9, 10, 3), 3, 9), black, [3, 9, 0, 16]),
      item(
        union(capsule(3, 4, 0, 60, 4, 26, 3.4), capsule(60, 4, 26, 110, 3, 4, 3.4)),
        black,
        [56, 4, 14, 66],
      ),
    ];
  },
});
