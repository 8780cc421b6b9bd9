import { FRAME } from '../master-layout.ts';
import { mix, type Rgb, rgb } from './colour.ts';
import type { Layers } from './master.ts';
import { fractal, noise } from './random.ts';

function smooth(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

/** Daylight of a tall window on a wall; the wall has the background's colour. */
export function windowLight(layers: Layers, strength = 0.16, floorY: number = FRAME.h): void {
  for (let y = 0; y < FRAME.h; y++)
    for (let x = 0; x < FRAME.w; x++) {
      const i = y * FRAME.w + x;
      const away = 1 - layers.object.data[i]!;
      if (away < 0.01 || y > floorY) continue;
      const u = (x - 60 + (y - 200) * 0.34) / 150;
      const v = (y - 90 - x * 0.12) / 210;
      const pane = (t: number) =>
        smooth(0.01, 0.14, t - Math.floor(t)) * (1 - smooth(0.86, 0.99, t - Math.floor(t)));
      const inside = u > 0 && u < 3 && v > 0 && v < 4 ? 1 : 0;
      const edge =
        smooth(-0.1, 0.1, u) * (1 - smooth(2.9, 3.1, u)) * smooth(-0.1, 0.1, v) * (1 - smooth(3.8, 4.1, v));
      const leaves = 0.5 + 0.5 * noise(x / 90, y / 70, 5);
      const lit = inside * edge * pane(u) * pane(v) * (0.72 + 0.28 * leaves);
      const k = 1 - strength * (1 - lit) * away;
      layers.r.data[i]! *= k;
      layers.g.data[i]! *= k * (1 - 0.012 * (1 - lit));
      layers.b.data[i]! *= k * (1 - 0.03 * lit);
    }
}

const OAK: Rgb = rgb('#c3a681');
const OAK_DARK: Rgb = rgb('#a07f5c');

/** Wooden floor from the skirting board down. */
export function oakFloor(layers: Layers, floorY: number): void {
  for (let y = floorY - 16; y < FRAME.h; y++)
    for (let x = 0; x < FRAME.w; x++) {
      const i = y * FRAME.w + x;
      if (y < floorY) {
        // The skirting board has the colour of the wall, so only its edges are drawn.
        const d = floorY - y;
        const k = d > 13 ? 0.9 + (d - 13) * 0.03 : d < 3 ? 0.78 : 1.02;
        layers.r.data[i]! *= Math.min(1, k);
        layers.g.data[i]! *= Math.min(1, k);
        layers.b.data[i]! *= Math.min(1, k);
        continue;
      }
      const depth = (y - floorY + 6) / (FRAME.h - floorY + 6);
      const px = (x - 400) / (0.35 + depth * 1.1);
      const pz = Math.log(0.15 + depth) * 900;
      const board = Math.floor((px + 4000) / 130);
      const joint = Math.abs(((px + 4000) / 130) % 1) < 0.012 / (0.4 + depth) ? 0.72 : 1;
      const grain = fractal(px / 16 + board * 7, pz / 160 + board * 3.3, 4, 8 + (board % 5));
      const c = mix(OAK, OAK_DARK, Math.min(1, Math.max(0, 0.4 + grain * 0.7 + ((board * 37) % 7) * 0.035)));
      const k =
        (0.74 + 0.32 * smooth(0, 0.7, depth) + 0.1 * (1 - x / FRAME.w)) *
        joint *
        smooth(-8, 26, y - floorY + 6);
      layers.r.data[i] = c[0] * k;
      layers.g.data[i] = c[1] * k;
      layers.b.data[i] = c[2] * k;
      layers.object.data[i] = 1;
    }
}
