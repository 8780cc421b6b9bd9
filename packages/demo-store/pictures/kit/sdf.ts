import { open, type Point } from './shape.ts';

/** Signed distance functions: negative inside, positive outside. A unit is about a millimetre. */
export type Sdf = (x: number, y: number, z: number) => number;

export const sphere =
  (r: number): Sdf =>
  (x, y, z) =>
    Math.sqrt(x * x + y * y + z * z) - r;

/** A box by half sizes with rounded edges. */
export const block =
  (hx: number, hy: number, hz: number, r = 0): Sdf =>
  (x, y, z) => {
    const qx = Math.abs(x) - hx + r;
    const qy = Math.abs(y) - hy + r;
    const qz = Math.abs(z) - hz + r;
    const ox = qx > 0 ? qx : 0;
    const oy = qy > 0 ? qy : 0;
    const oz = qz > 0 ? qz : 0;
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(0, Math.max(qx, qy, qz)) - r;
  };

/** An upright cylinder by radius and half height. */
export const cylinder =
  (radius: number, half: number, r = 0): Sdf =>
  (x, y, z) => {
    const qx = Math.sqrt(x * x + z * z) - radius + r;
    const qy = Math.abs(y) - half + r;
    const ox = qx > 0 ? qx : 0;
    const oy = qy > 0 ? qy : 0;
    return Math.min(0, Math.max(qx, qy)) + Math.sqrt(ox * ox + oy * oy) - r;
  };

/** A ring lying flat. */
export const torus =
  (major: number, minor: number): Sdf =>
  (x, y, z) => {
    const q = Math.sqrt(x * x + z * z) - major;
    return Math.sqrt(q * q + y * y) - minor;
  };

export const capsule =
  (ax: number, ay: number, az: number, bx: number, by: number, bz: number, ra: number, rb = ra): Sdf =>
  (x, y, z) => {
    const dx = bx - ax;
    const dy = by - ay;
    const dz = bz - az;
    const t = Math.min(
      1,
      Math.max(0, ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz)),
    );
    const px = x - ax - dx * t;
    const py = y - ay - dy * t;
    const pz = z - az - dz * t;
    return Math.sqrt(px * px + py * py + pz * pz) - (ra + (rb - ra) * t);
  };

function polygonDistance(points: readonly (readonly [number, number])[], px: number, py: number): number {
  let d = Number.POSITIVE_INFINITY;
  let s = 1;
  for (let i = 0, j = points.length - 1; i < points.length; j = i, i++) {
    const [ix, iy] = points[i]!;
    const [jx, jy] = points[j]!;
    const ex = jx - ix;
    const ey = jy - iy;
    const wx = px - ix;
    const wy = py - iy;
    const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)));
    const bx = wx - ex * t;
    const by = wy - ey * t;
    d = Math.min(d, bx * bx + by * by);
    const above = py >= iy;
    const below = py < jy;
    const left = ex * wy > ey * wx;
    if ((above && below && left) || (!above && !below && !left)) s = -s;
  }
  return s * Math.sqrt(d);
}

/** A rounded profile through a few points, from the bottom up; closed along the axis. */
export function profile(points: readonly Point[]): readonly (readonly [number, number])[] {
  const outer = open(points);
  const first = outer[0]!;
  const last = outer[outer.length - 1]!;
  return [[0, first[1]], ...outer, [0, last[1]]];
}

const GRID = 224;

