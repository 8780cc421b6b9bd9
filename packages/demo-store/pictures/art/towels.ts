import { homeViews } from '../kit/home-views.ts';
import { fractal } from '../kit/random.ts';
import { at, block, cylinder, rough, type Sdf, turnX, turnZ, union } from '../kit/sdf.ts';
import { item } from './furniture-parts.ts';
import type { Drawing } from './registry.ts';

export const towels: Drawing = homeViews({
  height: 52,
  width: 72,
  depth: 46,
  pitch: 11,
  angle: 30,
  setting: 'sideboard',
  items: () => {
    const folded = (y: number, w: number, seed: number): Sdf => {
      const layer = (k: number): Sdf =>
        rough(
          at(block(w - k * 0.3, 2.6, 19, 2.5), 0, y + k * 5, 0),
          (x, yy, z) => 0.3 * fractal(x / 12 + seed, z / 12 + yy / 4, 2, seed),
        );
      return union(layer(0), layer(1));
    };
    return [
      item(folded(3, 31, 1), { paint: 'primary' }, [0, 5, 0, 40]),
      item(folded(13.4, 29.5, 2), { paint: '#f7f3ec' }, [0, 16, 0, 38]),
      item(folded(23.8, 29, 3), { paint: 'primary' }, [0, 26, 0, 38]),
      item(
        rough(
          at(turnZ(turnX(cylinder(7, 20, 3), 90), 0), -8, 39.5, 0),
          (x, y, z) =>
            0.5 * fractal(x / 5, (y + z) / 6, 2, 5) +
            0.35 * Math.sin(Math.atan2(y - 39.5, x + 8) * 2 + Math.hypot(x + 8, y - 39.5) * 2.6),
        ),
        { paint: 'primary' },
        [-8, 39.5, 0, 24],
      ),
      item(
        rough(
          at(turnX(cylinder(6, 19, 3), 90), 8, 38.5, 2),
          (x, y, z) =>
            0.5 * fractal(x / 5, (y + z) / 6, 2, 6) + 0.3 * Math.sin(Math.hypot(x - 8, y - 38.5) * 2.6),
        ),
        { paint: '#f7f3ec' },
        [8, 38.5, 2, 23],
      ),
    ];
  },
});
