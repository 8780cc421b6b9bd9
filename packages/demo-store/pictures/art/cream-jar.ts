import { at, cylinder, minus, sphere, stretch, turnX, turnY } from '../kit/sdf.ts';
import type { Surface } from '../kit/solid-scene.ts';
import { studioViews } from '../kit/still-life.ts';
import { gold, item } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

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
