import { at, block, type Sdf, sphere, stretch, torus, turnX, turnZ, union } from '../kit/sdf.ts';
import { studioViews } from '../kit/still-life.ts';
import { item } from './home-parts.ts';
import type { Drawing } from './registry.ts';

export const giftBox: Drawing = studioViews({
  height: 96,
  width: 110,
  pitch: 15,
  middle: 40,
  items: () => {
    const loop = (sign: number): Sdf =>
      at(turnZ(turnX(stretch(torus(11, 2.6), 1.35, 2.6, 0.72), 90), sign * 24), sign * 13, 78, 2);
    return [
      item(at(block(40, 26, 40, 0.8), 0, 26), { paint: 'primary', gloss: 0.1 }, [0, 26, 0, 64]),
      item(at(block(42, 8, 42, 0.8), 0, 60), { paint: 'primary', gloss: 0.1 }, [0, 60, 0, 62]),
      item(
        union(at(block(6, 34.5, 42.4, 0.4), 0, 34.2), at(block(42.4, 34.5, 6, 0.4), 0, 34.2)),
        { paint: 'accent', gloss: 0.5 },
        [0, 34, 0, 70],
      ),
      item(union(loop(1), loop(-1)), { paint: 'accent', gloss: 0.5 }, [0, 80, 2, 36]),
      item(at(stretch(sphere(5.4), 1.1, 0.9, 1), 0, 73, 4), { paint: 'accent', gloss: 0.5 }, [0, 73, 4, 8]),
      item(
        union(
          at(turnZ(block(4.6, 0.7, 14, 0.5), -16), 12, 69.6, 16),
          at(turnZ(block(4.6, 0.7, 14, 0.5), 14), -13, 69.6, 14),
        ),
        { paint: 'accent', gloss: 0.5 },
        [0, 70, 16, 28],
      ),
    ];
  },
});
