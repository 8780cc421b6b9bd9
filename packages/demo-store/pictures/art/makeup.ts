import { at, block, cylinder, minus, type Sdf, turnZ, union } from '../kit/sdf.ts';
import type { Item } from '../kit/solid-scene.ts';
import { studioViews } from '../kit/still-life.ts';
import { black, dye, glass, gold, item } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

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

export const mascara: Drawing = studioViews({
  height: 236,
  width: 170,
  items: () => {
    const rings = (x: number, y: number) => at(cylinder(13.4, 1, 0.4), x, y);
    const brush: Sdf = (x, y, z) => {
      const r = Math.sqrt(x * x + z * z);
      const taper = 7.5 - Math.max(0, (y - 20) * 0.12);
      const bristle = 1.1 * Math.sin(Math.atan2(z, x) * 12 + y * 0.9) + 1.2 * Math.sin(y * 1.7);
      return Math.max(r - taper - bristle, Math.abs(y) - 32) * 0.45;
    };
    const wand = (s: Sdf) => at(turnZ(s, -12), 22, 0, 24);
    return [
      item(at(cylinder(13, 62, 2), -30, 63), dye, [-30, 63, 0, 70]),
      item(union(rings(-30, 124), rings(-30, 4)), gold, [-30, 64, 0, 80]),
      item(at(cylinder(8, 9, 1), -30, 134), gold, [-30, 134, 0, 14]),
      item(wand(at(cylinder(13, 50, 2.5), 0, 58)), dye, [34, 58, 24, 66]),
      item(wand(at(cylinder(13.4, 2, 0.4), 0, 108)), gold, [44, 106, 24, 24]),
      item(wand(at(cylinder(2.2, 30, 0.4), 0, 136)), black, [50, 136, 24, 38]),
      item(wand(at(brush, 0, 190)), { paint: '#171416', gloss: 0.2 }, [62, 188, 24, 48]),
    ];
  },
});

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
