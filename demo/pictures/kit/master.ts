import sharp from 'sharp';
import { FRAME, MAPS } from '../master-layout.ts';
import { blur, type Field, field } from './field.ts';

/** The layers of one picture before its colours are chosen. */
export interface Layers {
  /** True colour of fixed parts, neutral grey shading of recoloured ones, grey shadow on the ground. */
  r: Field;
  g: Field;
  b: Field;
  /** 1 where there is an object, 0 where there is ground. */
  object: Field;
  primary: Field;
  accent: Field;
  /** How far the cloth's pattern is pushed by the volume, in picture units. */
  du: Field;
  dv: Field;
}

export function emptyLayers(): Layers {
  const f = (fill = 0) => field(FRAME.w, FRAME.h, fill);
  return {
    r: f(1),
    g: f(1),
    b: f(1),
    object: f(),
    primary: f(),
    accent: f(),
    du: f(),
    dv: f(),
  };
}

/** Spreads a mask past the object's outline, so that half-size masks leave no pale rim. */
export function spread(mask: Field, object: Field): Field {
  const near = blur(mask, 3);
  const any = blur(object, 3);
  const out = field(mask.w, mask.h);
  for (let i = 0; i < out.data.length; i++) {
    const o = object.data[i]!;
    const outside = any.data[i]! > 0.004 ? Math.min(1, near.data[i]! / any.data[i]!) : 0;
    out.data[i] = o >= 0.999 ? mask.data[i]! : mask.data[i]! + (1 - o) * outside;
  }
  return out;
}

/** Offsets about their middle, spread past the cloth so that small maps have clean edges, and how far they reach. */
function settleOffsets(offset: Field, cloth: Field): { plane: Field; reach: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cloth.data.length; i++) {
    if (cloth.data[i]! < 0.9) continue;
    low = Math.min(low, offset.data[i]!);
    high = Math.max(high, offset.data[i]!);
  }
  if (low > high) return { plane: field(cloth.w, cloth.h), reach: 0 };
  const middle = (low + high) / 2;
  const weighted = field(cloth.w, cloth.h);
  for (let i = 0; i < weighted.data.length; i++)
    weighted.data[i] = cloth.data[i]! >= 0.9 ? offset.data[i]! - middle : 0;
  const weight = field(cloth.w, cloth.h);
  for (let i = 0; i < weight.data.length; i++) weight.data[i] = cloth.data[i]! >= 0.9 ? 1 : 0;
  const near = blur(weighted, 6);
  const norm = blur(weight, 6);
  for (let i = 0; i < weighted.data.length; i++)
    if (weight.data[i] === 0 && norm.data[i]! > 0.001) weighted.data[i] = near.data[i]! / norm.data[i]!;
  return { plane: weighted, reach: high - low };
}

/** Ranges come in steps of sixty, so that a shifted grey still names the right one. */
function rangeFor(reach: number): number {
  return Math.min(1500, Math.max(120, Math.ceil(reach / 60) * 60));
}

async function shrink(source: Field, w: number, h: number, scale: number, offset: number): Promise<Buffer> {
  const bytes = Buffer.alloc(source.data.length);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = Math.max(0, Math.min(255, Math.round(source.data[i]! * scale + offset)));
  return sharp(bytes, { raw: { width: source.w, height: source.h, channels: 1 } })
    .resize(w, h, { kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** One WebP holds a master: the picture on top, its maps (luma only) below. See master-layout.ts. */
export async function encodeMaster(layers: Layers, quality = 82): Promise<Buffer> {
  const w = FRAME.w;
  const h = FRAME.h + MAPS.h;
  const bytes = Buffer.alloc(w * h * 4, 0);
  for (let i = 0; i < FRAME.w * FRAME.h; i++) {
    bytes[i * 4] = to8(layers.r.data[i]!);
    bytes[i * 4 + 1] = to8(layers.g.data[i]!);
    bytes[i * 4 + 2] = to8(layers.b.data[i]!);
    bytes[i * 4 + 3] = to8(layers.object.data[i]!);
  }
  for (let i = FRAME.w * FRAME.h; i < w * h; i++) bytes[i * 4 + 3] = 255;
  const across = settleOffsets(layers.du, layers.primary);
  const down = settleOffsets(layers.dv, layers.primary);
  const range = rangeFor(Math.max(across.reach, down.reach));
  const planes: [Field, { x: number; y: number; w: number; h: number }, number, number][] = [
    [spread(layers.primary, layers.object), MAPS.primary, 255, 0],
    [spread(layers.accent, layers.object), MAPS.accent, 255, 0],
    [across.plane, MAPS.du, 255 / range, 127.5],
    [down.plane, MAPS.dv, 255 / range, 127.5],
  ];
  for (const [plane, at, scale, offset] of planes) {
    const small = await shrink(plane, at.w, at.h, scale, offset);
    for (let y = 0; y < at.h; y++)
      for (let x = 0; x < at.w; x++) {
        const o = ((FRAME.h + at.y + y) * w + at.x + x) * 4;
        const v = small[y * at.w + x]!;
        bytes[o] = v;
        bytes[o + 1] = v;
        bytes[o + 2] = v;
      }
  }
  const mark = MAPS.rangeMark;
  for (let y = 0; y < mark.h; y++)
    for (let x = 0; x < mark.w; x++)
      bytes.fill(
        Math.round(range / MAPS.rangeStep),
        ((FRAME.h + mark.y + y) * w + mark.x + x) * 4,
        ((FRAME.h + mark.y + y) * w + mark.x + x) * 4 + 3,
      );
  return sharp(bytes, { raw: { width: w, height: h, channels: 4 } })
    .webp({ quality, alphaQuality: 90, effort: 5, smartSubsample: false, exact: true })
    .toBuffer();
}

function to8(v: number): number {
  return Math.max(0, Math.min(255, Math.round(v * 255)));
}
