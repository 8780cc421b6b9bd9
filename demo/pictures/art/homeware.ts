import { homeViews } from '../kit/home-views.ts';
import { fractal } from '../kit/random.ts';
import {
  around,
  at,
  block,
  capsule,
  cylinder,
  minus,
  profile,
  rough,
  type Sdf,
  sphere,
  stretch,
  torus,
  turned,
  turnX,
  turnY,
  turnZ,
  twin,
  union,
} from '../kit/sdf.ts';
import type { Surface } from '../kit/solid.ts';
import { studioViews } from '../kit/still-life.ts';
import { item } from './furniture.ts';
import type { Drawing } from './registry.ts';

const dye: Surface = { paint: 'primary', gloss: 0.6 };
const gold: Surface = { paint: '#d8b366', metal: 'gold' };

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

export const candle: Drawing = homeViews({
  height: 46,
  width: 68,
  depth: 30,
  pitch: 14,
  setting: 'sideboard',
  items: () => [
    item(minus(at(cylinder(14, 15, 1.6), 0, 15.2), at(cylinder(12.8, 15, 1), 0, 17.4)), dye, [0, 15, 0, 22]),
    item(
      at(cylinder(12.7, 9.5, 0.4), 0, 15.4),
      { paint: '#fbf3e2', gloss: 0.25, glow: 0.08 },
      [0, 15, 0, 17],
    ),
    item(capsule(0, 24, 0, 0.6, 29, 0, 0.5), { paint: '#2b2420' }, [0, 27, 0, 5]),
    item(
      at(
        turned(
          profile([
            [0.4, 0],
            [2, 2.6],
            [2.1, 4.4],
            [1.1, 7.4],
            [0.15, 10.5],
          ]),
          0.1,
        ),
        0.5,
        28,
      ),
      { paint: '#ffcf7a', glow: 0.9 },
      [0.5, 33, 0, 8],
    ),
    item(at(block(7, 5, 0.4, 0.2), 0, 14, 14), { paint: '#f6efe2' }, [0, 14, 14, 9]),
    item(
      union(at(block(4.4, 0.25, 0.3), 0, 15.4, 14.5), at(block(2.8, 0.18, 0.3), 0, 13, 14.5)),
      gold,
      [0, 14, 14.5, 6],
    ),
    item(at(cylinder(14.4, 1.6, 0.6), 19, 1.7, 17), gold, [19, 1.7, 17, 17]),
  ],
});

export const pot: Drawing = homeViews({
  height: 46,
  width: 72,
  depth: 52,
  pitch: 13,
  setting: 'sideboard',
  items: () => [
    item(
      turned(
        profile([
          [22, 0],
          [24.5, 2],
          [26, 12],
          [26, 24, 1],
        ]),
        0.5,
      ),
      { paint: 'primary', gloss: 0.95 },
      [0, 12, 0, 31],
    ),
    item(
      at(
        turned(
          profile([
            [26.6, 0, 1],
            [26.4, 2],
            [20, 6],
            [9, 8.4],
            [3, 8.8],
          ]),
          0.4,
        ),
        0,
        25,
      ),
      { paint: 'primary', gloss: 0.95 },
      [0, 30, 0, 30],
    ),
    item(at(cylinder(26.7, 0.35), 0, 24.9), { paint: '#2a2826', gloss: 0.4 }, [0, 25, 0, 28]),
    item(
      union(
        at(cylinder(2, 1.6), 0, 35),
        at(
          turned(
            profile([
              [2.4, 0],
              [5, 1.4],
              [5, 3.4],
              [3, 4.4],
            ]),
            0.3,
          ),
          0,
          36,
        ),
      ),
      gold,
      [0, 37, 0, 8],
    ),
    item(
      twin(at(turnY(stretch(torus(6.4, 1.7), 1, 1.2, 1.3), 0), 27, 19, 0)),
      { paint: 'primary', gloss: 0.95 },
      [0, 19, 0, 38],
    ),
  ],
});

