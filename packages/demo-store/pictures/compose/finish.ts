import { lightness } from '../accents.ts';
import type { Finish } from '../fabrics.ts';
import type { Rgb } from '../kit/colour.ts';
import { NEUTRAL } from '../master-layout.ts';

/** For each grey of the master: the factor of the cloth's colour, and the light added. */
export interface LightTable {
  multiply: Float32Array;
  add: Float32Array;
}

/** Real cloth is never pure black or pure white. */
const DARKEST = 0.078;
const LIGHTEST = 0.94;

export function clothColour(colour: Rgb): Rgb {
  const depth = (1 - Math.max(...colour)) ** 2;
  const safe = (v: number) => DARKEST * depth + v * (LIGHTEST - DARKEST * depth);
  return [safe(colour[0]), safe(colour[1]), safe(colour[2])];
}

/** Pale cloth has lighter shadows; dark cloth has stronger highlights. */
export function lightTable(colour: Rgb, finish: Finish): LightTable {
  const light = lightness(colour);
  const pale = Math.max(0, (light - 0.62) / 0.38);
  const dark = Math.max(0, (0.3 - light) / 0.3);
  const gamma = finish.contrast * (1.08 - 0.34 * pale);
  const multiply = new Float32Array(256);
  const add = new Float32Array(256);
  for (let grey = 0; grey < 256; grey++) {
    const s = grey / 255 / NEUTRAL;
    const over = Math.max(0, s - 1);
    multiply[grey] = Math.min(1.2 - 0.16 * pale, (0.88 + 0.12 * pale - 0.13 * dark) * s ** gamma);
    const ridge = Math.max(0, s - 0.62);
    const rim = Math.max(0, 0.62 - s) * Math.min(1, s * 3);
    add[grey] =
      finish.sheen * (0.9 * over + 0.42 * Math.max(0, s - 0.84)) * (1 - 0.55 * pale) +
      dark * (0.13 * ridge + 0.02 * s) +
      finish.nap * (0.3 * rim + 0.22 * over);
  }
  return { multiply, add };
}
