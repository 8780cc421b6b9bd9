import { FRAME } from '../master-layout.ts';
import { type Metal, metalAt, rgb } from './colour.ts';
import { blur, cover, type Field, field, sampleSmooth } from './field.ts';
import { CELL, inflate, MARGIN } from './inflate.ts';
import { gleam, matt, studio } from './light.ts';
import { emptyLayers, type Layers } from './master.ts';
import { fractal, noise, seeded } from './random.ts';
import type { Polygon } from './shape.ts';

/** A single fold of cloth: a tapering ridge (positive) or valley (negative) along a line. */
export interface Fold {
  line: Polygon;
  width: number;
  height: number;
}

/** Folds that hang from the top of a part to its hem and follow its sides. */
export interface Drape {
  count: number;
  /** Height of the folds at the top and at the hem. */
  top: number;
  hem: number;
  seed: number;
  /** Below 1 rounds the folds, above 1 makes knife pleats. */
  sharp?: number;
  /** How much the folds wander; 0 for pressed pleats. */
  wander?: number;
}

export interface Fixed {
  colour: string;
  finish: 'matt' | 'gloss' | 'metal';
  metal?: Metal;
}

export interface Part {
  shape: Polygon | readonly Polygon[];
  material: 'primary' | 'accent' | Fixed;
  /** Roundness of the volume: 1 is a full tube, 0.4 a worn garment, 0 flat. */
  puff?: number;
  /** Copies of the outline, moved, that the volume also fills: an open hem does not close like a cushion. */
  extend?: readonly (readonly [number, number])[];
  /** Another outline that gives the volume. */
  volume?: readonly Polygon[];
  /** Thickness of the edge and how softly it rolls. */
  edge?: number;
  edgeSoft?: number;
  drape?: Drape;
  folds?: readonly Fold[];
  /** Small irregular creasing: height, and the sizes across and along. */
  creases?: { height: number; across: number; along: number; seed: number; angle?: number };
  /** Sewn lines: narrow valleys. */
  seams?: readonly { line: Polygon; width?: number; depth?: number }[];
  /** Darkening of the whole part, for insides. */
  tone?: number;
  /** How dark a shadow it throws on what lies beneath, and how far. */
  lift?: number;
  /** Direction of the cloth against the picture, in degrees. */
  grain?: number;
  /** Extra height by position, in picture units. */
  relief?: (x: number, y: number) => number;
}

export interface Placing {
  scale: number;
  x: number;
  y: number;
}

export interface ClothScene {
  parts: readonly Part[];
  placing?: Placing;
  /** What the product throws on the ground: standing or hanging before a wall, lying flat, or nothing. */
  ground?: 'hang' | 'wall' | 'stand' | 'flat' | 'none';
}

const FLAT: Placing = { scale: 1, x: 0, y: 0 };
const MAX_SLOPE = 2.6;
const PATTERN_PUSH = 0.8;

export function drawCloth(scene: ClothScene, layers: Layers = emptyLayers()): Layers {
  const placing = scene.placing ?? FLAT;
  const own = field(FRAME.w, FRAME.h);
  for (const part of scene.parts) drawPart(part, placing, layers, own);
  groundShadow(layers, own, scene.ground ?? 'hang', placing.scale);
  return layers;
}

function polygonsOf(part: Part): readonly Polygon[] {
  const first = part.shape[0] as unknown as readonly (number | readonly number[])[];
  return (typeof first?.[0] === 'number' ? [part.shape] : part.shape) as readonly Polygon[];
}

