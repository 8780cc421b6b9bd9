import type { Drape, Part, Placing } from './cloth.ts';
import { blur, type Field, field, sampleSmooth } from './field.ts';
import { CELL, inflate, MARGIN } from './inflate.ts';
import { fractal, noise, seeded } from './random.ts';
import type { Polygon } from './shape.ts';

export function place(polygon: Polygon, p: Placing): Polygon {
  return polygon.map(([x, y]) => [x * p.scale + p.x, y * p.scale + p.y] as const);
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function heightOf(
  part: Part,
  shapes: readonly Polygon[],
  mask: Field,
  bounds: Box,
  placing: Placing,
): Field {
  const { w, h } = mask;
  const s = placing.scale;
  const out = field(w, h);
  const puff = part.puff ?? 0;
  if (puff !== 0) {
    const base = part.volume ?? shapes;
    const extended = (part.extend ?? []).flatMap(([dx, dy]) =>
      base.map((p) => p.map(([x, y]) => [x + dx, y + dy] as const)),
    );
    const volume = inflate([...base, ...extended, ...(part.openHem ? base.flatMap(pastHem) : [])]);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        if (mask.data[y * w + x]! < 0.004) continue;
        const mx = ((x + bounds.x0 + 0.5 - placing.x) / s + MARGIN) / CELL - 0.5;
        const my = ((y + bounds.y0 + 0.5 - placing.y) / s + MARGIN) / CELL - 0.5;
        out.data[y * w + x] = sampleSmooth(volume, mx, my) * puff * s;
      }
  }
  if (part.edge) {
    const soft = blur(mask, (part.edgeSoft ?? 5) * s);
    for (let i = 0; i < out.data.length; i++)
      out.data[i]! += part.edge * s * 2 * Math.max(0, soft.data[i]! - 0.5);
  }
  if (part.drape) addDrape(out, mask, part.drape, s);
  const c = part.creases;
  if (c || part.relief)
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        if (mask.data[y * w + x]! < 0.004) continue;
        const mx = (x + bounds.x0 - placing.x) / s;
        const my = (y + bounds.y0 - placing.y) / s;
        if (c) out.data[y * w + x]! += creaseAt(c, mx, my) * s;
        if (part.relief) out.data[y * w + x]! += part.relief(mx, my) * s;
      }
  for (const fold of part.folds ?? [])
    addFold(out, place(fold.line, placing), bounds, fold.width * s, fold.height * s, true);
  const settled = puff !== 0 || part.drape || part.folds ? settle(out, mask, 1.3 * s) : out;
  for (const seam of part.seams ?? [])
    addFold(
      settled,
      place(seam.line, placing),
      bounds,
      (seam.width ?? 2.2) * s,
      -(seam.depth ?? 1.6) * s,
      false,
    );
  return settled;
}

const SHOULDER = [
  [22, -16],
  [-22, -16],
] as const;
const PAST = 140;
const YOKE = 44;

/** Continues the volume of a body below its hem and under its shoulders. */
function pastHem(outline: Polygon): Polygon[] {
  const top = Math.min(...outline.map(([, y]) => y));
  const bottom = Math.max(...outline.map(([, y]) => y));
  const low = spanAt(outline, bottom - 24);
  const above = spanAt(outline, bottom - 90);
  // The tail of a shirt is rounded; its volume is as wide as the sides.
  const [left, right] = low[1] - low[0] < 0.8 * (above[1] - above[0]) ? above : low;
  return [
    [
      [left, bottom - 90],
      [right, bottom - 90],
      [right, bottom + PAST],
      [left, bottom + PAST],
    ],
    ...SHOULDER.map(([dx, dy]) => outline.map(([x, y]) => [x + dx, Math.min(y + dy, top + YOKE)] as const)),
  ];
}

function spanAt(outline: Polygon, y: number): [number, number] {
  const xs = outline.flatMap(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    return ay <= y === by <= y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
  });
  return [Math.min(...xs), Math.max(...xs)];
}

/** Blurs a height inside the part only, so that edges are not lowered. */
function settle(height: Field, mask: Field, sigma: number): Field {
  const weight = field(mask.w, mask.h);
  for (let i = 0; i < weight.data.length; i++) weight.data[i] = mask.data[i]! < 0.004 ? 0 : 1;
  const soft = blur(height, sigma);
  const norm = blur(weight, sigma);
  // Outside the part the weight is 0; a remainder would darken its edges.
  for (let i = 0; i < soft.data.length; i++)
    soft.data[i] = weight.data[i]! > 0 ? soft.data[i]! / norm.data[i]! : 0;
  return soft;
}

