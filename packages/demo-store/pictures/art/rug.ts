import { homeViews } from '../kit/home-views.ts';
import { fractal } from '../kit/random.ts';
import { at, block, rough, type Sdf } from '../kit/sdf.ts';
import { cloth, item } from './home-parts.ts';
import type { Drawing } from './registry.ts';

const HALF = { x: 70, z: 100 };
const KNOT = 2.6;

/** Knotted threads along both short ends. */
const fringe: Sdf = (x, y, z) => {
  const beyond = Math.abs(x) - HALF.x;
  const end = Math.max(0, Math.abs(Math.abs(z) - HALF.z - 5) - 6);
  if (beyond > 0) return Math.hypot(beyond + 1, y, end) * 0.9;
  const k = Math.round(x / KNOT) * KNOT;
  return Math.hypot(x - k - 0.5 * Math.sin(k * 3), y - 0.8, end) - 0.62;
};

/** Seen from above. */
export const rug: Drawing = homeViews({
  height: 196,
  width: 164,
  depth: 214,
  pitch: 68,
  middle: 0,
  angle: 24,
  stands: 4,
  setting: 'floor',
  items: () => [
    item(
      rough(
        at(block(HALF.x, 1.6, HALF.z, 1.2), 0, 1.6, 0),
        (x, _y, z) => 0.4 * fractal(x / 4, z / 4, 2, 4) + 0.8 * fractal(x / 60, z / 60, 2, 5),
      ),
      cloth,
      [0, 1.6, 0, 124],
    ),
    item(fringe, { paint: '#efe6d6' }, [0, 1, 0, 134]),
  ],
});
