import { mix, type Rgb, rgb } from './colour.ts';
import { fractal } from './random.ts';

/** Daylight of a window with bars, 0 to 1, where it falls on a wall. */
export function windowAt(u: number, v: number): number {
  if (u < 0 || u > 3 || v < 0 || v > 3) return 0;
  const bar = (t: number) => {
    const f = t - Math.floor(t);
    return Math.min(1, Math.max(0, (Math.min(f, 1 - f) - 0.03) * 22));
  };
  const edge = (t: number) => Math.min(1, Math.max(0, Math.min(t, 3 - t) * 14));
  return bar(u + v * 0.18) * bar(v) * edge(u) * edge(v);
}

const OAK = rgb('#bb976d');
const OAK_DARK = rgb('#8b6641');

/** Oak boards, seen from above. */
export function oak(x: number, z: number): Rgb {
  const board = Math.floor((x + 4000) / 34);
  const within = ((x + 4000) / 34) % 1;
  const shift = ((board * 53) % 17) * 21;
  const end = Math.abs(((z + shift) / 260) % 1);
  const grain = fractal(x / 5 + board * 9, z / 60 + shift, 4, 11 + (board % 6));
  const joint = within < 0.025 || end < 0.004 ? 0.7 : 1;
  const c = mix(OAK, OAK_DARK, Math.min(1, Math.max(0, 0.34 + grain * 0.75 + ((board * 37) % 7) * 0.04)));
  return [c[0] * joint, c[1] * joint, c[2] * joint];
}
