import type { Fixed, Fold, Part } from './cloth.ts';
import { seeded } from './random.ts';
import {
  band,
  box,
  CX,
  closed,
  ellipse,
  flip,
  mirrored,
  move,
  open,
  type Point,
  type Polygon,
} from './shape.ts';

/**
 * Garments are drawn on one body: centre line at CX, shoulders at y 232, waist at 440, hips at 570, ankles at 1060.
 * Half-widths: neck 46, shoulder 122, bust 112, waist 88, hips 120.
 */
export const BODY = {
  shoulderY: 232,
  shoulder: 122,
  underarmY: 338,
  bust: 114,
  waistY: 440,
  waist: 90,
  hipY: 570,
  hip: 122,
};

/** Where a body's volume runs on: past the hem, and a little over the shoulders. */
export const openHem = [
  [0, 120],
  [18, 110],
  [-18, 110],
  [22, -16],
  [-22, -16],
] as const;

export const pearl: Fixed = { colour: '#efe9de', finish: 'gloss' };
export const horn: Fixed = { colour: '#4a3728', finish: 'gloss' };
export const gold: Fixed = { colour: '#d8b366', finish: 'metal', metal: 'gold' };
export const silver: Fixed = { colour: '#cccccc', finish: 'metal', metal: 'silver' };
export const brass: Fixed = { colour: '#cfae6b', finish: 'metal', metal: 'brass' };
export const wood: Fixed = { colour: '#a9794c', finish: 'gloss' };

export interface TorsoOptions {
  /** Half-width and depth of the neck opening in front; `v` makes it pointed. */
  neck: { half: number; depth: number; v?: boolean; square?: boolean };
  shoulder?: number;
  shoulderY?: number;
  bust?: number;
  waist?: number;
  waistY?: number;
  hem: number;
  hemY: number;
  /** How far the armhole is cut in, for sleeveless cuts. */
  armhole?: number;
  /** Depth of a dipping or curved hem. */
  hemDip?: number;
  strap?: boolean;
}

/** Outline of a front or back from the neck to the hem. */
export function torso(o: TorsoOptions): Polygon {
  const shoulderY = o.shoulderY ?? BODY.shoulderY;
  const shoulder = o.shoulder ?? BODY.shoulder;
  const bust = o.bust ?? BODY.bust;
  const neckTop = shoulderY - 26;
  const neck: Point[] = o.neck.v
    ? [
        [0, neckTop + o.neck.depth, 1],
        [o.neck.half * 0.52, neckTop + o.neck.depth * 0.5],
        [o.neck.half, neckTop, 1],
      ]
    : o.neck.square
      ? [
          [0, neckTop + o.neck.depth],
          [o.neck.half * 0.86, neckTop + o.neck.depth - 3, 1],
          [o.neck.half * 0.97, neckTop + o.neck.depth * 0.4],
          [o.neck.half, neckTop, 1],
        ]
      : [
          [0, neckTop + o.neck.depth],
          [o.neck.half * 0.5, neckTop + o.neck.depth * 0.88],
          [o.neck.half * 0.87, neckTop + o.neck.depth * 0.45],
          [o.neck.half, neckTop, 1],
        ];
  const armhole = o.armhole ?? 6;
  const side: Point[] = [
    [shoulder, shoulderY, 1],
    [Math.min(shoulder, bust) - armhole, shoulderY + 46],
    [bust - armhole * 0.4, BODY.underarmY - 18],
    [bust, BODY.underarmY, 1],
  ];
  const waist: Point[] = [];
  if (o.waist !== undefined) {
    const wy = o.waistY ?? BODY.waistY;
    waist.push([(bust + o.waist) / 2 + 1, (BODY.underarmY + wy) / 2], [o.waist, wy]);
    if (o.hemY > wy + 110) waist.push([o.waist + (o.hem - o.waist) * 0.62, wy + (o.hemY - wy) * 0.5]);
  }
  const dip = o.hemDip ?? 6;
  const hem: Point[] = [
    [o.hem, o.hemY - dip, 1],
    [o.hem * 0.5, o.hemY - dip * 0.25],
    [0, o.hemY],
  ];
  return mirrored([...neck, ...side, ...waist, ...hem]);
}