function creaseAt(c: NonNullable<Part['creases']>, x: number, y: number): number {
  const a = ((c.angle ?? 0) * Math.PI) / 180;
  const u = (x * Math.cos(a) + y * Math.sin(a)) / c.across;
  const v = (-x * Math.sin(a) + y * Math.cos(a)) / c.along;
  const bend = noise(u * 0.7 + 3, v * 0.9 + 5, c.seed + 5);
  const n = fractal(u + bend * 0.8, v + bend * 0.5, 3, c.seed);
  // Ridged noise: creases have a sharp line and soft sides.
  return c.height * (0.55 * n + 0.45 * (0.5 - Math.abs(noise(u * 1.3 + bend, v * 1.2, c.seed + 9))));
}

function addDrape(out: Field, mask: Field, drape: Drape, scale: number): void {
  const { w, h } = out;
  const random = seeded(drape.seed);
  const wander = drape.wander ?? 1;
  const sharp = drape.sharp ?? 0.85;
  const phase = random() * 9;
  let top = h;
  let bottom = 0;
  const left = new Float32Array(h);
  const right = new Float32Array(h);
  for (let y = 0; y < h; y++) {
    let a = -1;
    let b = -1;
    for (let x = 0; x < w; x++)
      if (mask.data[y * w + x]! > 0.5) {
        if (a < 0) a = x;
        b = x;
      }
    left[y] = a;
    right[y] = b;
    if (a >= 0) {
      top = Math.min(top, y);
      bottom = y;
    }
  }
  smoothSides(left, top, bottom);
  smoothSides(right, top, bottom);
  // The last rows of a wavy hem are too narrow, so the sides of the last full row are used.
  const hold = Math.round(bottom - (bottom - top) * 0.05);
  for (let y = hold; y <= bottom; y++) {
    left[y] = left[hold]!;
    right[y] = right[hold]!;
  }
  for (let y = top; y <= bottom; y++) {
    const v = (y - top) / Math.max(1, bottom - top);
    const amp = (drape.top + (drape.hem - drape.top) * v ** 0.8) * scale;
    const span = Math.max(1, right[y]! - left[y]!);
    for (let x = 0; x < w; x++) {
      if (mask.data[y * w + x]! < 0.004) continue;
      const t = (x - left[y]!) / span;
      out.data[y * w + x]! += amp * drapeWave(t, v, drape.count, phase, sharp, wander, drape.seed);
    }
  }
}

/** Sides are whole pixels; smoothing avoids steps in the folds. */
function smoothSides(side: Float32Array, top: number, bottom: number): void {
  const raw = side.slice();
  for (let y = top; y <= bottom; y++) {
    const reach = Math.min(14, y - top, bottom - y);
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += raw[y + k]!;
    side[y] = sum / (2 * reach + 1);
  }
}

/** Height -1..1 of hanging folds; t is horizontal, v vertical. */
export function drapeWave(
  t: number,
  v: number,
  count: number,
  phase: number,
  sharp: number,
  wander: number,
  seed: number,
): number {
  const drift = wander * (0.5 * noise(t * 3 + phase, v * 1.6, seed) + 0.22 * noise(t * 7, v * 3.1, seed + 3));
  const u = t * count + phase + drift;
  const strength = 1 - wander * 0.45 * (0.5 + 0.5 * noise(t * count * 0.45 + 7, v * 1.2, seed + 1));
  const wave = Math.cos(u * Math.PI * 2);
  const shaped = Math.sign(wave) * Math.abs(wave) ** sharp;
  const second = Math.cos(u * Math.PI * 4.6 + 1.3 + drift * 3);
  return strength * (shaped * 0.8 + 0.24 * wander * v * second);
}

function addFold(
  out: Field,
  line: Polygon,
  bounds: Box,
  width: number,
  height: number,
  taper: boolean,
): void {
  const reach = width * 2.6;
  const pts = line.map(([x, y]) => [x - bounds.x0, y - bounds.y0] as const);
  let x0 = out.w;
  let x1 = 0;
  let y0 = out.h;
  let y1 = 0;
  for (const [x, y] of pts) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  const n = pts.length - 1;
  for (let y = Math.max(0, Math.floor(y0 - reach)); y < Math.min(out.h, y1 + reach); y++)
    for (let x = Math.max(0, Math.floor(x0 - reach)); x < Math.min(out.w, x1 + reach); x++) {
      let best = reach * reach;
      let along = 0;
      for (let i = 0; i < n; i++) {
        const ax = pts[i]![0];
        const ay = pts[i]![1];
        const dx = pts[i + 1]![0] - ax;
        const dy = pts[i + 1]![1] - ay;
        const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
        const d = (x - ax - dx * t) ** 2 + (y - ay - dy * t) ** 2;
        if (d < best) {
          best = d;
          along = (i + t) / n;
        }
      }
      if (best >= reach * reach) continue;
      const ends = taper ? Math.min(1, Math.sin(Math.PI * Math.min(1, Math.max(0, along))) * 1.35) : 1;
      const narrow = taper ? width * (0.55 + 0.45 * ends) : width;
      out.data[y * out.w + x]! += height * ends * Math.exp(-best / (narrow * narrow));
    }
}
