import { homeViews } from '../kit/home-views.ts';
import { fractal } from '../kit/random.ts';
import { at, block, capsule, cylinder, fourfold, rough, type Sdf, turnX, turnZ, union } from '../kit/sdf.ts';
import type { Surface } from '../kit/solid-scene.ts';
import { cloth, item, oak, pillow } from './home-parts.ts';
import type { Drawing } from './registry.ts';

const white: Surface = { paint: '#f5f2ec', gloss: 0.05 };

export const bedding: Drawing = homeViews({
  height: 116,
  width: 204,
  depth: 220,
  pitch: 17,
  middle: 48,
  angle: 28,
  setting: 'floor',
  items: () => [
    item(at(block(84, 46, 5, 4), 0, 62, -104), { paint: '#cdbda6', gloss: 0.02 }, [0, 62, -104, 104]),
    item(at(block(80, 9, 100, 2), 0, 16, 0), oak, [0, 16, 0, 132]),
    item(at(block(78, 11, 98, 8), 0, 34, 0), white, [0, 34, 0, 128]),
    item(
      rough(
        at(block(83, 14, 72, 12), 0, 38, 30),
        (x, y, z) =>
          3.2 * fractal(x / 34, z / 40, 3, 8) +
          (y < 44 ? 2.2 * Math.sin(x / 9 + z / 11) * Math.min(1, Math.max(0, (46 - y) / 14)) : 0),
      ),
      cloth,
      [0, 38, 30, 116],
    ),
    item(
      rough(at(block(84, 5, 13, 5), 0, 52, -36), (x, _y, z) => 1.4 * fractal(x / 20, z / 9, 2, 5)),
      { paint: '#f7f3ec' },
      [0, 52, -36, 92],
    ),
    ...[-40, 40].flatMap((x) => [
      item(at(turnX(pillow(36, 22, 10, x + 50), -62), x, 56, -74), white, [x, 56, -74, 46]),
      item(at(turnX(pillow(33, 21, 9, x + 51), -40), x, 66, -62), cloth, [x, 66, -62, 44]),
    ]),
    item(at(turnX(pillow(19, 14, 8, 3), -44), 0, 62, -40), { paint: 'accent' }, [0, 62, -40, 28]),
    item(fourfold(capsule(74, 8, 94, 74, 1, 94, 3.6, 2.6)), oak, [0, 4, 0, 126]),
  ],
});

export const cushion: Drawing = homeViews({
  height: 62,
  width: 62,
  depth: 22,
  pitch: 8,
  setting: 'sideboard',
  items: () => [item(at(turnX(turnZ(pillow(27, 27, 11, 9), 3), -9), 0, 28, 0), cloth, [0, 28, 0, 42])],
});

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