/** The inside of the back seen through the neck opening, with a label. */
export function insideNeck(half: number, depth: number, top: number, rise = 9): Part[] {
  const shape = mirrored([
    [0, top + depth + 8],
    [half * 0.6, top + depth * 0.86],
    [half + 3, top + 6],
    [half + 1, top - 1, 1],
    [half * 0.55, top - rise * 0.9],
    [0, top - rise],
  ]);
  return [
    { shape, material: 'primary', tone: 0.5, relief: (x, y) => -0.5 * (y - top) + 0.0012 * (x - CX) ** 2 },
    {
      shape: mirrored([
        [0, top + 7 - rise + 2],
        [half * 0.55, top + 7 - rise * 0.9 + 2],
        [half - 2, top + 6, 1],
        [half, top, 1],
        [half * 0.55, top - rise * 0.9],
        [0, top - rise],
      ]),
      material: 'primary',
      tone: 0.66,
      edge: 2,
      edgeSoft: 2,
    },
    {
      shape: box(CX - 13, top + 1, 26, 13, 1),
      material: { colour: '#f2ede3', finish: 'matt' },
      tone: 0.8,
      edge: 0.6,
      edgeSoft: 1,
    },
  ];
}

export interface SleeveOptions {
  /** Half-width of the shoulder where it is set in, the cuff's centre and half-width. */
  shoulder?: number;
  shoulderY?: number;
  cuff: readonly [x: number, y: number];
  cuffHalf: number;
  /** Extra fullness in the middle; the whole of it for puff sleeves. */
  full?: number;
  underarm?: readonly [number, number];
  seed: number;
  creases?: number;
  head?: number;
}

function along(a: readonly number[], b: readonly number[], t: number, off: number): Point {
  const dx = b[0]! - a[0]!;
  const dy = b[1]! - a[1]!;
  const l = Math.hypot(dx, dy) || 1;
  return [a[0]! + dx * t + (dy / l) * off, a[1]! + dy * t - (dx / l) * off];
}

/** The right-hand sleeve (as we see it); its twin is made by `bothSleeves`. */
export function sleeve(o: SleeveOptions): Part {
  const sh: [number, number] = [CX + (o.shoulder ?? BODY.shoulder) - 4, o.shoulderY ?? BODY.shoulderY];
  const ua: [number, number] = o.underarm
    ? [CX + o.underarm[0], o.underarm[1]]
    : [CX + BODY.bust - 8, BODY.underarmY + 6];
  const c: [number, number] = [CX + o.cuff[0], o.cuff[1]];
  const dx = c[0] - (sh[0] + ua[0]) / 2;
  const dy = c[1] - (sh[1] + ua[1]) / 2;
  const l = Math.hypot(dx, dy);
  const nx = dy / l;
  const ny = -dx / l;
  const outer: [number, number] = [c[0] + nx * o.cuffHalf, c[1] + ny * o.cuffHalf];
  const inner: [number, number] = [c[0] - nx * o.cuffHalf, c[1] - ny * o.cuffHalf];
  const full = o.full ?? 6;
  const head = o.head ?? 6;
  const shape = closed([
    [sh[0] - 26, sh[1] - 9, 1],
    [sh[0] + head * 0.6, sh[1] + 4 - head * 0.5],
    along(sh, outer, 0.2, full * 0.75 + head * 0.4),
    along(sh, outer, 0.5, full),
    along(sh, outer, 0.82, full * 0.7),
    [outer[0], outer[1], 1],
    [c[0] + (dx / l) * 5, c[1] + (dy / l) * 5],
    [inner[0], inner[1], 1],
    along(ua, inner, 0.75, -full * 0.5),
    along(ua, inner, 0.4, -full * 0.35),
    [ua[0], ua[1], 1],
    [ua[0] - 34, ua[1] - 30, 1],
  ]);
  const angle = (Math.atan2(dx, dy) * 180) / Math.PI;
  return {
    shape,
    material: 'primary',
    puff: 0.62,
    extend: [
      [(dx / l) * 46, (dy / l) * 46],
      [-26, -8],
    ],
    grain: -angle,
    creases: { height: o.creases ?? 5, across: 26, along: 70, seed: o.seed, angle: -angle },
    folds: sleeveFolds(ua, outer, inner, l, o.seed, Math.min(1, o.cuffHalf / 27) ** 2),
  };
}

