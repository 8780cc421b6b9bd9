import {
  at,
  block,
  capsule,
  common,
  cylinder,
  minus,
  sphere,
  stretch,
  turnX,
  turnY,
  union,
} from '../kit/sdf.ts';
import type { Surface } from '../kit/solid-scene.ts';
import { studioViews } from '../kit/still-life.ts';
import { black, glass, gold, item, silver } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

export const perfume: Drawing = studioViews({
  height: 190,
  width: 130,
  items: () => [
    item(at(block(52, 60, 26, 7), 0, 61), glass, [0, 61, 0, 88]),
    item(at(block(49, 50, 23.5, 6), 0, 66), { paint: 'primary', gloss: 0.3, glow: 0.16 }, [0, 66, 0, 76]),
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

const porcelain: Surface = { paint: '#f6f3ee', gloss: 0.6 };

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
