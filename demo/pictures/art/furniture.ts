import { homeViews, woodGrain } from '../kit/home-views.ts';
import { fractal } from '../kit/random.ts';
import {
  at,
  block,
  capsule,
  cylinder,
  fourfold,
  minus,
  profile,
  rough,
  type Sdf,
  torus,
  turned,
  turnX,
  turnZ,
  twin,
  union,
} from '../kit/sdf.ts';
import type { Item, Surface } from '../kit/solid.ts';
import type { Drawing } from './registry.ts';

const cloth: Surface = { paint: 'primary' };
const brass: Surface = { paint: '#cfae6b', metal: 'brass' };
const oak: Surface = { paint: '#b98f63', gloss: 0.16, grain: woodGrain(1) };
const white: Surface = { paint: '#f5f2ec', gloss: 0.05 };

export const item = (shape: Sdf, surface: Surface, bound: Item['bound']): Item => ({ shape, surface, bound });

/** A stuffed cushion: thick in the middle, thin at its seams, with a little life in it. */
export function pillow(a: number, b: number, h: number, seed = 1): Sdf {
  return (x, y, z) => {
    const ux = Math.abs(x) / a;
    const uy = Math.abs(y) / b;
    const out = Math.max(Math.abs(x) - a, Math.abs(y) - b);
    if (out > 6)
      return (
        Math.hypot(Math.max(0, Math.abs(x) - a), Math.max(0, Math.abs(y) - b), Math.max(0, Math.abs(z) - h)) *
        0.9
      );
    const f = Math.sqrt(Math.max(0, 1 - ux ** 3.2) * Math.max(0, 1 - uy ** 3.2));
    // sides draw in between the corners
    const waist = 1.5 * (1 - Math.min(1, uy) ** 2) * ux ** 6 + 1.5 * (1 - Math.min(1, ux) ** 2) * uy ** 6;
    const life = 0.6 * fractal(x / 14 + seed, y / 14, 2, seed);
    const d = Math.abs(z) - (h * f ** 0.8 + 0.5 + life * f) + waist;
    return Math.max(d * 0.5, out + waist);
  };
}

/** Upholstery: soft block with a crowned top. */
function seat(hx: number, hy: number, hz: number, r: number, crown: number): Sdf {
  const b = block(hx, hy, hz, r);
  return rough(
    b,
    (x, y, z) =>
      (y > 0 ? crown * Math.max(0, 1 - (x / hx) ** 4) * Math.max(0, 1 - (z / hz) ** 4) : 0) +
      0.25 * fractal(x / 16, z / 16, 2, 3),
  );
}

function sofaItems(): Item[] {
  const items: Item[] = [
    item(at(block(98, 12, 40, 4), 0, 27, 0), cloth, [0, 27, 0, 110]),
    item(at(seat(43, 10, 38, 7, 2.4), -43.5, 47, 4), cloth, [-43.5, 47, 4, 62]),
    item(at(seat(43, 10, 38, 7, 2.4), 43.5, 47, 4), cloth, [43.5, 47, 4, 62]),
    item(at(turnX(seat(88, 30, 9, 8, 1), -8), 0, 62, -38), cloth, [0, 62, -38, 98]),
    item(at(turnX(pillow(43, 23, 12, 4), -10), -43, 76, -24), cloth, [-43, 76, -24, 54]),
    item(at(turnX(pillow(43, 23, 12, 7), -10), 43, 76, -24), cloth, [43, 76, -24, 54]),
    item(twin(at(block(11, 25, 42, 9), 97, 40, 0)), cloth, [0, 40, 0, 122]),
    item(fourfold(capsule(86, 16, 32, 90, 1, 36, 2.6, 1.6)), brass, [0, 8, 0, 104]),
    item(at(turnZ(turnX(pillow(20, 20, 8, 5), -20), 9), -72, 74, -6), { paint: 'accent' }, [-72, 74, -6, 32]),
    item(at(turnZ(turnX(pillow(17, 17, 7, 6), -22), -8), 74, 72, -4), { paint: '#e9e0d0' }, [74, 72, -4, 28]),
  ];
  return items;
}

export const sofa: Drawing = homeViews({
  items: sofaItems,
  height: 100,
  width: 222,
  depth: 90,
  pitch: 10,
  middle: 46,
  setting: 'floor',
});

export const armchair: Drawing = homeViews({
  height: 104,
  width: 128,
  depth: 88,
  pitch: 10,
  middle: 46,
  setting: 'floor',
  items: () => [
    item(at(block(38, 10, 36, 5), 0, 31, 0), cloth, [0, 31, 0, 56]),
    item(at(seat(30, 9, 34, 7, 3), 0, 48, 4), cloth, [0, 48, 4, 50]),
    item(at(turnX(seat(37, 38, 9, 9, 2), -11), 0, 70, -30), cloth, [0, 70, -30, 62]),
    item(twin(at(block(9, 24, 36, 8.5), 38, 47, 0)), cloth, [0, 47, 0, 66]),
    item(at(turnX(pillow(27, 16, 9, 3), -13), 0, 66, -14), { paint: 'accent' }, [0, 66, -14, 36]),
    item(fourfold(capsule(32, 22, 28, 38, 1, 34, 3, 1.8)), oak, [0, 10, 0, 54]),
  ],
});

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

export const tableLamp: Drawing = homeViews({
  height: 66,
  width: 46,
  depth: 46,
  pitch: 6,
  setting: 'sideboard',
  items: () => [
    item(
      at(
        turned(
          [
            [13, 0],
            [22, -26],
            [21.3, -26],
            [12.3, 0],
          ],
          0.35,
        ),
        0,
        64,
      ),
      { paint: 'primary', glow: 0.2 },
      [0, 51, 0, 28],
    ),
    item(at(cylinder(12.4, 0.5), 0, 63.4), { paint: '#fff1d2', glow: 0.6 }, [0, 63, 0, 14]),
    item(union(at(torus(13, 0.5), 0, 64), at(torus(21.8, 0.5), 0, 38)), brass, [0, 51, 0, 28]),
    item(
      turned(
        profile([
          [9, 0],
          [10, 1.5],
          [6, 4],
          [8.6, 12],
          [10, 19],
          [7, 27],
          [3, 31],
          [2.4, 34, 1],
        ]),
        0.2,
      ),
      { paint: 'accent', gloss: 0.75 },
      [0, 17, 0, 21],
    ),
    item(at(cylinder(1.1, 6), 0, 38), brass, [0, 38, 0, 8]),
    item(at(cylinder(10.6, 0.9, 0.4), 0, 0.9), brass, [0, 1, 0, 12]),
  ],
});

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
