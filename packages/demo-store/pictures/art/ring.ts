import { around, at, blend, capsule, type Sdf, torus, turned, turnX, union } from '../kit/sdf.ts';
import type { Surface } from '../kit/solid-scene.ts';
import { studioViews } from '../kit/still-life.ts';
import { gold, item } from './home-parts.ts';
import type { Drawing } from './registry.ts';

const GIRDLE = 34.6;

const STONE = 6.2;

/** Reflections inside the stone: light and dark wedges round a bright table. */
const stone: Surface = {
  paint: 'primary',
  gloss: 1,
  glow: 0.12,
  grain: (x, _y, z) => {
    const turn = (Math.atan2(z, x) / Math.PI) * 8 + 8;
    const r = Math.hypot(x, z) / STONE;
    const wedge = Math.floor(turn + (r > 0.56 ? 0.5 : 0)) % 4;
    const spark = [0, 0.85, 0.25, 1][wedge]!;
    return r > 0.56 ? spark * 0.9 : spark * (0.35 + r);
  },
};

export const ring: Drawing = studioViews({
  height: 46,
  width: 46,
  pitch: 16,
  items: () => [
    item(
      blend(
        1.6,
        at(turnX(torus(14, 1.55), 90), 0, 15.6),
        at(
          turned(
            [
              [0, 0],
              [2.2, 0],
              [3.4, 2.2],
              [0, 2.2],
            ],
            0.3,
          ),
          0,
          28.6,
        ),
      ),
      gold,
      [0, 18, 0, 20],
    ),
    item(union(at(around(claw, 6), 0, GIRDLE), at(torus(4.2, 0.5), 0, GIRDLE - 2.4)), gold, [
      0,
      GIRDLE - 1,
      0,
      10,
    ]),
    item(at(brilliant(STONE), 0, GIRDLE), stone, [0, GIRDLE, 0, 8]),
  ],
});

/** From the gallery up past the girdle, and bent over the crown. */
const claw: Sdf = union(
  capsule(2.6, -4.6, 0, STONE + 0.2, -0.4, 0, 0.5),
  capsule(STONE + 0.2, -0.4, 0, STONE - 0.7, 1.5, 0, 0.62, 0.75),
);

/** A brilliant cut: table, crown, girdle and pavilion by facets; y is 0 at the girdle. */
function brilliant(r: number): Sdf {
  return (x, y, z) => {
    let d = Math.max(y - r * 0.36, -y - r * 0.8);
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4;
      const u = Math.cos(a) * x + Math.sin(a) * z;
      d = Math.max(d, u - r, u * 0.57 + y * 0.82 - r * 0.63, u * 0.7 - y * 0.71 - r * 0.72);
      const b = a + Math.PI / 8;
      const v = Math.cos(b) * x + Math.sin(b) * z;
      d = Math.max(d, v * 0.44 + y * 0.9 - r * 0.535, v - r * 0.985);
    }
    return d;
  };
}
