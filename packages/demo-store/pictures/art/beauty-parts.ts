import { capsule, type Sdf, union } from '../kit/sdf.ts';
import type { Item, Surface } from '../kit/solid-scene.ts';

export const black: Surface = { paint: '#141416', gloss: 0.9 };

export const gold: Surface = { paint: '#d8b366', metal: 'gold' };

export const silver: Surface = { paint: '#cccccc', metal: 'silver' };

export const dye: Surface = { paint: 'primary', gloss: 0.7 };

export const glass: Surface = { paint: '#ffffff', glass: true };

export const item = (shape: Sdf, surface: Surface, bound: Item['bound']): Item => ({ shape, surface, bound });

/** A cable on a smooth curve through these points. */
export function cord(points: readonly (readonly [number, number, number])[], r = 3.2): Item[] {
  const steps = 7;
  const line = points.slice(1).flatMap((_, i) =>
    Array.from({ length: steps }, (_step, k) => {
      const [a, b, c, d] = [-1, 0, 1, 2].map(
        (o) => points[Math.min(points.length - 1, Math.max(0, i + o))]!,
      ) as [Place, Place, Place, Place];
      return [0, 1, 2].map((n) => glide(a[n]!, b[n]!, c[n]!, d[n]!, k / steps)) as unknown as Place;
    }),
  );
  line.push(points.at(-1)!);
  const middle = line[Math.floor(line.length / 2)]!;
  const reach = Math.max(
    ...line.map((p) => Math.hypot(p[0] - middle[0], p[1] - middle[1], p[2] - middle[2])),
  );
  const shape = union(...line.slice(1).map((p, i) => capsule(...line[i]!, ...p, r)));
  return [item(shape, black, [...middle, reach + r + 1])];
}

type Place = readonly [number, number, number];

/** Catmull–Rom interpolation between b and c. */
const glide = (a: number, b: number, c: number, d: number, t: number) =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