function place(polygon: Polygon, p: Placing): Polygon {
  return polygon.map(([x, y]) => [x * p.scale + p.x, y * p.scale + p.y] as const);
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

function boundsOf(polygons: readonly Polygon[], pad: number): Box {
  const b: Box = { x0: FRAME.w, y0: FRAME.h, x1: 0, y1: 0 };
  for (const p of polygons)
    for (const [x, y] of p) {
      b.x0 = Math.min(b.x0, x);
      b.x1 = Math.max(b.x1, x);
      b.y0 = Math.min(b.y0, y);
      b.y1 = Math.max(b.y1, y);
    }
  return {
    x0: Math.max(0, Math.floor(b.x0 - pad)),
    y0: Math.max(0, Math.floor(b.y0 - pad)),
    x1: Math.min(FRAME.w, Math.ceil(b.x1 + pad)),
    y1: Math.min(FRAME.h, Math.ceil(b.y1 + pad)),
  };
}

function drawPart(part: Part, placing: Placing, layers: Layers, own: Field): void {
  const shapes = polygonsOf(part);
  const placed = shapes.map((s) => place(s, placing));
  const lift = part.lift ?? 0;
  const bounds = boundsOf(placed, 24 * placing.scale);
  const w = bounds.x1 - bounds.x0;
  const h = bounds.y1 - bounds.y0;
  if (w <= 2 || h <= 2) return;
  const local = placed.map((p) => p.map(([x, y]) => [x - bounds.x0, y - bounds.y0] as const));
  const mask = cover(w, h, local);
  if (lift > 0) throwShadow(mask, bounds, lift, placing.scale, layers);
  const height = heightOf(part, shapes, mask, bounds, placing);
  paint(part, mask, height, bounds, placing, layers, own, shapes);
}

function heightOf(part: Part, shapes: readonly Polygon[], mask: Field, bounds: Box, placing: Placing): Field {
  const { w, h } = mask;
  const s = placing.scale;
  const out = field(w, h);
  const puff = part.puff ?? 0;
  if (puff !== 0) {
    const base = part.volume ?? shapes;
    const extended = (part.extend ?? []).flatMap(([dx, dy]) =>
      base.map((p) => p.map(([x, y]) => [x + dx, y + dy] as const)),
    );
    const volume = inflate([...base, ...extended]);
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

/** Softens a height without letting the emptiness outside the part pull its edge down. */
function settle(height: Field, mask: Field, sigma: number): Field {
  const weight = field(mask.w, mask.h);
  for (let i = 0; i < weight.data.length; i++) weight.data[i] = mask.data[i]! < 0.004 ? 0 : 1;
  const soft = blur(height, sigma);
  const norm = blur(weight, sigma);
  for (let i = 0; i < soft.data.length; i++) if (norm.data[i]! > 0) soft.data[i]! /= norm.data[i]!;
  return soft;
}

function creaseAt(c: NonNullable<Part['creases']>, x: number, y: number): number {
  const a = ((c.angle ?? 0) * Math.PI) / 180;
  const u = (x * Math.cos(a) + y * Math.sin(a)) / c.across;
  const v = (-x * Math.sin(a) + y * Math.cos(a)) / c.along;
  const bend = noise(u * 0.7 + 3, v * 0.9 + 5, c.seed + 5);
  const n = fractal(u + bend * 0.8, v + bend * 0.5, 3, c.seed);
  // ridged, so creases have a sharp line and soft flanks
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
  // the hem waves, so its last rows are narrower than the cloth: hold the sides of the last full row
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

/** Sides are found pixel by pixel; smoothing them keeps the steps out of the folds. */
function smoothSides(side: Float32Array, top: number, bottom: number): void {
  const raw = side.slice();
  for (let y = top; y <= bottom; y++) {
    const reach = Math.min(14, y - top, bottom - y);
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += raw[y + k]!;
    side[y] = sum / (2 * reach + 1);
  }
}

/** Height -1..1 of hanging folds at t across and v down. */
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

function throwShadow(mask: Field, bounds: Box, lift: number, scale: number, layers: Layers): void {
  const soft = blur(mask, 7 * scale);
  const dx = Math.round(4 * scale);
  const dy = Math.round(7 * scale);
  for (let y = 0; y < mask.h; y++)
    for (let x = 0; x < mask.w; x++) {
      const px = x + bounds.x0;
      const py = y + bounds.y0;
      const sx = x - dx;
      const sy = y - dy;
      const i = py * FRAME.w + px;
      if (layers.object.data[i]! < 0.01) continue;
      const k = 1 - lift * soft.data[Math.max(0, sy) * mask.w + Math.max(0, sx)]! * layers.object.data[i]!;
      layers.r.data[i]! *= k;
      layers.g.data[i]! *= k;
      layers.b.data[i]! *= k;
    }
}

function paint(
  part: Part,
  mask: Field,
  height: Field,
  bounds: Box,
  placing: Placing,
  layers: Layers,
  own: Field,
  shapes: readonly Polygon[],
): void {
  const { w, h } = mask;
  const near = blur(height, 7 * placing.scale);
  const far = blur(height, 22 * placing.scale);
  const fixed = typeof part.material === 'object' ? part.material : null;
  const colour = fixed ? rgb(fixed.colour) : null;
  const tone = part.tone ?? 1;
  const cloth = pivotOf(shapes, placing);
  const angle = ((part.grain ?? 0) * Math.PI) / 180;
  const [across, down] = clothLengths(height, mask, placing.scale);
  const cos = Math.cos(angle) - 1;
  const sin = Math.sin(angle);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const o = y * w + x;
      const a = mask.data[o]!;
      if (a < 0.004) continue;
      const i = (y + bounds.y0) * FRAME.w + x + bounds.x0;
      const [sx, sy] = slopeAt(height, mask, x, y);
      const len = Math.hypot(sx, sy, 1);
      const nx = -sx / len;
      const ny = -sy / len;
      const nz = 1 / len;
      const hollow = Math.max(0, near.data[o]! - height.data[o]!) / (5 * placing.scale);
      const deep = Math.max(0, far.data[o]! - height.data[o]!) / (16 * placing.scale);
      const ao = 1 / (1 + 0.5 * hollow + 0.42 * deep);
      const shade = matt(nx, ny, nz) * ao * tone;
      let r = shade;
      let g = shade;
      let b = shade;
      if (fixed && colour) {
        if (fixed.finish === 'metal') {
          const light = studio(2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1) * ao * tone + 0.15 * shade;
          [r, g, b] = metalAt(fixed.metal ?? 'gold', light);
        } else {
          const shine = fixed.finish === 'gloss' ? 0.75 * gleam(nx, ny, nz, 26) : 0;
          const k = shade / 0.82;
          r = colour[0] * k + shine;
          g = colour[1] * k + shine;
          b = colour[2] * k + shine;
        }
      }
      const keep = 1 - a;
      layers.r.data[i] = layers.r.data[i]! * keep + r * a;
      layers.g.data[i] = layers.g.data[i]! * keep + g * a;
      layers.b.data[i] = layers.b.data[i]! * keep + b * a;
      layers.object.data[i] = layers.object.data[i]! * keep + a;
      own.data[i] = own.data[i]! * keep + a;
      layers.primary.data[i] = layers.primary.data[i]! * keep + (part.material === 'primary' ? a : 0);
      layers.accent.data[i] = layers.accent.data[i]! * keep + (part.material === 'accent' ? a : 0);
      const px = (x + bounds.x0 - cloth[0]) / placing.scale;
      const py = (y + bounds.y0 - cloth[1]) / placing.scale;
      layers.du.data[i] =
        layers.du.data[i]! * keep + (PATTERN_PUSH * across.data[o]! + px * cos + py * sin) * a;
      layers.dv.data[i] =
        layers.dv.data[i]! * keep + (PATTERN_PUSH * 0.7 * down.data[o]! - px * sin + py * cos) * a;
    }
}

/** How much longer the cloth is than its picture, counted from the part's middle outwards: prints follow folds. */
function clothLengths(height: Field, mask: Field, scale: number): [Field, Field] {
  const { w, h } = mask;
  const soft = blur(height, 3 * scale);
  const across = field(w, h);
  const down = field(w, h);
  const cx = w >> 1;
  const cy = h >> 1;
  const extra = (a: number, b: number) =>
    Math.min(1.2, Math.hypot(1, soft.data[b]! - soft.data[a]!) - 1) / scale;
  const inside = (i: number) => mask.data[i]! >= 0.3;
  for (let y = 0; y < h; y++) {
    const o = y * w;
    for (let x = cx + 1; x < w; x++)
      across.data[o + x] =
        across.data[o + x - 1]! + (inside(o + x) && inside(o + x - 1) ? extra(o + x - 1, o + x) : 0);
    for (let x = cx - 1; x >= 0; x--)
      across.data[o + x] =
        across.data[o + x + 1]! - (inside(o + x) && inside(o + x + 1) ? extra(o + x, o + x + 1) : 0);
  }
  for (let x = 0; x < w; x++) {
    for (let y = cy + 1; y < h; y++) {
      const i = y * w + x;
      down.data[i] = down.data[i - w]! + (inside(i) && inside(i - w) ? extra(i - w, i) : 0);
    }
    for (let y = cy - 1; y >= 0; y--) {
      const i = y * w + x;
      down.data[i] = down.data[i + w]! - (inside(i) && inside(i + w) ? extra(i, i + w) : 0);
    }
  }
  return [blur(across, 4 * scale), blur(down, 4 * scale)];
}

function pivotOf(shapes: readonly Polygon[], placing: Placing): [number, number] {
  const all = shapes.flat();
  const x = all.reduce((s, p) => s + p[0], 0) / all.length;
  const y = all.reduce((s, p) => s + p[1], 0) / all.length;
  return [x * placing.scale + placing.x, y * placing.scale + placing.y];
}

function slopeAt(f: Field, mask: Field, x: number, y: number): [number, number] {
  const o = y * f.w + x;
  const at = (xx: number, yy: number): number => {
    if (xx < 0 || yy < 0 || xx >= f.w || yy >= f.h) return f.data[o]!;
    const i = yy * f.w + xx;
    return mask.data[i]! < 0.004 ? Number.NaN : f.data[i]!;
  };
  const side = (lo: number, hi: number): number => {
    const here = f.data[o]!;
    if (Number.isNaN(lo)) return Number.isNaN(hi) ? 0 : hi - here;
    return Number.isNaN(hi) ? here - lo : (hi - lo) / 2;
  };
  const sx = side(at(x - 1, y), at(x + 1, y));
  const sy = side(at(x, y - 1), at(x, y + 1));
  const len = Math.hypot(sx, sy);
  const k = len > MAX_SLOPE ? MAX_SLOPE / len : 1;
  return [sx * k, sy * k];
}

function groundShadow(
  layers: Layers,
  own: Field,
  kind: NonNullable<ClothScene['ground']>,
  scale: number,
): void {
  if (kind === 'none') return;
  const settings = {
    hang: { dx: 30, dy: 34, soft: 26, dark: 0.26, floor: true },
    wall: { dx: 24, dy: 28, soft: 20, dark: 0.3, floor: false },
    stand: { dx: 10, dy: 4, soft: 14, dark: 0.16, floor: true },
    flat: { dx: 9, dy: 13, soft: 11, dark: 0.42, floor: false },
  }[kind];
  const soft = blur(own, settings.soft * scale);
  const tight = blur(own, 5 * scale);
  const box = extentOf(own);
  for (let y = 0; y < FRAME.h; y++)
    for (let x = 0; x < FRAME.w; x++) {
      const i = y * FRAME.w + x;
      const sx = Math.round(x - settings.dx * scale);
      const sy = Math.round(y - settings.dy * scale);
      // clamped, not skipped: what runs out of frame still throws its shadow in
      let dark = settings.dark * soft.data[Math.max(0, sy) * FRAME.w + Math.max(0, sx)]!;
      const cx = Math.round(x - 3 * scale);
      const cy = Math.round(y - 5 * scale);
      dark += 0.14 * tight.data[Math.max(0, cy) * FRAME.w + Math.max(0, cx)]!;
      if (settings.floor) {
        const half = (box.x1 - box.x0) / 2;
        const ex = (x - (box.x0 + box.x1) / 2 - 8) / (half * 0.95);
        const below = kind === 'hang' ? 34 : 4;
        const ey = (y - box.y1 - below * scale) / ((kind === 'hang' ? 30 : 20) * scale);
        dark += (kind === 'hang' ? 0.3 : 0.42) * Math.exp(-(ex * ex * 1.4 + ey * ey));
      }
      const k = 1 - Math.min(0.72, dark) * (1 - layers.object.data[i]!);
      layers.r.data[i]! *= k;
      layers.g.data[i]! *= k;
      layers.b.data[i]! *= k;
    }
}

function extentOf(f: Field): Box {
  const b = { x0: f.w, y0: f.h, x1: 0, y1: 0 };
  for (let y = 0; y < f.h; y += 2)
    for (let x = 0; x < f.w; x += 2)
      if (f.data[y * f.w + x]! > 0.5) {
        b.x0 = Math.min(b.x0, x);
        b.x1 = Math.max(b.x1, x);
        b.y0 = Math.min(b.y0, y);
        b.y1 = Math.max(b.y1, y);
      }
  return b;
}
