/** The studio light of all pictures: a large soft box at the upper left, a fill strip at the right. */
const KEY = unit(-0.5, -0.56, 0.66);

function unit(x: number, y: number, z: number): [number, number, number] {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
}

/** Brightness of a matt surface with this normal (y down, z to the viewer); about 0.78 when it faces the viewer. */
export function matt(nx: number, ny: number, nz: number): number {
  const key = Math.max(0, (nx * KEY[0] + ny * KEY[1] + nz * KEY[2] + 0.22) / 1.22);
  const sky = 0.5 - 0.5 * ny;
  return (0.64 * key + 0.26 * sky + 0.1 * nz) * 1.145;
}

function smooth(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

/** Reflection of the studio in direction (x, y, z); `soft` blurs the edges of the lamps. */
export function studio(x: number, y: number, z: number, soft = 0): number {
  const up = smooth(-0.25, 0.9, -y);
  let light = 0.16 + 0.3 * up;
  // Floor reflection, and the dark line between floor and wall.
  light += 0.34 * smooth(0.15, 0.9, y) - 0.14 * Math.exp(-((y - 0.08) ** 2) / 0.02);
  // Soft box with a sharp edge.
  const bx = smooth(-0.95 - soft, -0.86 + soft, x) * (1 - smooth(-0.34 - soft, -0.26 + soft, x));
  light += 1.25 * bx * smooth(-0.85, -0.7, -y) * smooth(-0.4, 0.1, z + 0.3);
  // Fill strip.
  const sx = smooth(0.58 - soft, 0.64 + soft, x) * (1 - smooth(0.8 - soft, 0.88 + soft, x));
  light += 0.55 * sx * smooth(-0.7, -0.5, -y);
  return light;
}

/** Highlight of the soft box on a glossy surface. */
export function gleam(nx: number, ny: number, nz: number, power: number): number {
  const rx = 2 * nz * nx;
  const ry = 2 * nz * ny;
  const rz = 2 * nz * nz - 1;
  const d = Math.max(0, rx * -0.62 + ry * -0.6 + rz * 0.5);
  const e = Math.max(0, rx * 0.8 + ry * -0.2 + rz * 0.55);
  return d ** power + 0.25 * e ** (power * 0.8);
}
