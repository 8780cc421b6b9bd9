import { homeViews } from '../kit/home-views.ts';
import { at, cylinder, minus, type Sdf, turnX } from '../kit/sdf.ts';
import { item } from './home-parts.ts';
import type { Drawing } from './registry.ts';

export const mirror: Drawing = homeViews({
  height: 112,
  width: 80,
  depth: 12,
  pitch: 3,
  setting: 'sideboard',
  items: () => {
    const arch = (grow: number): Sdf => {
      const c = cylinder(34 + grow, 2);
      return (x, y, z) => {
        const flat = Math.hypot(
          Math.max(0, Math.abs(x) - 34 - grow),
          Math.max(0, y < 0 ? -y - 36 - grow : 0),
        );
        const round =
          y > 36 ? c(x, z, y - 36) : Math.max(Math.abs(x) - 34 - grow, -(y + 36 + grow), Math.abs(z) - 2);
        return y > 36 ? round : Math.max(round, flat > 0 ? flat * 0.5 : round);
      };
    };
    return [
      item(
        at(turnX(minus(arch(3), at(arch(0), 0, 0, 2)), -4), 0, 40, 0),
        { paint: 'primary', gloss: 0.6 },
        [0, 54, 0, 70],
      ),
      item(
        at(turnX(arch(0.4), -4), 0, 40, -0.8),
        {
          paint: '#e6ebee',
          gloss: 0.25,
          grain: (x, y) =>
            Math.min(0.5, Math.max(0, 0.16 + 0.14 * Math.sin((x + y * 0.6) / 17) + (54 - y) * 0.002)),
        },
        [0, 54, 0, 68],
      ),
    ];
  },
});
