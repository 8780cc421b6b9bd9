import { mix, type Rgb, rgb } from '../kit/colour.ts';
import { fractal, noise } from '../kit/random.ts';

/** Surfaces of photos taken at home. */
export const surfaces = ['boards', 'bedsheet', 'carpet', 'wall', 'marble', 'linen'] as const;
export type Surface = (typeof surfaces)[number];

type Painter = (u: number, v: number, tint: Rgb, seed: number) => Rgb;

const WOOD = rgb('#b48a5c');
const WOOD_DARK = rgb('#7c5a38');
const VEIN = rgb('#b9b5b2');

const scale = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k];

const painters: Record<Surface, Painter> = {
  boards(u, v, _tint, seed) {
    const across = u * 5.2 + 0.3;
    const board = Math.floor(across);
    const within = across - board;
    const length = v * 0.9 + ((board * 53) % 17) / 17;
    const end = Math.abs((length % 1) - 0.5) > 0.4975 ? 0.62 : 1;
    const grain = fractal(within * 7 + board * 9, v * 1.6 + board * 5, 5, 11 + seed);
    const streak = fractal(within * 42 + board * 3, v * 2.4, 3, 31 + seed);
    const joint = within < 0.012 || within > 0.988 ? 0.55 : 1;
    const t = Math.min(1, Math.max(0, 0.32 + grain * 0.55 + streak * 0.28 + ((board * 37) % 7) * 0.045));
    return scale(mix(WOOD, WOOD_DARK, t), joint * end);
  },
  bedsheet(u, v, tint, seed) {
    const push = fractal(u * 2.2, v * 2.2, 3, seed) * 0.9;
    const fold = fractal(u * 1.7 + push, v * 3.1 - push, 4, 40 + seed);
    const ridge = 1 - Math.min(1, Math.abs(fold) * 3.4);
    const slope = fractal(u * 1.7 + push + 0.02, v * 3.1 - push + 0.02, 4, 40 + seed) - fold;
    const weave = (noise(u * 420, v * 420, 3) + noise(u * 60, v * 420, 5)) * 0.008;
    return scale(mix([0.93, 0.92, 0.9], tint, 0.34), 0.9 + slope * 1.9 + ridge * 0.05 + weave);
  },
  carpet(u, v, tint, seed) {
    const tuft = fractal(u * 190, v * 190, 2, seed);
    const pile = fractal(u * 5, v * 4, 3, 9 + seed);
    return scale(mix([0.72, 0.68, 0.62], tint, 0.3), 0.9 + tuft * 0.22 + pile * 0.1);
  },
  wall(u, v, tint, seed) {
    const panel = (edge: number) => Math.exp(-(((u - edge) / 0.006) ** 2));
    const roll = fractal(u * 60, v * 60, 2, seed) * 0.012;
    const line = (panel(0.09) - panel(0.102) + panel(0.91) - panel(0.898)) * 0.05;
    const fall = 1.02 - 0.16 * u - 0.05 * v;
    return scale(mix([0.9, 0.88, 0.85], tint, 0.55), fall + roll + line);
  },
  marble(u, v, _tint, seed) {
    const warp = fractal(u * 2.1, v * 2.1, 4, seed) * 1.5;
    const vein = 1 - Math.min(1, Math.abs(fractal(u * 1.4 + warp, v * 1.7 - warp, 4, 20 + seed)) * 7);
    const cloud = fractal(u * 1.3, v * 1.3, 3, 50 + seed) * 0.05;
    return scale(mix([0.95, 0.945, 0.94], VEIN, vein ** 2 * 0.75), 0.97 + cloud);
  },
  linen(u, v, tint, seed) {
    const warp = noise(u * 300, v * 9, seed) * 0.045;
    const weft = noise(u * 9, v * 300, 7 + seed) * 0.045;
    const crease = fractal(u * 1.6, v * 2.4, 4, 60 + seed);
    return scale(tint, 0.97 + warp + weft + crease * 0.06);
  },
};

export function surfaceAt(surface: Surface, tint: Rgb, seed: number): (u: number, v: number) => Rgb {
  const paint = painters[surface];
  return (u, v) => paint(u, v, tint, seed);
}
