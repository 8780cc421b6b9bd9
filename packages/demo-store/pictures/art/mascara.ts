import { at, cylinder, type Sdf, turnZ, union } from '../kit/sdf.ts';
import { studioViews } from '../kit/still-life.ts';
import { black, dye, gold, item } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

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
