import {
  at,
  block,
  capsule,
  common,
  cylinder,
  minus,
  profile,
  type Sdf,
  sphere,
  stretch,
  turned,
  turnX,
  turnY,
  turnZ,
  union,
} from '../kit/sdf.ts';
import type { Item, Surface } from '../kit/solid.ts';
import { studioViews } from '../kit/still-life.ts';
import type { Drawing } from './registry.ts';

const black: Surface = { paint: '#141416', gloss: 0.9 };
const gold: Surface = { paint: '#d8b366', metal: 'gold' };
const silver: Surface = { paint: '#cccccc', metal: 'silver' };
const dye: Surface = { paint: 'primary', gloss: 0.7 };
const glass: Surface = { paint: '#ffffff', glass: true };
const porcelain: Surface = { paint: '#f6f3ee', gloss: 0.6 };

const item = (shape: Sdf, surface: Surface, bound: Item['bound']): Item => ({ shape, surface, bound });

/** Lipstick stands at x; its cap beside it. */
function lipstickItems(): Item[] {
  const slant = turnZ(block(200, 40, 200), -38);
  const bullet = minus(at(cylinder(17, 46, 6), 0, 136), at(slant, 14, 214), 4);
  return [
    item(at(cylinder(28, 46, 2), -24, 47), black, [-24, 47, 0, 58]),
    item(at(cylinder(28.6, 5, 1), -24, 8), gold, [-24, 8, 0, 32]),
    item(
      union(
        at(cylinder(24, 14, 1.5), -24, 104),
        at(cylinder(24.6, 1, 0.4), -24, 100),
        at(cylinder(24.6, 1, 0.4), -24, 108),
      ),
      gold,
      [-24, 104, 0, 32],
    ),
    item(at(cylinder(20, 12, 1.5), -24, 122), gold, [-24, 122, 0, 26]),
    item(at(bullet, -24, 0), { paint: 'primary', gloss: 0.55 }, [-24, 140, 0, 60]),
    item(at(cylinder(28.6, 36, 2), 54, 37, 14), black, [54, 37, 14, 50]),
    item(at(cylinder(29, 5, 1), 54, 8, 14), gold, [54, 8, 14, 32]),
  ];
}

export const lipstick: Drawing = studioViews({ items: lipstickItems, height: 186, width: 150 });

export const foundation: Drawing = studioViews({
  height: 196,
  width: 110,
  items: () => [
    item(at(block(38, 58, 24, 9), 0, 59), glass, [0, 59, 0, 78]),
    item(at(block(32, 50, 18, 6), 0, 58), dye, [0, 58, 0, 66]),
    item(at(cylinder(13, 8, 1), 0, 122), gold, [0, 122, 0, 18]),
    item(at(cylinder(19, 32, 2), 0, 160), black, [0, 160, 0, 40]),
    item(at(cylinder(19.5, 3, 0.8), 0, 131), gold, [0, 131, 0, 22]),
    item(at(block(15, 0.8, 0.6, 0.3), 0, 70, 24), gold, [0, 70, 24, 18]),
    item(at(block(9, 0.5, 0.6, 0.3), 0, 62, 24), gold, [0, 62, 24, 12]),
  ],
});

export const mascara: Drawing = studioViews({
  height: 236,
  width: 170,
  items: () => {
    const rings = (x: number, y: number) => at(cylinder(13.4, 1, 0.4), x, y);
    const brush: Sdf = (x, y, z) => {
      const r = Math.sqrt(x * x + z * z);
      const taper = 7.5 - Math.max(0, (y - 20) * 0.12);
      const bristle = 1.1 * Math.sin(Math.atan2(z, x) * 12 + y * 0.9) + 1.2 * Math.sin(y * 1.7);
      return Math.max(r - taper - bristle, Math.abs(y) - 32) * 0.45;
    };
    const wand = (s: Sdf) => at(turnZ(s, -12), 22, 0, 24);
    return [
      item(at(cylinder(13, 62, 2), -30, 63), dye, [-30, 63, 0, 70]),
      item(union(rings(-30, 124), rings(-30, 4)), gold, [-30, 64, 0, 80]),
      item(at(cylinder(8, 9, 1), -30, 134), gold, [-30, 134, 0, 14]),
      item(wand(at(cylinder(13, 50, 2.5), 0, 58)), dye, [34, 58, 24, 66]),
      item(wand(at(cylinder(13.4, 2, 0.4), 0, 108)), gold, [44, 106, 24, 24]),
      item(wand(at(cylinder(2.2, 30, 0.4), 0, 136)), black, [50, 136, 24, 38]),
      item(wand(at(brush, 0, 190)), { paint: '#171416', gloss: 0.2 }, [62, 188, 24, 48]),
    ];
  },
});

