import type { Polygon } from './shape.ts';

/** A grid of numbers over part of the picture. */
export interface Field {
  w: number;
  h: number;
  data: Float32Array;
}

export function field(w: number, h: number, fill = 0): Field {
  const data = new Float32Array(w * h);
  if (fill) data.fill(fill);
  return { w, h, data };
}

const SUB = 4;

/** Coverage 0..1 of polygons (nonzero winding, union), exact in x, four samples in y. */
export function cover(w: number, h: number, polygons: readonly Polygon[]): Field {
  const out = field(w, h);
  for (const polygon of polygons) {
    let top = Number.POSITIVE_INFINITY;
    let bottom = Number.NEGATIVE_INFINITY;
    for (const [, y] of polygon) {
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const y0 = Math.max(0, Math.floor(top));
    const y1 = Math.min(h - 1, Math.ceil(bottom));
    const row = new Float32Array(w + 1);
    for (let y = y0; y <= y1; y++) {
      row.fill(0);
      for (let s = 0; s < SUB; s++) coverLine(row, w, polygon, y + (s + 0.5) / SUB);
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        out.data[i] = Math.max(out.data[i]!, Math.min(1, row[x]! / SUB));
      }
    }
  }
  return out;
}

function coverLine(row: Float32Array, w: number, polygon: Polygon, y: number): void {
  const hits: [number, number][] = [];
  for (let i = 0; i < polygon.length; i++) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[(i + 1) % polygon.length]!;
    if (ay <= y === by <= y) continue;
    hits.push([ax + ((y - ay) / (by - ay)) * (bx - ax), by > ay ? 1 : -1]);
  }
  hits.sort((a, b) => a[0] - b[0]);
  let winding = 0;
  for (let i = 0; i + 1 < hits.length; i++) {
    winding += hits[i]![1];
    if (winding === 0) continue;
    const x0 = Math.max(0, hits[i]![0]);
    const x1 = Math.min(w, hits[i + 1]![0]);
    if (x1 <= x0) continue;
    const i0 = Math.floor(x0);
    const i1 = Math.min(w - 1, Math.floor(x1));
    if (i0 === i1) {
      row[i0]! += x1 - x0;
      continue;
    }
    row[i0]! += i0 + 1 - x0;
    for (let x = i0 + 1; x < i1; x++) row[x]! += 1;
    row[i1]! += x1 - i1;
  }
}

/** Gaussian-like blur: three box passes. */
export function blur(source: Field, sigma: number): Field {
  const { w, h } = source;
  if (sigma < 0.3) return { w, h, data: source.data.slice() };
  const radius = Math.max(1, Math.round(sigma * 1.0));
  const data = source.data.slice();
  if (scratch.length < w * h) scratch = new Float32Array(w * h);
  for (let pass = 0; pass < 3; pass++) {
    boxRows(data, scratch, w, h, radius);
    boxColumns(scratch, data, w, h, radius);
  }
  return { w, h, data };
}

/** Shared by all blurs, because large arrays are slow to allocate. */
let scratch = new Float32Array(0);

function boxRows(a: Float32Array, b: Float32Array, w: number, h: number, r: number): void {
  const k = 1 / (2 * r + 1);
  for (let y = 0; y < h; y++) {
    const o = y * w;
    let sum = a[o]! * (r + 1);
    for (let x = 0; x < r; x++) sum += a[o + Math.min(w - 1, x)]!;
    for (let x = 0; x < w; x++) {
      sum += a[o + Math.min(w - 1, x + r)]! - (x - r - 1 < 0 ? a[o]! : a[o + x - r - 1]!);
      b[o + x] = sum * k;
    }
  }
}

function boxColumns(a: Float32Array, b: Float32Array, w: number, h: number, r: number): void {
  const k = 1 / (2 * r + 1);
  const sum = new Float64Array(w);
  for (let x = 0; x < w; x++) sum[x] = a[x]! * (r + 1);
  for (let y = 0; y < r; y++) {
    const o = Math.min(h - 1, y) * w;
    for (let x = 0; x < w; x++) sum[x]! += a[o + x]!;
  }
  for (let y = 0; y < h; y++) {
    const add = Math.min(h - 1, y + r) * w;
    const drop = Math.max(0, y - r - 1) * w;
    for (let x = 0; x < w; x++) {
      sum[x]! += a[add + x]! - a[drop + x]!;
      b[y * w + x] = sum[x]! * k;
    }
  }
}

/** B-spline interpolation of a field, clamped at the border. */
export function sampleSmooth(f: Field, x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const wx = spline(x - ix);
  const wy = spline(y - iy);
  let sum = 0;
  for (let j = 0; j < 4; j++) {
    const yy = Math.min(f.h - 1, Math.max(0, iy + j - 1)) * f.w;
    let line = 0;
    for (let i = 0; i < 4; i++) line += wx[i]! * f.data[yy + Math.min(f.w - 1, Math.max(0, ix + i - 1))]!;
    sum += wy[j]! * line;
  }
  return sum;
}

function spline(t: number): [number, number, number, number] {
  const u = 1 - t;
  const t2 = t * t;
  const t3 = t2 * t;
  return [(u * u * u) / 6, (3 * t3 - 6 * t2 + 4) / 6, (-3 * t3 + 3 * t2 + 3 * t + 1) / 6, t3 / 6];
}
