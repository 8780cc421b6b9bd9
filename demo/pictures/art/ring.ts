import { around, at, capsule, type Sdf, sphere, torus, turned, turnX, union } from '../kit/sdf.ts';
import { studioViews } from '../kit/still-life.ts';
import { item } from './furniture-parts.ts';
import { gold, jewel } from './homeware-parts.ts';
import type { Drawing } from './registry.ts';

export const ring: Drawing = studioViews({
  height: 46,
  width: 46,
  pitch: 12,
  items: () => [
    item(at(turnX(torus(14, 1.5), 90), 0, 15.5), gold, [0, 15.5, 0, 17]),
    item(
      union(
        at(
          turned(
            [
              [0, 0],
              [3, 0],
              [4.6, 4],
              [0, 4],
            ],
            0.2,
          ),
          0,
          29.4,
        ),
        at(around(capsule(3.6, 0, 0, 4.4, 5.4, 0, 0.55), 6), 0, 30.6),
      ),
      gold,
      [0, 32, 0, 9],
    ),
    item(at(gem(7), 0, 33.4), jewel, [0, 34, 0, 9]),
    item(
      at(turnX(around(at(sphere(0.85), 14, 0, 1.5), 40), 90), 0, 15.5),
      { paint: '#f4f6f8', gloss: 1 },
      [0, 15.5, 0, 18],
    ),
  ],
});

/** A brilliant cut: crown, girdle and pavilion by facets. */
function gem(r: number): Sdf {
  return (x, y, z) => {
    let d = Math.max(y - r * 0.52, -y - r * 0.7);
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4;
      const u = Math.cos(a) * x + Math.sin(a) * z;
      d = Math.max(d, u - r, u * 0.64 + y * 0.77 - r * 0.74, u * 0.7 - y * 0.71 - r * 0.66);
      const b = a + Math.PI / 8;
      const v = Math.cos(b) * x + Math.sin(b) * z;
      d = Math.max(d, v * 0.5 + y * 0.87 - r * 0.66);
    }
    return d;
  };
}
