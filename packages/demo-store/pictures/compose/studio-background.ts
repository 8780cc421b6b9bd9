import { LRUCache } from 'lru-cache';
import { mix, rgb } from '../kit/colour.ts';

const cache = new LRUCache<string, Buffer>({ max: 40 });

/** A plain studio background: bright behind the product, darker in the corners and on the floor. */
export function studioBackground(hex: string, width: number, height: number): Buffer {
  const key = `${hex}@${width}x${height}`;
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
    const dv = (v - 0.36) * 1.05;
    for (let x = 0; x < width; x++) {
      const du = (x / width - 0.44) * 0.9;
      const d = Math.min(1, Math.sqrt(du * du + dv * dv) / 0.82);
      const t = d * Math.sqrt(d);
      const f = onFloor * (0.55 + 0.45 * t);
      // Grain prevents banding of the gradient.
      const grain = ((((x * 73856093) ^ (y * 19349663)) & 255) / 255 - 0.5) * 1.6 + 0.5;
      const o = (y * width + x) * 3;
      for (let ch = 0; ch < 3; ch++) {
        const wall = pool[ch]! + (far[ch]! - pool[ch]!) * t;
        const value = (wall + (floor[ch]! - wall) * f) * 255 + grain;
        out[o + ch] = value > 255 ? 255 : value;
      }
    }
  }
  cache.set(key, out);
  return out;
}

function smooth(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}
