import { homeViews } from '../kit/home-views.ts';
import { at, capsule, cylinder, profile, rough, sphere, stretch, turned, union } from '../kit/sdf.ts';
import { item } from './home-parts.ts';
import type { Drawing } from './registry.ts';

export const vase: Drawing = homeViews({
  height: 78,
  width: 44,
  depth: 30,
  pitch: 8,
  middle: 36,
  setting: 'sideboard',
  items: () => {
    const stems = [-2, -1, 0, 1, 2];
    const tip = (k: number): [number, number, number] => [
      k * 7.5 + (k % 2) * 2,
      68 + (2 - Math.abs(k)) * 7,
      (k % 3) * 4,
    ];
    return [
      item(
        rough(
          turned(
            profile([
              [9, 0],
              [13, 6],
              [15.5, 15],
              [13, 25],
              [6.5, 32],
              [5.6, 36],
              [7, 39, 1],
            ]),
            0.3,
          ),
          (x, y, z) => 0.22 * Math.sin(Math.atan2(z, x) * 24) * Math.min(1, Math.max(0, (30 - y) / 8)),
        ),
        { paint: 'primary', gloss: 0.4 },
        [0, 20, 0, 27],
      ),
      item(at(cylinder(5.9, 0.25), 0, 39.2), { paint: '#241d18' }, [0, 39.2, 0, 7]),
      item(
        union(...stems.map((k) => capsule(0, 34, 0, ...tip(k), 0.34, 0.26))),
        { paint: '#8a7a52' },
        [0, 58, 0, 34],
      ),
      item(
        union(
          ...stems.flatMap((k) =>
            [0, 1, 2, 3, 4, 5, 6, 7].map((j) => {
              const [x, y, z] = tip(k);
              const t = 0.5 + j * 0.07;
              return at(
                stretch(sphere(1.5), 1, 1.9, 1),
                x * t + (j % 2 ? 1.5 : -1.5),
                34 + (y - 34) * t,
                z * t + (j % 3) - 1,
              );
            }),
          ),
        ),
        { paint: '#dcc9a0', gloss: 0.02 },
        [0, 60, 0, 36],
      ),
    ];
  },
});
