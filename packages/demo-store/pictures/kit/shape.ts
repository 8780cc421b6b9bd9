/** A point of an outline; a `corner` is not rounded. */
export type Point = readonly [x: number, y: number, corner?: 1];
export type Polygon = readonly (readonly [number, number])[];

const STEPS = 10;

/** A smooth closed outline through the points (Catmull–Rom, broken at corners). */
export function closed(points: readonly Point[]): Polygon {
  return curve(points, true);
}

/** A smooth open line through the points. */
export function open(points: readonly Point[]): Polygon {
  return curve(points, false);
}

function curve(points: readonly Point[], loop: boolean): Polygon {
  const n = points.length;
  const out: [number, number][] = [];
  const at = (i: number) => points[loop ? (i + n) % n : Math.min(n - 1, Math.max(0, i))]!;
  const last = loop ? n : n - 1;
  for (let i = 0; i < last; i++) {
    const p1 = at(i);
    const p2 = at(i + 1);
    const p0 = p1[2] ? p1 : at(i - 1);
    const p3 = p2[2] ? p2 : at(i + 2);
    const straight = p1[2] && p2[2];
    // Damping, so that long neighbours do not overshoot short spans.
    const span = Math.hypot(p2[0] - p1[0], p2[1] - p1[1]);
    const k1 = Math.min(1, (2 * span) / (Math.hypot(p2[0] - p0[0], p2[1] - p0[1]) || 1)) / 6;
    const k2 = Math.min(1, (2 * span) / (Math.hypot(p3[0] - p1[0], p3[1] - p1[1]) || 1)) / 6;
    const c1x = p1[0] + (p2[0] - p0[0]) * k1;
    const c1y = p1[1] + (p2[1] - p0[1]) * k1;
    const c2x = p2[0] - (p3[0] - p1[0]) * k2;
    const c2y = p2[1] - (p3[1] - p1[1]) * k2;
    const steps = straight ? 1 : STEPS;
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const u = 1 - t;
      const b0 = u * u * u;
      const b1 = 3 * u * u * t;
      const b2 = 3 * u * t * t;
      const b3 = t * t * t;
      out.push([
        b0 * p1[0] + b1 * c1x + b2 * c2x + b3 * p2[0],
        b0 * p1[1] + b1 * c1y + b2 * c2y + b3 * p2[1],
      ]);
    }
  }
  if (!loop) out.push([at(n - 1)[0], at(n - 1)[1]]);
  return out;
}

/** Centre line of every picture. */
export const CX = 400;

/** An outline given by half-widths from the top centre down to the bottom centre, mirrored on the centre line. */
export function mirrored(half: readonly Point[]): Polygon {
  const right: Point[] = half.map(([w, y, c]) => [CX + w, y, c]);
  const left: Point[] = half
    .filter(([w]) => w !== 0)
    .map(([w, y, c]): Point => [CX - w, y, c])
    .reverse();
  return closed([...right, ...left]);
}

export function flip(polygon: Polygon): Polygon {
  return polygon.map(([x, y]) => [2 * CX - x, y] as const);
}

export function move(polygon: Polygon, dx: number, dy: number): Polygon {
  return polygon.map(([x, y]) => [x + dx, y + dy] as const);
}

export function turn(polygon: Polygon, degrees: number, cx: number, cy: number, scale = 1): Polygon {
  const a = (degrees * Math.PI) / 180;
  const c = Math.cos(a) * scale;
  const s = Math.sin(a) * scale;
  return polygon.map(
    ([x, y]) => [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c] as const,
  );
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Polygon {
  return Array.from({ length: 48 }, (_, i) => {
    const a = (i / 48) * Math.PI * 2;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry] as const;
  });
}

export function box(x: number, y: number, w: number, h: number, r = 0): Polygon {
  if (r <= 0)
    return [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
  const corners: [number, number, number][] = [
    [x + w - r, y + r, -90],
    [x + w - r, y + h - r, 0],
    [x + r, y + h - r, 90],
    [x + r, y + r, 180],
  ];
  return corners.flatMap(([cx, cy, start]) =>
    Array.from({ length: 9 }, (_, i) => {
      const a = ((start + i * 11.25) * Math.PI) / 180;
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r] as const;
    }),
  );
}

/** A band of the given width along a line, as a strap, a rib or a stitch line. */
export function band(line: Polygon, width: number | ((t: number) => number)): Polygon {
  const side = (sign: number) =>
    line.map(([x, y], i): [number, number] => {
      const a = line[Math.max(0, i - 1)]!;
      const b = line[Math.min(line.length - 1, i + 1)]!;
      const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const w = (typeof width === 'number' ? width : width(i / (line.length - 1))) / 2;
      return [x - ((b[1] - a[1]) / len) * w * sign, y + ((b[0] - a[0]) / len) * w * sign];
    });
  return [...side(1), ...side(-1).reverse()];
}