export const tableware: Drawing = homeViews({
  height: 34,
  width: 78,
  depth: 50,
  pitch: 20,
  setting: 'sideboard',
  items: () => {
    const plate = (r: number, y: number): Sdf =>
      at(
        turned(
          [
            [0, 0],
            [r * 0.62, 0],
            [r * 0.7, 0.8],
            [r, 3],
            [r, 3.7],
            [r * 0.66, 1.6],
            [0, 1.2],
          ],
          0.25,
        ),
        0,
        y,
      );
    const left = (s: Sdf) => at(s, -13, 0, -4);
    const mug = minus(
      turned(
        profile([
          [8, 0],
          [9, 1.4],
          [9.4, 10],
          [9.2, 19, 1],
        ]),
        0.3,
      ),
      at(cylinder(8.3, 18), 0, 20),
      0.5,
    );
    return [
      ...[0, 2.1, 4.2].map((y) => item(left(plate(23, y + 0.3)), dye, [-13, y, -4, 26])),
      ...[6.6, 8.7].map((y) => item(left(plate(17, y)), { paint: '#f6f2ea', gloss: 0.6 }, [-13, y, -4, 20])),
      item(
        left(
          at(
            minus(
              turned(
                profile([
                  [6, 0],
                  [12, 3.6],
                  [14.4, 9, 1],
                ]),
                0.3,
              ),
              turned(
                profile([
                  [5, 1],
                  [11, 4.6],
                  [13.5, 10, 1],
                ]),
                0.1,
              ),
              0.4,
            ),
            0,
            11,
          ),
        ),
        dye,
        [-13, 15, -4, 18],
      ),
      item(at(mug, 25, 0, 9), dye, [25, 10, 9, 16]),
      item(at(cylinder(8.2, 0.4), 25, 15.6, 9), { paint: '#4a2e1c', gloss: 0.7 }, [25, 15.6, 9, 9]),
      item(at(turnX(torus(5, 1.1), 90), 36, 10, 9), dye, [36, 10, 9, 8]),
    ];
  },
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

const jewel: Surface = { paint: 'primary', gloss: 0.9 };

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

export const earrings: Drawing = studioViews({
  height: 78,
  width: 92,
  pitch: 7,
  items: () => {
    const hoop = (x: number, yaw: number) => [
      item(at(turnY(turnX(torus(17, 2.4), 90), yaw), x, 20), gold, [x, 20, 0, 22]),
      item(
        at(
          turnY(
            union(
              ...[-3, -2, -1, 0, 1, 2, 3].map((k) =>
                at(sphere(1.9), Math.sin(k * 0.28) * 17.6, -Math.cos(k * 0.28) * 17.6, 2.2),
              ),
            ),
            yaw,
          ),
          x,
          20,
        ),
        jewel,
        [x, 20, 0, 24],
      ),
      item(at(capsule(0, 36, 0, 0, 44, -2, 0.8), x, 0), gold, [x, 40, 0, 8]),
      item(at(stretch(sphere(3.6), 1, 1, 0.7), x, 41, 1.5), jewel, [x, 41, 1.5, 5]),
    ];
    const bar = { paint: '#efe8dd' };
    return [
      ...hoop(-22, 38),
      ...hoop(22, -30),
      item(
        union(
          at(block(40, 2, 5, 1.6), 0, 47),
          at(cylinder(2.4, 24), 0, 24, -8),
          at(cylinder(20, 1.6, 0.8), 0, 1.6, -8),
        ),
        bar,
        [0, 28, 0, 52],
      ),
    ].map((i) => i);
  },
});

export const watch: Drawing = studioViews({
  height: 120,
  width: 78,
  pitch: 4,
  close: { x: 0, y: 0.5, zoom: 2 },
  items: () => {
    const flat = (s: Sdf): Sdf => turnX(s, 90);
    const strapPart = (sign: number): Sdf =>
      at(
        turnX(
          rough(block(9.4, 22, 1.7, 1.4), (_x, y) =>
            Math.abs(Math.abs(_x) - 7.6) < 0.3 && Math.sin(y * 3.2) > 0 ? -0.16 : 0,
          ),
          sign * -12,
        ),
        0,
        60 + sign * 36,
        -4,
      );
    const marks = union(
      ...Array.from({ length: 12 }, (_, i) =>
        at(turnZ(at(block(0.32, i % 3 === 0 ? 2 : 1.2, 0.2), 0, 11.6), i * 30), 0, 60, 3.1),
      ),
    );
    return [
      item(union(strapPart(1), strapPart(-1)), { paint: 'primary', gloss: 0.3 }, [0, 60, 0, 66]),
      item(
        at(flat(minus(cylinder(17.5, 3.4, 1), at(cylinder(15.3, 2), 0, 3.2))), 0, 60),
        gold,
        [0, 60, 0, 20],
      ),
      item(at(flat(cylinder(15.4, 0.5)), 0, 60, 2.3), { paint: '#f7f3ea', gloss: 0.2 }, [0, 60, 2, 17]),
      item(marks, gold, [0, 60, 3, 17]),
      item(
        at(
          union(
            turnZ(at(block(0.5, 4.2, 0.2, 0.1), 0, 3.6), 52),
            turnZ(at(block(0.38, 6, 0.2, 0.1), 0, 5.4), -58),
            flat(cylinder(1, 0.5)),
          ),
          0,
          60,
          3.5,
        ),
        { paint: '#26221e', gloss: 0.5 },
        [0, 60, 3.5, 14],
      ),
      item(at(turnZ(cylinder(1.8, 1.6, 0.4), 90), 19.2, 60), gold, [19, 60, 0, 4]),
      item(
        union(...[1, -1].map((s) => at(block(9.8, 1.7, 2.4, 1), 0, 60 + s * 17.4, -1))),
        gold,
        [0, 60, 0, 24],
      ),
      item(at(minus(block(11, 5, 1.4, 0.8), block(8.6, 2.8, 4)), 0, 10, 5), gold, [0, 10, 5, 14]),
    ];
  },
});