function sleeveFolds(
  ua: readonly [number, number],
  outer: readonly [number, number],
  inner: readonly [number, number],
  length: number,
  seed: number,
  depth: number,
): Fold[] {
  const r = seeded(seed);
  const folds: Fold[] = [
    {
      line: open([
        [ua[0] + 2, ua[1] - 6],
        [ua[0] + 22, ua[1] - 44],
        [ua[0] + 30, ua[1] - 78],
      ]),
      width: 7,
      height: -7 * depth,
    },
    {
      line: open([
        [ua[0] - 4, ua[1] - 2],
        [ua[0] + 12, ua[1] - 30],
        [ua[0] + 12, ua[1] - 66],
      ]),
      width: 6,
      height: 4,
    },
  ];
  const n = length > 180 ? 5 : 1;
  for (let i = 0; i < n; i++) {
    const t = 0.42 + i * 0.11 + r() * 0.05;
    const a = [ua[0] + (inner[0] - ua[0]) * t, ua[1] + (inner[1] - ua[1]) * t] as const;
    const b = [
      inner[0] + (outer[0] - inner[0]) * (0.5 + r() * 0.3) + (ua[0] - inner[0]) * (1 - t) * 0.9,
      a[1] + (r() - 0.35) * 36,
    ] as const;
    folds.push({
      line: open([
        [a[0] - 3, a[1]],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 6 + r() * 5],
        [b[0], b[1]],
      ]),
      width: 5 + r() * 4,
      height: (i % 2 ? 4 : -5.5) * (0.7 + r() * 0.5) * depth,
    });
  }
  return folds;
}

export function mirrorPart(part: Part): Part {
  const shapes = (
    typeof (part.shape[0] as readonly unknown[])[0] === 'number' ? [part.shape] : part.shape
  ) as readonly Polygon[];
  return {
    ...part,
    shape: shapes.map(flip),
    volume: part.volume?.map(flip),
    extend: part.extend?.map(([x, y]) => [-x, y] as const),
    grain: part.grain === undefined ? undefined : -part.grain,
    folds: part.folds?.map((f) => ({ ...f, line: flip(f.line) })),
    seams: part.seams?.map((s) => ({ ...s, line: flip(s.line) })),
    creases: part.creases && {
      ...part.creases,
      angle: -(part.creases.angle ?? 0),
      seed: part.creases.seed + 40,
    },
    relief: part.relief && ((x, y) => part.relief!(2 * CX - x, y)),
  };
}

export function both(part: Part): Part[] {
  return [mirrorPart(part), part];
}

export function bothSleeves(o: SleeveOptions): Part[] {
  const right = sleeve(o);
  const left = mirrorPart(sleeve({ ...o, seed: o.seed + 11 }));
  return [left, right];
}

/** Cuff or rib band across the end of a sleeve. */
export function cuff(o: SleeveOptions, depth: number, options: Partial<Part> = {}): Part[] {
  const sx = CX + (o.shoulder ?? BODY.shoulder) - 20;
  const sy = (o.shoulderY ?? BODY.shoulderY) + 50;
  const c: [number, number] = [CX + o.cuff[0], o.cuff[1]];
  const dx = c[0] - sx;
  const dy = c[1] - sy;
  const l = Math.hypot(dx, dy);
  const a: Point = [c[0] - (dx / l) * depth, c[1] - (dy / l) * depth];
  const b: Point = [c[0] + (dx / l) * 6, c[1] + (dy / l) * 6];
  const angle = (Math.atan2(dx, dy) * 180) / Math.PI;
  return both({
    shape: band(open([a, b]), o.cuffHalf * 2 + 3),
    material: 'primary',
    puff: 0.6,
    extend: [
      [(dx / l) * 30, (dy / l) * 30],
      [(-dx / l) * 30, (-dy / l) * 30],
    ],
    edge: 2.4,
    edgeSoft: 2,
    grain: -angle,
    lift: 0.3,
    ...options,
  });
}

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

/** A shirt collar: stand and two leaves, lying over the shoulders. */
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

export function shift(polygon: Polygon, dx: number, dy: number): Polygon {
  return move(polygon, dx, dy);
}
