import { fractal, noise } from '../kit/random.ts';
import type { Canvas } from './canvas.ts';

function smooth(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

/** Warm, low sunlight through a window with the shadow of a branch. */
export function throwSunlight(canvas: Canvas, strength: number, seed: number): void {
  const { w, h, data } = canvas;
  const pane = (t: number) => {
    const f = t - Math.floor(t);
    return smooth(0.02, 0.07, f) * (1 - smooth(0.93, 0.98, f));
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [u, v] = [x / w, y / w];
      const across = (u + v * 0.42 + 0.06) * 2.1;
      const down = (v - u * 0.22 + 0.3) * 1.5;
      const leaf = smooth(
        0.12,
        0.3,
        fractal(u * 4.2 + v, v * 4.2 - u, 3, seed) + noise(u * 2, v * 2, 3) * 0.2,
      );
      const lit = pane(across) * pane(down) * (1 - 0.62 * leaf);
      const o = (y * w + x) * 3;
      const k = 1 - strength * 0.58 + strength * 0.74 * lit;
      data[o]! *= k + strength * 0.07 * lit;
      data[o + 1]! *= k + strength * 0.02 * lit;
      data[o + 2]! *= k - strength * 0.05 * lit + strength * 0.04 * (1 - lit);
    }
}

export interface Camera {
  /** Above 1 is warmer, below 1 cooler. */
  warmth: number;
  /** How much darker the corners are. */
  vignette: number;
  grain: number;
  /** Lifts blacks and softens whites. */
  fade: number;
  seed: number;
}

/** Makes it look like a phone photo: white balance slightly off, dark corners, noise, a flat curve. */
export function photograph(canvas: Canvas, camera: Camera): void {
  const { w, h, data } = canvas;
  const gains = [camera.warmth, 1, 2 - camera.warmth];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const away = Math.hypot((x / w - 0.5) * 1.1, (y / h - 0.47) * 1.1);
      const k = 1 - camera.vignette * smooth(0.3, 0.85, away);
      const speck = (lattice(x, y, camera.seed) - 0.5) * camera.grain;
      const o = (y * w + x) * 3;
      for (let ch = 0; ch < 3; ch++) {
        const value = Math.min(1.15, data[o + ch]! * k * gains[ch]!);
        const curved =
          value < 1 ? value + 0.045 * Math.sin(value * Math.PI * 2 - Math.PI) * (1 - value) : value;
        data[o + ch] = camera.fade + curved * (0.985 - camera.fade) + speck;
      }
    }
}

function lattice(x: number, y: number, seed: number): number {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974711);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}
