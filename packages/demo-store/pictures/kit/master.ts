import sharp from 'sharp';
import { FRAME, MAP, MAPS } from '../master-layout.ts';
import { blur, type Field, field } from './field.ts';

/** The layers of one picture before its colours are chosen. */
export interface Layers {
  /** Colour of fixed parts, neutral grey shading of recoloured ones, grey shadow on the background. */
  r: Field;
  g: Field;
  b: Field;
  /** 1 for the object, 0 for the background. */
  object: Field;
  primary: Field;
  accent: Field;
  /** Displacement of the cloth's pattern by the volume, in picture units. */
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

/** Extends a mask beyond the object's outline, so that half-size masks leave no pale rim. */
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

async function shrink(source: Field, w: number, h: number): Promise<Buffer> {
  const bytes = Buffer.alloc(source.data.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = to8(source.data[i]!);
  return sharp(bytes, { raw: { width: source.w, height: source.h, channels: 1 } })
    .resize(w, h, { kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** One WebP holds a master: the picture on top, its masks (luma only) below. See master-layout.ts. */
export async function encodeMaster(layers: Layers, quality = 82): Promise<Buffer> {
  const w = FRAME.w;
  const h = FRAME.h + MAP.h;
  const bytes = Buffer.alloc(w * h * 4, 0);
  for (let i = 0; i < FRAME.w * FRAME.h; i++) {
    bytes[i * 4] = to8(layers.r.data[i]!);
    bytes[i * 4 + 1] = to8(layers.g.data[i]!);
    bytes[i * 4 + 2] = to8(layers.b.data[i]!);
    bytes[i * 4 + 3] = to8(layers.object.data[i]!);
  }
  for (let i = FRAME.w * FRAME.h; i < w * h; i++) bytes[i * 4 + 3] = 255;
  const planes = [
    [spread(layers.primary, layers.object), MAPS.primary],
    [spread(layers.accent, layers.object), MAPS.accent],
  ] as const;
  for (const [plane, at] of planes) {
    const small = await shrink(plane, MAP.w, MAP.h);
    for (let y = 0; y < MAP.h; y++)
      for (let x = 0; x < MAP.w; x++) {
        const o = ((at.y + y) * w + at.x + x) * 4;
        const v = small[y * MAP.w + x]!;
        bytes[o] = v;
        bytes[o + 1] = v;
        bytes[o + 2] = v;
      }
  }
  return sharp(bytes, { raw: { width: w, height: h, channels: 4 } })
    .webp({ quality, alphaQuality: 90, effort: 4, smartSubsample: false, exact: true })
    .toBuffer();
}

function to8(v: number): number {
  return Math.max(0, Math.min(255, Math.round(v * 255)));
}
