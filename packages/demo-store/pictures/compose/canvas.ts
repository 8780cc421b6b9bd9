import sharp, { type Sharp } from 'sharp';
import type { Rgb } from '../kit/colour.ts';
import { type CutOut, readCutOut } from './cut-out.ts';

/** A picture in progress; light is 0 to 1 and may exceed 1 until it is finished. */
export interface Canvas {
  w: number;
  h: number;
  data: Float32Array;
}

/** Paints every pixel by its position, in canvas widths. */
export function paintCanvas(w: number, h: number, paint: (u: number, v: number) => Rgb): Canvas {
  const data = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) data.set(paint((x + 0.5) / w, (y + 0.5) / w), (y * w + x) * 3);
  return { w, h, data };
}

export interface Place {
  /** The centre, as fractions of the canvas. */
  x: number;
  y: number;
  /** Degrees clockwise. */
  turn?: number;
}

/** Adds a product: first its shadow, then its pixels. */
export function layCutOut(canvas: Canvas, cut: CutOut, place: Place): void {
  const angle = ((place.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [mx, my] = [place.x * canvas.w, place.y * canvas.h];
  const reach = Math.hypot(cut.width, cut.height) / 2;
  const read = new Float32Array(5);
  for (let y = Math.max(0, Math.floor(my - reach)); y < Math.min(canvas.h, my + reach); y++)
    for (let x = Math.max(0, Math.floor(mx - reach)); x < Math.min(canvas.w, mx + reach); x++) {
      const [dx, dy] = [x + 0.5 - mx, y + 0.5 - my];
      const sx = cut.width / 2 + dx * cos + dy * sin - 0.5;
      const sy = cut.height / 2 - dx * sin + dy * cos - 0.5;
      if (!readCutOut(cut, sx, sy, read)) continue;
      // Fades the shadow out at the edge of the frame.
      const inset = Math.min(sx, sy, cut.width - 1 - sx, cut.height - 1 - sy) / (cut.width * 0.06);
      const shade = 1 - (1 - read[4]!) * Math.min(1, Math.max(0, inset));
      const o = (y * canvas.w + x) * 3;
      const under = (1 - read[3]!) * shade;
      for (let ch = 0; ch < 3; ch++) canvas.data[o + ch] = read[ch]! + canvas.data[o + ch]! * under;
    }
}

export function toPixels(canvas: Canvas): Buffer {
  const bytes = Buffer.alloc(canvas.data.length);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = Math.max(0, Math.min(255, Math.round(canvas.data[i]! * 255)));
  return bytes;
}

function toSharp(canvas: Canvas): Sharp {
  return sharp(toPixels(canvas), { raw: { width: canvas.w, height: canvas.h, channels: 3 } });
}

/** Lowers the quality in steps until the file is small enough. */
export async function toLightWebp(canvas: Canvas, mostBytes: number): Promise<Buffer> {
  const picture = toSharp(canvas);
  for (let quality = 80; ; quality -= 6) {
    const file = await picture.clone().webp({ quality, effort: 5 }).toBuffer();
    if (file.length < mostBytes || quality < 50) return file;
  }
}
