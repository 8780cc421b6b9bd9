import type { Fixed, Part } from './cloth.ts';
import { band, box, CX, closed, ellipse, mirrored, open } from './shape.ts';
import { both } from './sleeves.ts';

export const pearl: Fixed = { colour: '#efe9de', finish: 'gloss' };

export const horn: Fixed = { colour: '#4a3728', finish: 'gloss' };

export const gold: Fixed = { colour: '#d8b366', finish: 'metal', metal: 'gold' };

export const silver: Fixed = { colour: '#cccccc', finish: 'metal', metal: 'silver' };

export const brass: Fixed = { colour: '#cfae6b', finish: 'metal', metal: 'brass' };

export const wood: Fixed = { colour: '#a9794c', finish: 'gloss' };

export function button(x: number, y: number, r: number, material: Fixed = pearl): Part[] {
  const hole = (dx: number, dy: number): Part => ({
    shape: ellipse(x + dx * r, y + dy * r, r * 0.13),
    material: { colour: '#1a1512', finish: 'matt' },
    tone: 0.5,
  });
  return [
    { shape: ellipse(x, y, r), material, edge: r * 0.5, edgeSoft: r * 0.28, lift: 0.45 },
    { shape: ellipse(x, y, r * 0.62), material, edge: -r * 0.25, edgeSoft: r * 0.2 },
    hole(-0.2, -0.2),
    hole(0.2, -0.2),
    hole(-0.2, 0.2),
    hole(0.2, 0.2),
  ];
}

export function buttons(x: number, ys: readonly number[], r: number, material: Fixed = pearl): Part[] {
  return ys.flatMap((y) => button(x, y, r, material));
}

/** A shirt collar: stand and two leaves. */
export function shirtCollar(half: number, top: number, spread: number, point: number): Part[] {
  const leaf = closed([
    [CX + 1, top + 34, 1],
    [CX + half * 0.55, top + 22],
    [CX + half + 3, top - 4, 1],
    [CX + half - 4, top - 17],
    [CX + half + 8, top - 8],
    [CX + half + 16, top + 10, 1],
    [CX + spread, top + point, 1],
    [CX + spread * 0.5, top + point * 0.72],
  ]);
  const stand = mirrored([
    [0, top + 38, 1],
    [half * 0.62, top + 25],
    [half + 2, top - 2, 1],
    [half - 3, top - 16, 1],
    [half * 0.5, top - 22],
    [0, top - 23],
  ]);
  const inside = mirrored([
    [0, top + 24],
    [half * 0.6, top + 16],
    [half - 2, top - 8, 1],
    [half * 0.5, top - 15],
    [0, top - 17],
  ]);
  return [
    { shape: stand, material: 'primary', edge: 2, edgeSoft: 2, tone: 0.9 },
    { shape: inside, material: 'primary', tone: 0.48 },
    { shape: box(CX - 12, top - 11, 24, 12, 1), material: { colour: '#f4efe6', finish: 'matt' }, tone: 0.75 },
    ...both({
      shape: leaf,
      material: 'primary',
      edge: 3.2,
      edgeSoft: 3,
      lift: 0.42,
      grain: 26,
      seams: [
        {
          line: open([
            [CX + 7, top + 37],
            [CX + spread - 2, top + point - 8],
            [CX + half + 11, top + 10],
          ]),
          width: 1.2,
          depth: 0.7,
        },
      ],
    }),
  ];
}

/** Wooden hanger with a hook, shown inside or behind the shoulders. */
export function hanger(shoulder: number, y: number, hookTop: number): Part[] {
  return [
    {
      shape: band(
        open([
          [CX, hookTop + 84],
          [CX, hookTop + 46],
          [CX + 16, hookTop + 26],
          [CX + 14, hookTop + 4],
          [CX - 2, hookTop - 6],
          [CX - 17, hookTop + 6],
        ]),
        5.5,
      ),
      material: silver,
      puff: 0.9,
    },
    {
      shape: mirrored([
        [0, y - 22],
        [26, y - 20],
        [shoulder * 0.6, y + 2],
        [shoulder, y + 24],
        [shoulder + 4, y + 33],
        [shoulder - 6, y + 38],
        [shoulder * 0.55, y + 18],
        [24, y + 1],
        [0, y + 2],
      ]),
      material: wood,
      puff: 0.8,
    },
  ];
}