/** A solid of revolution; the outline is closed in (radius, height). Distances are computed once, on a grid. */
export function turned(outline: readonly (readonly [number, number])[], r = 0): Sdf {
  const reach = Math.max(...outline.map(([x]) => x)) * 1.25 + 2;
  const low = Math.min(...outline.map(([, y]) => y));
  const high = Math.max(...outline.map(([, y]) => y));
  const pad = (high - low) * 0.15 + 2;
  const bottom = low - pad;
  const sx = (GRID - 1) / reach;
  const sy = (GRID - 1) / (high - low + 2 * pad);
  const grid = new Float32Array(GRID * GRID);
  for (let j = 0; j < GRID; j++)
    for (let i = 0; i < GRID; i++) grid[j * GRID + i] = polygonDistance(outline, i / sx, bottom + j / sy) - r;
  return (x, y, z) => {
    const gx = Math.sqrt(x * x + z * z) * sx;
    const gy = (y - bottom) * sy;
    const cx = gx > GRID - 1.01 ? GRID - 1.01 : gx;
    const cy = gy < 0 ? 0 : gy > GRID - 1.01 ? GRID - 1.01 : gy;
    const i = cx | 0;
    const j = cy | 0;
    const fx = cx - i;
    const fy = cy - j;
    const o = j * GRID + i;
    const top = grid[o]! + (grid[o + 1]! - grid[o]!) * fx;
    const under = grid[o + GRID]! + (grid[o + GRID + 1]! - grid[o + GRID]!) * fx;
    const inside = top + (under - top) * fy;
    if (gx === cx && gy === cy) return inside;
    const ox = (gx - cx) / sx;
    const oy = (gy - cy) / sy;
    return Math.max(inside, Math.sqrt(ox * ox + oy * oy));
  };
}

export const at =
  (s: Sdf, dx: number, dy: number, dz = 0): Sdf =>
  (x, y, z) =>
    s(x - dx, y - dy, z - dz);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const turnX = (s: Sdf, degrees: number): Sdf => {
  const c = Math.cos(radians(degrees));
  const n = Math.sin(radians(degrees));
  return (x, y, z) => s(x, c * y + n * z, -n * y + c * z);
};

export const turnY = (s: Sdf, degrees: number): Sdf => {
  const c = Math.cos(radians(degrees));
  const n = Math.sin(radians(degrees));
  return (x, y, z) => s(c * x - n * z, y, n * x + c * z);
};

export const turnZ = (s: Sdf, degrees: number): Sdf => {
  const c = Math.cos(radians(degrees));
  const n = Math.sin(radians(degrees));
  return (x, y, z) => s(c * x + n * y, -n * x + c * y, z);
};

export const stretch =
  (s: Sdf, kx: number, ky: number, kz: number): Sdf =>
  (x, y, z) =>
    s(x / kx, y / ky, z / kz) * Math.min(kx, ky, kz);

export const union =
  (...all: Sdf[]): Sdf =>
  (x, y, z) => {
    let d = Number.POSITIVE_INFINITY;
    for (const s of all) d = Math.min(d, s(x, y, z));
    return d;
  };

export const blend =
  (k: number, a: Sdf, b: Sdf): Sdf =>
  (x, y, z) => {
    const da = a(x, y, z);
    const db = b(x, y, z);
    const h = Math.max(k - Math.abs(da - db), 0) / k;
    return Math.min(da, db) - h * h * k * 0.25;
  };

export const minus =
  (a: Sdf, b: Sdf, k = 0.01): Sdf =>
  (x, y, z) => {
    const da = a(x, y, z);
    const db = -b(x, y, z);
    const h = Math.max(k - Math.abs(da - db), 0) / k;
    return Math.max(da, db) + h * h * k * 0.25;
  };

export const common =
  (a: Sdf, b: Sdf): Sdf =>
  (x, y, z) =>
    Math.max(a(x, y, z), b(x, y, z));

/** Mirrored in x. */
export const twin =
  (s: Sdf): Sdf =>
  (x, y, z) =>
    s(Math.abs(x), y, z);

/** Mirrored in x and z, for four legs. */
export const fourfold =
  (s: Sdf): Sdf =>
  (x, y, z) =>
    s(Math.abs(x), y, Math.abs(z));

export const rough =
  (s: Sdf, height: (x: number, y: number, z: number) => number): Sdf =>
  (x, y, z) => {
    const d = s(x, y, z);
    return d > 12 ? d : (d - height(x, y, z)) * 0.8;
  };

export const around =
  (s: Sdf, count: number): Sdf =>
  (x, y, z) => {
    const a = Math.atan2(z, x);
    const step = (Math.PI * 2) / count;
    const k = Math.round(a / step) * step;
    const c = Math.cos(k);
    const n = Math.sin(k);
    return s(c * x + n * z, y, -n * x + c * z);
  };
