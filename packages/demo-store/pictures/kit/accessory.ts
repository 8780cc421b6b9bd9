import type { DrawnView } from '../archetypes.ts';
import { type ClothScene, drawCloth, type Part, type Placing } from './cloth.ts';
import type { Layers } from './master.ts';
import { CX, type Polygon } from './shape.ts';

/** Shoes, bags and small cloth products, drawn in picture units. */
export interface Accessory {
  front: () => readonly Part[];
  /** The second view: the other side, or rotated. */
  angle: () => readonly Part[];
  focus: readonly [number, number];
  dropShadow: NonNullable<ClothScene['dropShadow']>;
}

export function drawAccessory(a: Accessory): (view: DrawnView) => Layers {
  return (view) => {
    if (view === 'detail') {
      const scale = 2.1;
      const placing: Placing = { scale, x: CX - a.focus[0] * scale, y: 600 - a.focus[1] * scale };
      return drawCloth({
        parts: a.front(),
        placing,
        dropShadow: a.dropShadow === 'stand' ? 'flat' : a.dropShadow,
      });
    }
    return drawCloth({ parts: view === 'angle' ? a.angle() : a.front(), dropShadow: a.dropShadow });
  };
}

type Move = (p: readonly [number, number]) => readonly [number, number];

/** Every outline, fold and seam of the parts, moved. */
export function moved(parts: readonly Part[], move: Move): Part[] {
  const all = (polygon: Polygon): Polygon => polygon.map(move);
  return parts.map((part) => {
    const shapes = (
      typeof (part.shape[0] as readonly unknown[])[0] === 'number' ? [part.shape] : part.shape
    ) as readonly Polygon[];
    return {
      ...part,
      shape: shapes.map(all),
      volume: part.volume?.map(all),
      folds: part.folds?.map((f) => ({ ...f, line: all(f.line) })),
      seams: part.seams?.map((s) => ({ ...s, line: all(s.line) })),
    };
  });
}

export const slide =
  (dx: number, dy: number, scale = 1, cx = CX, cy = 800): Move =>
  ([x, y]) => [cx + (x - cx) * scale + dx, cy + (y - cy) * scale + dy];

/** Three-quarter view: narrower, the far side higher. */
export const quarter: Move = ([x, y]) => [
  CX - 26 + (x - CX) * 0.82,
  y + (x - CX) * -0.1 + (y - 640) * (x - CX) * -0.00022,
];

export const mirrorX: Move = ([x, y]) => [2 * CX - x, y];
