import { BODY } from './body.ts';
import type { Fold, Part } from './cloth.ts';
import { seeded } from './random.ts';
import { band, CX, closed, flip, open, type Point, type Polygon } from './shape.ts';

export interface SleeveOptions {
  /** Half-width at the shoulder; centre and half-width of the cuff. */
  shoulder?: number;
  shoulderY?: number;
  cuff: readonly [x: number, y: number];
  cuffHalf: number;
  /** Extra width in the middle, for puff sleeves. */
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

/** The sleeve at the right of the picture; `bothSleeves` mirrors it. */
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

/** Cuff or rib band at the end of a sleeve. */
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
