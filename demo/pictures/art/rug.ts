import { homeViews } from '../kit/home-views.ts';
import { fractal } from '../kit/random.ts';
import { at, block, rough, type Sdf } from '../kit/sdf.ts';
import { cloth, item } from './furniture-parts.ts';
import type { Drawing } from './registry.ts';

export const rug: Drawing = homeViews({
  height: 150,
  width: 214,
  depth: 150,
  pitch: 48,
  middle: 0,
  angle: 24,
  setting: 'floor',
  items: () => {
    const fringe: Sdf = (x, y, z) => {
      const k = Math.round(x / 3.2) * 3.2;
      if (Math.abs(x) > 100) return Math.hypot(Math.abs(x) - 99, y, Math.max(0, Math.abs(z) - 82)) * 0.9;
      return (
        Math.hypot(x - k - 0.5 * Math.sin(k * 3), y - 0.9, Math.max(0, Math.abs(Math.abs(z) - 76) - 6)) - 0.75
      );
    };
    return [
      item(
        rough(
          at(block(100, 1.6, 70, 1.2), 0, 1.6, 0),
          (x, _y, z) => 0.5 * fractal(x / 5, z / 5, 2, 4) + 0.8 * fractal(x / 60, z / 60, 2, 5),
        ),
        cloth,
        [0, 1.6, 0, 124],
      ),
      item(fringe, { paint: '#efe6d6' }, [0, 1, 0, 130]),
    ];
  },
});
