import type { FabricId } from './fabrics.ts';

/** Tiles are square and seamless. */
export const TILE = 384;

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Noise in -1..1 that repeats after `px` by `py` cells. */
function tileNoise(u: number, v: number, px: number, py: number, seed: number): number {
  const x = u * px;
  const y = v * py;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const at = (i: number, j: number) => hash((i + px) % px, (j + py) % py, seed);
  const a = at(ix, iy);
  const b = at(ix + 1, iy);
  const c = at(ix, iy + 1);
  const d = at(ix + 1, iy + 1);
  return (a + (b - a) * sx + (c - a) * sy + (a - b - c + d) * sx * sy) * 2 - 1;
}

function grainAt(u: number, v: number): number {
  return 0.6 * tileNoise(u, v, 192, 192, 3) + 0.4 * tileNoise(u, v, 96, 96, 5);
}

function threads(u: number, v: number, across: number, down: number, slub: number): number {
  const warp = Math.sin(u * Math.PI * 2 * across) * (0.7 + slub * tileNoise(u, v, across, 6, 7));
  const weft = Math.sin(v * Math.PI * 2 * down) * (0.7 + slub * tileNoise(u, v, 6, down, 9));
  const over = Math.sin(u * Math.PI * across) * Math.sin(v * Math.PI * down);
  return 0.5 * warp + 0.5 * weft + 0.3 * over;
}

function knitAt(u: number, v: number): number {
  const columns = 14;
  const rows = 18;
  const x = (u * columns) % 1;
  const side = x < 0.5 ? x * 2 : 2 - x * 2;
  const y = (v * rows + side * 0.85) % 1;
  const leg = Math.sin(Math.PI * y) ** 0.7;
  const round = Math.sin(Math.PI * ((x * 2) % 1)) ** 0.6;
  return leg * round * 1.9 - 1.05 + 0.14 * grainAt(u, v);
}

/** Distances to the nearest and second nearest of scattered, repeating points. */
function cells(u: number, v: number, n: number, seed: number): [number, number, number] {
  const x = u * n;
  const y = v * n;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  let d1 = 9;
  let d2 = 9;
  let id = 0;
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const cx = (ix + i + n) % n;
      const cy = (iy + j + n) % n;
      const h = hash(cx, cy, seed);
      const d = Math.hypot(ix + i + 0.15 + 0.7 * h - x, iy + j + 0.15 + 0.7 * hash(cx, cy, seed + 1) - y);
      if (d < d1) {
        d2 = d1;
        d1 = d;
        id = hash(cx, cy, seed + 2);
      } else if (d < d2) d2 = d;
    }
  return [d1, d2, id];
}

function sequinAt(u: number, v: number): number {
  const n = 16;
  let best = -0.9;
  for (let j = -1; j <= 1; j++) {
    const row = Math.floor(v * n) + j;
    const x = u * n - (row % 2 === 0 ? 0 : 0.5);
    const ix = Math.floor(x);
    for (let i = 0; i <= 1; i++) {
      const dx = x - (ix + i);
      const dy = v * n - row - 0.3;
      const d = Math.hypot(dx, dy);
      if (d > 0.62) continue;
      const tilt = hash((ix + i + n) % n, (row + n) % n, 3);
      const gleam = tilt > 0.86 ? 1.1 : tilt * 0.9 - 0.5;
      best = gleam + 0.5 * (0.3 - dy) - 0.3 * dx - (d > 0.54 ? 0.6 : 0);
    }
  }
  return best;
}

/** Relief -1..1 of a cloth's surface at u, v in 0..1 of its tile. */
export function reliefAt(fabric: FabricId, u: number, v: number): number {
  switch (fabric) {
    case 'jersey':
      return 0.42 * Math.sin(u * Math.PI * 2 * 48) * Math.sin(v * Math.PI * 2 * 40) + 0.35 * grainAt(u, v);
    case 'linen':
      return (
        0.75 * threads(u, v, 48, 48, 0.9) +
        0.3 * tileNoise(u, v, 8, 96, 11) +
        0.25 * tileNoise(u, v, 96, 8, 12)
      );
    case 'denim': {
      const twill = Math.sin((u * 44 + v * 44) * Math.PI * 2);
      return 0.6 * twill + 0.35 * tileNoise(u, v, 110, 14, 4) + 0.3 * grainAt(u, v);
    }
    case 'knit':
      return knitAt(u, v);
    case 'wool':
      return (
        0.6 * grainAt(u, v) +
        0.32 * tileNoise(u, v, 80, 64, 8) +
        0.22 * Math.sin((u * 40 + v * 40) * Math.PI * 2)
      );
    case 'houndstooth':
    case 'tartan':
    case 'pinstripe':
      return 0.5 * Math.sin((u * 40 + v * 40) * Math.PI * 2) + 0.35 * grainAt(u, v);
    case 'satin':
      return 0.16 * grainAt(u, v) + 0.12 * tileNoise(u, v, 3, 90, 6);
    case 'velvet':
      return 0.55 * grainAt(u, v) + 0.35 * tileNoise(u, v, 9, 5, 4);
    case 'leather': {
      const [d1, d2] = cells(u, v, 38, 5);
      return Math.min(1, (d2 - d1) * 3.2) * 0.9 - 0.62 + 0.2 * grainAt(u, v);
    }
    case 'sequin':
      return sequinAt(u, v);
    case 'lace':
      return 0.3 * threads(u, v, 60, 60, 0.3);
    case 'plain':
      return 0.3 * threads(u, v, 64, 64, 0.4) + 0.25 * grainAt(u, v);
    default:
      return 0.3 * threads(u, v, 56, 56, 0.4) + 0.2 * grainAt(u, v);
  }
}
