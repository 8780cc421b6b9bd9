import sharp, { type Sharp } from 'sharp';
import { FRAME, FULL_MASTER, MAP, SMALL_MASTER } from '../master-layout.ts';
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
    [spread(layers.primary, layers.object), FULL_MASTER.primary],
    [spread(layers.accent, layers.object), FULL_MASTER.accent],
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

/** The master for small pictures, made from the whole one. */
export async function encodeSmallMaster(master: Buffer): Promise<Buffer> {
  const { w, h } = SMALL_MASTER.frame;
  const scene = { left: 0, top: 0, width: FRAME.w, height: FRAME.h };
  // Apart, because resizing would premultiply the colours by the object's coverage.
  const halve = (image: Sharp) => image.resize(w, h, { kernel: 'lanczos3', fit: 'fill' }).raw().toBuffer();
  const raw = await sharp(master).ensureAlpha().extract(scene).raw().toBuffer();
  const whole = { raw: { width: FRAME.w, height: FRAME.h, channels: 4 as const } };
  const planes = ([0, 1, 2, 3] as const).map(async (channel) => {
    const plane = await sharp(raw, whole).extractChannel(channel).raw().toBuffer();
    return halve(sharp(plane, { raw: { ...whole.raw, channels: 1 } }).extractChannel(0));
  });
  const channels = await Promise.all(planes);
  const out = Buffer.alloc(w * (h + MAP.h * 2) * 4, 255);
  for (let i = 0; i < w * h; i++)
    for (let channel = 0; channel < 4; channel++) out[i * 4 + channel] = channels[channel]![i]!;
  for (const [{ x, y }, to] of [
    [FULL_MASTER.primary, SMALL_MASTER.primary],
    [FULL_MASTER.accent, SMALL_MASTER.accent],
  ] as const) {
    const map = await sharp(master)
      .removeAlpha()
      .extract({ left: x, top: y, width: MAP.w, height: MAP.h })
      .raw()
      .toBuffer();
    for (let i = 0; i < MAP.w * MAP.h; i++) map.copy(out, (to.y * w + i) * 4, i * 3, i * 3 + 3);
  }
  return sharp(out, { raw: { width: w, height: h + MAP.h * 2, channels: 4 } })
    .webp({ quality: 88, alphaQuality: 90, effort: 6, exact: true })
    .toBuffer();
}

function to8(v: number): number {
  return Math.max(0, Math.min(255, Math.round(v * 255)));
}
