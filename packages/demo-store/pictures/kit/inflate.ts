import { cover, type Field, field } from './field.ts';
import type { Polygon } from './shape.ts';

/** The grid for volumes: half the picture's scale, with a margin for parts outside the frame. */
export const MARGIN = 160;
export const CELL = 2;
const GRID_W = (800 + 2 * MARGIN) / CELL;
const GRID_H = (1200 + 2 * MARGIN) / CELL;
const LEVELS = [8, 4, 2, 1];
const SWEEPS = 36;
const OVER = 1.82;

const MAX_CACHED = 48;
const solved = new Map<string, Field>();

/** Height over the outline like a cushion: every cross-section is round. */
export function inflate(polygons: readonly Polygon[]): Field {
  const key = polygons.map((p) => p.join(' ')).join('|');
  // The views of a garment share outlines.
  const known = solved.get(key);
  if (known) return known;
  const solution = solve(polygons);
  solved.set(key, solution);
  if (solved.size > MAX_CACHED) solved.delete(solved.keys().next().value!);
  return solution;
}

function solve(polygons: readonly Polygon[]): Field {
  let coarse: Field | null = null;
  let solution = field(1, 1);
  for (const level of LEVELS) {
    const w = Math.ceil(GRID_W / level);
    const h = Math.ceil(GRID_H / level);
    const scale = 1 / (CELL * level);
    const inside = cover(
      w,
      h,
      polygons.map((p) => p.map(([x, y]) => [(x + MARGIN) * scale, (y + MARGIN) * scale] as const)),
    );
    solution = field(w, h);
    if (coarse) seedFrom(coarse, solution);
    relax(solution, inside, CELL * level);
    coarse = solution;
  }
  for (let i = 0; i < solution.data.length; i++)
    solution.data[i] = Math.sqrt(Math.max(0, 2 * solution.data[i]!));
  return solution;
}

function seedFrom(coarse: Field, fine: Field): void {
  for (let y = 0; y < fine.h; y++)
    for (let x = 0; x < fine.w; x++)
      fine.data[y * fine.w + x] =
        coarse.data[Math.min(coarse.h - 1, y >> 1) * coarse.w + Math.min(coarse.w - 1, x >> 1)]!;
}

function relax(p: Field, inside: Field, cell: number): void {
  const { w, h, data } = p;
  const source = cell * cell;
  let [x0, y0, x1, y1] = [w, h, 0, 0];
  for (let i = 0; i < data.length; i++) {
    if (inside.data[i]! < 0.02) {
      data[i] = 0;
      continue;
    }
    const x = i % w;
    const y = (i - x) / w;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let y = Math.max(1, y0); y <= Math.min(h - 2, y1); y++)
      for (let x = Math.max(1, x0); x <= Math.min(w - 2, x1); x++) {
        const i = y * w + x;
        const c = inside.data[i]!;
        if (c < 0.02) continue;
        const target = (data[i - 1]! + data[i + 1]! + data[i - w]! + data[i + w]! + source * c) / 4;
        data[i] = (data[i]! + OVER * (target * Math.min(1, c * 1.2) - data[i]!)) * 1;
      }
}
