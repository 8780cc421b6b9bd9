import { LRUCache } from 'lru-cache';
import { mix, type Rgb, rgb } from '#demo/pictures/kit/colour.ts';

const cache = new LRUCache<string, Buffer>({ max: 40 });

/** A quiet studio ground: light pools behind the product, falls off to the corners, and settles on a floor. */
export function studioGround(hex: string, width: number, height: number): Buffer {
  const key = `${hex}@${width}`;
  const known = cache.get(key);
  if (known) return known;
  const base = rgb(hex);
  const pool = mix(base, [1, 1, 1], 0.55);
  const far = mix(base, mix(base, [0.32, 0.27, 0.24], 0.5), 0.42);
  const floor = mix(base, [0.42, 0.36, 0.31], 0.3);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    const v = y / height;
    const onFloor = smooth(0.7, 0.96, v) * 0.62;
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const d = Math.hypot((u - 0.44) * 0.9, (v - 0.36) * 1.05) / 0.82;
      const t = Math.min(1, d) ** 1.5;
      const c: Rgb = mix(mix(pool, far, t), floor, onFloor * (0.55 + 0.45 * t));
      // a breath of grain keeps the gradient from banding
      const grain = (((x * 73856093) ^ (y * 19349663)) & 255) / 255 - 0.5;
      const o = (y * width + x) * 3;
      out[o] = clamp(c[0] * 255 + grain * 1.6);
      out[o + 1] = clamp(c[1] * 255 + grain * 1.6);
      out[o + 2] = clamp(c[2] * 255 + grain * 1.6);
    }
  }
  cache.set(key, out);
  return out;
}

function smooth(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

function clamp(v: number): number {
  return v < 0 ? 0 : v > 255 ? 255 : Math.round(v);
}
