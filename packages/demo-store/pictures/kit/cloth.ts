import { FRAME } from '../master-layout.ts';
import { type Box, heightOf, place } from './cloth-height.ts';
import { type Metal, metalAt, rgb } from './colour.ts';
import { drawDropShadow } from './drop-shadow.ts';
import { blur, cover, type Field, field } from './field.ts';
import { gleam, matt, studio } from './light.ts';
import { emptyLayers, type Layers } from './master.ts';
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
  /** Below 1 round folds, above 1 knife pleats. */
  sharp?: number;
  /** Irregularity of the folds; 0 for pressed pleats. */
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
  /** Offsets of copies of the outline that the volume also fills, so that it does not close at an open hem. */
  extend?: readonly (readonly [number, number])[];
  /** The body of a garment: its volume continues below the hem and above the shoulders. */
  openHem?: boolean;
  /** Outline of the volume, if it differs. */
  volume?: readonly Polygon[];
  /** Thickness and softness of the edge. */
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
  /** Strength and reach of its shadow on the parts below. */
  lift?: number;
  /** Rotation of the cloth, in degrees. */
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
  /** Shadow on the background: hanging, on a wall, standing, lying flat, or none. */
  dropShadow?: 'hang' | 'wall' | 'stand' | 'flat' | 'none';
}

const FLAT: Placing = { scale: 1, x: 0, y: 0 };

const MAX_SLOPE = 2.6;

const PATTERN_PUSH = 0.8;

export function drawCloth(scene: ClothScene, layers: Layers = emptyLayers()): Layers {
  const placing = scene.placing ?? FLAT;
  const own = field(FRAME.w, FRAME.h);
  for (const part of scene.parts) drawPart(part, placing, layers, own);
  drawDropShadow(layers, own, scene.dropShadow ?? 'hang', placing.scale);
  return layers;
}

function polygonsOf(part: Part): readonly Polygon[] {
  const first = part.shape[0] as unknown as readonly (number | readonly number[])[];
  return (typeof first?.[0] === 'number' ? [part.shape] : part.shape) as readonly Polygon[];
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
      const remaining = 1 - a;
      layers.r.data[i] = layers.r.data[i]! * remaining + r * a;
      layers.g.data[i] = layers.g.data[i]! * remaining + g * a;
      layers.b.data[i] = layers.b.data[i]! * remaining + b * a;
      layers.object.data[i] = layers.object.data[i]! * remaining + a;
      own.data[i] = own.data[i]! * remaining + a;
      layers.primary.data[i] = layers.primary.data[i]! * remaining + (part.material === 'primary' ? a : 0);
      layers.accent.data[i] = layers.accent.data[i]! * remaining + (part.material === 'accent' ? a : 0);
      // On an edge the part with more coverage sets the pattern; a mean would fit neither.
      if (a < 0.5) continue;
      const px = x + bounds.x0 - cloth[0];
      const py = y + bounds.y0 - cloth[1];
      layers.du.data[i] = PATTERN_PUSH * across.data[o]! + px * cos + py * sin;
      layers.dv.data[i] = PATTERN_PUSH * 0.7 * down.data[o]! - px * sin + py * cos;
    }
}

/** How much longer the cloth is than its projection, from the part's middle outwards, so that prints follow folds. */
function clothLengths(height: Field, mask: Field, scale: number): [Field, Field] {
  const { w, h } = mask;
  const soft = blur(height, 3 * scale);
  const across = field(w, h);
  const down = field(w, h);
  const cx = w >> 1;
  const cy = h >> 1;
  const extra = (a: number, b: number) => Math.min(1.2, Math.hypot(1, soft.data[b]! - soft.data[a]!) - 1);
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