export const perfume: Drawing = studioViews({
  height: 190,
  width: 130,
  items: () => [
    item(at(block(52, 60, 26, 7), 0, 61), glass, [0, 61, 0, 88]),
    item(at(block(44, 48, 19, 5), 0, 60), { paint: 'primary', gloss: 0.3, glow: 0.16 }, [0, 60, 0, 70]),
    item(at(cylinder(15, 7, 1), 0, 127), gold, [0, 127, 0, 18]),
    item(at(block(20, 22, 20, 3), 0, 157), gold, [0, 157, 0, 38]),
    item(at(block(22, 13, 0.7, 0.4), 0, 62, 26), { paint: '#f7f1e6', gloss: 0.1 }, [0, 62, 26, 27]),
    item(
      union(at(block(14, 0.6, 0.5, 0.2), 0, 65, 27), at(block(8, 0.4, 0.5, 0.2), 0, 59, 27)),
      gold,
      [0, 62, 27, 16],
    ),
  ],
});

export const pumpBottle: Drawing = studioViews({
  height: 236,
  width: 110,
  items: () => [
    item(at(cylinder(36, 76, 9), 0, 77), { paint: 'primary', gloss: 0.42 }, [0, 77, 0, 88]),
    item(at(cylinder(15, 10, 2), 0, 160), black, [0, 160, 0, 20]),
    item(at(cylinder(18, 7, 1.5), 0, 168), silver, [0, 168, 0, 22]),
    item(at(cylinder(5, 18, 1), 0, 190), silver, [0, 190, 0, 20]),
    item(
      union(
        at(cylinder(13, 7, 3), 0, 212),
        capsule(0, 213, 0, -36, 211, 12, 5, 3.6),
        capsule(-36, 211, 12, -40, 203, 13, 3.6, 3),
      ),
      black,
      [-12, 210, 4, 42],
    ),
    item(
      common(at(cylinder(36.4, 30, 0.2), 0, 78), at(block(25, 30, 60), 0, 78, 50)),
      { paint: '#f7f3ea', gloss: 0.12 },
      [0, 78, 20, 42],
    ),
    item(
      common(
        at(cylinder(36.8, 60, 0.1), 0, 78),
        union(
          at(block(15, 0.8, 60), 0, 92, 50),
          at(block(10, 0.5, 60), 0, 84, 50),
          at(block(18, 0.4, 60), 0, 64, 50),
        ),
      ),
      { paint: '#3a3530' },
      [0, 78, 20, 44],
    ),
  ],
});

export const creamJar: Drawing = studioViews({
  height: 110,
  width: 190,
  items: () => [
    item(at(cylinder(48, 24, 9), -34, 25), { paint: 'primary', gloss: 0.8 }, [-34, 25, 0, 56]),
    item(at(cylinder(45, 5, 1), -34, 52), porcelain, [-34, 52, 0, 48]),
    item(at(minus(cylinder(43, 4, 1), at(cylinder(40, 4), 0, 3)), -34, 58), porcelain, [-34, 58, 0, 46]),
    item(at(stretch(sphere(40), 1, 0.1, 1), -34, 58), { paint: '#fbf6ee', gloss: 0.35 }, [-34, 58, 0, 42]),
    item(
      at(stretch(sphere(14), 1.4, 0.5, 1), -42, 63, 4),
      { paint: '#fbf6ee', gloss: 0.35 },
      [-42, 63, 4, 22],
    ),
    item(at(turnX(turnY(cylinder(49.5, 11, 2.5), 0), -72), 48, 48, 34), gold, [48, 48, 34, 56]),
  ],
});

export const nailPolish: Drawing = studioViews({
  height: 172,
  width: 100,
  items: () => [
    item(
      at(
        turned(
          profile([
            [33, 0],
            [40, 5],
            [41, 30],
            [39, 52],
            [28, 67],
            [14, 73],
            [13, 79, 1],
          ]),
          1,
        ),
        0,
        1,
      ),
      glass,
      [0, 40, 0, 60],
    ),
    item(
      at(
        turned(
          profile([
            [31, 4],
            [36, 9],
            [37, 30],
            [35, 48],
            [26, 61],
            [10, 65, 1],
          ]),
          1,
        ),
        0,
        1,
      ),
      { paint: 'primary', gloss: 0.85 },
      [0, 36, 0, 52],
    ),
    item(
      at(
        turned(
          [
            [0, 0],
            [17, 0],
            [13, 78],
            [11, 82],
            [0, 83],
          ],
          0.8,
        ),
        0,
        80,
      ),
      black,
      [0, 120, 0, 48],
    ),
    item(at(cylinder(17.4, 3, 0.8), 0, 82), gold, [0, 82, 0, 20]),
  ],
});

