import type { Fold, Part } from './cloth.ts';
import { fractal, seeded } from './random.ts';
import { band, CX, closed, mirrored, open, type Point, type Polygon } from './shape.ts';
import { mirrorPart } from './sleeves.ts';

/** Offset from the centre line: [half-width, y]. */
export type Offset = readonly [number, number];

const from = (points: readonly Offset[], sign = 1): Point[] => points.map(([x, y]) => [CX + sign * x, y]);

export function line(points: readonly Offset[]): Polygon {
  return open(from(points));
}

export function fold(points: readonly Offset[], width: number, height: number): Fold {
  return { line: open(from(points)), width, height };
}

/** The same fold on both sides. */
export function foldPair(points: readonly Offset[], width: number, height: number): Fold[] {
  return [fold(points, width, height), { line: open(from(points, -1)), width, height: height * 0.9 }];
}

export function seam(points: readonly Offset[], width = 2.2, depth = 1.6) {
  return { line: open(from(points)), width, depth };
}

export function seamPair(points: readonly Offset[], width = 2.2, depth = 1.6) {
  return [seam(points, width, depth), { line: open(from(points, -1)), width, depth }];
}

/** A piece outlined by offsets from the centre line. */
export function piece(points: readonly Point[], options: Omit<Part, 'shape'>): Part {
  return { shape: closed(points.map(([x, y, c]): Point => [CX + x, y, c])), ...options };
}

export function pair(part: Part): Part[] {
  return [mirrorPart(part), part];
}

/** Folds of cloth over a bust. */
export function bust(height = 9, y = 322, apart = 47, size = 46): (x: number, y: number) => number {
  return (x, py) => {
    const dy = (py - y) / (py < y ? size * 1.5 : size * 0.85);
    const l = (x - CX + apart) / size;
    const r = (x - CX - apart) / size;
    return height * (Math.exp(-(l * l + dy * dy)) + Math.exp(-(r * r + dy * dy)));
  };
}

/** Soft creases from under the arm to the waist of a fitted top. */
export function bodyFolds(seed: number, strength = 1, waistY = 440): Fold[] {
  const r = seeded(seed);
  const out: Fold[] = [];
  for (const sign of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const y = 352 + i * ((waistY - 350) / 3.6) + r() * 10;
      const reach = 34 + r() * 34;
      out.push({
        line: open([
          [CX + sign * 98, y],
          [CX + sign * (92 - reach * 0.4), y + 10 + r() * 10],
          [CX + sign * (86 - reach), y + 26 + r() * 14],
        ]),
        width: 8 + r() * 6,
        height: (i % 2 ? 2.6 : -3.4) * strength * (0.7 + r() * 0.5),
      });
    }
  return out;
}

/** A narrow belt or waistband. */
export function waistband(half: number, y: number, depth: number, options: Partial<Part> = {}): Part {
  return {
    shape: mirrored([
      [0, y + 7],
      [half * 0.6, y + 4.5],
      [half + 2, y - 2, 1],
      [half + 2, y - 2 + depth, 1],
      [half * 0.6, y + depth + 4.5],
      [0, y + depth + 7],
    ]),
    material: 'primary',
    puff: 0.36,
    extend: [
      [0, 60],
      [0, -60],
    ],
    edge: 2.6,
    edgeSoft: 2.5,
    lift: 0.32,
    ...options,
  };
}

/** A ribbed edge along a line: relief of fine ribs across it. */
export function ribs(size: number, height: number, angle = 0): (x: number, y: number) => number {
  const a = (angle * Math.PI) / 180;
  return (x, y) => height * Math.cos(((x * Math.cos(a) + y * Math.sin(a)) / size) * Math.PI * 2);
}

export function strap(points: readonly Offset[], width: number, options: Partial<Part> = {}): Part {
  return {
    shape: band(line(points), width),
    material: 'primary',
    puff: 0.5,
    edge: 1.4,
    edgeSoft: 1.6,
    lift: 0.25,
    ...options,
  };
}

/** Low-frequency unevenness of cloth. */
export function lull(seed: number, height: number, size = 90): (x: number, y: number) => number {
  return (x, y) => height * fractal(x / size, y / size, 2, seed);
}

export function sum(...reliefs: ((x: number, y: number) => number)[]): (x: number, y: number) => number {
  return (x, y) => reliefs.reduce((s, f) => s + f(x, y), 0);
}

/** A row of stitching. */
export function stitched(points: readonly Offset[]) {
  return [seam(points, 1.3, 0.9)];
}

export const creases = (seed: number, height = 3) => ({ height, across: 46, along: 80, seed });
