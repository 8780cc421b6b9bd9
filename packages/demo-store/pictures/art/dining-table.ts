import { homeViews, woodGrain } from '../kit/home-views.ts';
import { at, block, capsule, fourfold, profile, type Sdf, turned, union } from '../kit/sdf.ts';
import { item } from './home-parts.ts';
import type { Drawing } from './registry.ts';

export const diningTable: Drawing = homeViews({
  height: 80,
  width: 190,
  depth: 90,
  pitch: 13,
  setting: 'floor',
  items: () => [
    item(
      at(block(90, 2.4, 44, 2), 0, 74, 0),
      { paint: 'primary', gloss: 0.25, grain: woodGrain(1) },
      [0, 74, 0, 102],
    ),
    item(at(block(78, 4, 34, 1), 0, 68, 0), { paint: 'primary', grain: woodGrain(1) }, [0, 68, 0, 88]),
    item(
      fourfold(capsule(74, 66, 30, 82, 1.6, 37, 4.2, 2.6)),
      { paint: 'primary', gloss: 0.2, grain: woodGrain(1) },
      [0, 34, 0, 102],
    ),
    item(
      at(
        turned(
          profile([
            [5, 0],
            [8, 6],
            [9, 14],
            [5, 22],
            [3.4, 28],
            [4.6, 31, 1],
          ]),
          0.4,
        ),
        -6,
        76,
        4,
      ),
      { paint: '#efe9df', gloss: 0.3 },
      [-6, 92, 4, 20],
    ),
    item(
      union(
        ...[-1, 0, 1, 2].map((k) => capsule(-6, 104, 4, -6 + k * 9 - 4, 134 + (k % 2) * 9, 4 + k * 3, 0.5)),
      ),
      { paint: '#6b7d57' },
      [-6, 118, 4, 30],
    ),
    item(
      union(
        ...[-1, 0, 1, 2].flatMap((k) =>
          [0, 1, 2, 3].map((j) =>
            at(
              ball(2.8),
              -6 + (k * 9 - 4) * (0.62 + j * 0.13),
              104 + (30 + (k % 2) * 9) * (0.62 + j * 0.13),
              4 + k * 3 * (0.62 + j * 0.13),
            ),
          ),
        ),
      ),
      { paint: '#d9c9a8' },
      [-6, 124, 4, 30],
    ),
  ],
});

function ball(r: number): Sdf {
  return (x, y, z) => Math.sqrt(x * x + y * y + z * z) - r;
}