export const eyeshadow: Drawing = studioViews({
  height: 150,
  width: 236,
  pitch: 32,
  items: () => {
    const pans: Item[] = [];
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 2; j++) {
        const x = -66 + i * 44;
        const z = -2 + j * 40;
        const paint =
          (i + j) % 3 === 0
            ? 'primary'
            : (i + j) % 3 === 1
              ? 'accent'
              : ['#e9d6c4', '#6b4a3c', '#c79a86', '#f0e2d4'][(i * 2 + j) % 4]!;
        pans.push(item(at(block(19, 2.6, 17, 1.2), x, 11, z), { paint, gloss: 0.12 }, [x, 11, z, 27]));
        pans.push(
          item(at(minus(block(20.6, 2.2, 18.6, 1), block(19.2, 4, 17.2, 1)), x, 12, z), silver, [
            x,
            12,
            z,
            30,
          ]),
        );
      }
    return [
      item(at(minus(block(98, 8, 48, 4), at(block(92, 5, 42, 2), 0, 7)), 0, 8, 18), black, [0, 8, 18, 112]),
      ...pans,
      item(at(turnX(block(98, 46, 4, 3), -14), 0, 58, -40), black, [0, 58, -40, 112]),
      item(
        at(turnX(block(90, 38, 1, 1), -14), 0, 58.8, -35.4),
        { paint: '#dfe4e8', metal: 'silver' },
        [0, 58, -36, 100],
      ),
    ];
  },
});

export const hairDryer: Drawing = studioViews({
  height: 210,
  width: 220,
  items: () => {
    const lay = (s: Sdf) => at(turnZ(s, 90), 0, 0);
    return [
      item(
        at(
          lay(
            turned(
              profile([
                [33, -74],
                [42, -56],
                [46, -18],
                [43, 20],
                [35, 58],
                [30, 74],
              ]),
              1,
            ),
          ),
          0,
          168,
        ),
        dye,
        [0, 168, 0, 96],
      ),
      item(
        at(
          lay(
            turned(
              [
                [22, -92],
                [30, -92],
                [33, -72],
                [22, -72],
              ],
              1,
            ),
          ),
          0,
          168,
        ),
        silver,
        [82, 168, 0, 52],
      ),
      item(at(lay(cylinder(35.5, 4, 1)), 56, 168), gold, [56, 168, 0, 40]),
      item(at(lay(minus(cylinder(31, 8, 2), cylinder(26, 12))), -78, 168), black, [-78, 168, 0, 36]),
      item(
        at(lay(cylinder(27, 2)), -76, 168),
        {
          paint: '#2a2a2d',
          gloss: 0.3,
          grain: (_x, y, z) => (Math.sin(y * 1.6) > 0.2 || Math.sin(z * 1.6) > 0.2 ? 0 : 1),
        },
        [-76, 168, 0, 30],
      ),
      item(at(turnZ(block(17, 62, 15, 13), 8), 14, 74), dye, [14, 74, 0, 68]),
      item(at(turnZ(block(6, 16, 2, 1.5), 8), 10, 100, 15), silver, [10, 100, 15, 20]),
      item(capsule(24, 14, 0, 40, 4, 12, 5, 4), black, [32, 8, 6, 20]),
      item(
        union(capsule(40, 4, 12, 84, 3, 40, 3.6), capsule(84, 3, 40, 140, 3, 20, 3.6)),
        black,
        [90, 4, 26, 64],
      ),
    ];
  },
});

export const straightener: Drawing = studioViews({
  height: 250,
  width: 150,
  items: () => {
    const arm = (degrees: number, x: number) => (s: Sdf) => at(turnZ(s, degrees), x, 0);
    const parts = (place: (s: Sdf) => Sdf, sign: number): Item[] => [
      item(place(at(block(11, 66, 14, 9), 0, 70)), dye, [0, 70, 0, 82]),
      item(place(at(block(10, 48, 12, 6), 0, 182)), dye, [0, 182, 0, 62]),
      item(
        place(at(block(2, 44, 10, 1), -sign * 10, 182)),
        { paint: '#b98d5c', metal: 'rose' },
        [0, 182, 0, 62],
      ),
      item(place(at(block(11.6, 2, 14.4, 1), 0, 136)), gold, [0, 136, 0, 24]),
    ];
    return [
      ...parts(arm(5, -4), -1),
      ...parts(arm(-9, 10), 1),
      item(at(cylinder(9, 10, 3), 3, 9), black, [3, 9, 0, 16]),
      item(
        union(capsule(3, 4, 0, 60, 4, 26, 3.4), capsule(60, 4, 26, 110, 3, 4, 3.4)),
        black,
        [56, 4, 14, 66],
      ),
    ];
  },
});
