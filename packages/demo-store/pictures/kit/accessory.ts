import type { DrawnView } from '../archetypes.ts';
import { type ClothScene, drawCloth, type Part, type Placing } from './cloth.ts';
import type { Layers } from './master.ts';
import { CX, type Polygon } from './shape.ts';

/** Shoes, bags and small cloth things, drawn in picture units. */
export interface Accessory {
  front: () => readonly Part[];
  /** The second view: the other side, or turned. */
  angle: () => readonly Part[];
  focus: readonly [number, number];
  ground: NonNullable<ClothScene['ground']>;
}

export function drawAccessory(a: Accessory): (view: DrawnView) => Layers {
  return (view) => {
    if (view === 'detail') {
      const scale = 2.1;
      const placing: Placing = { scale, x: CX - a.focus[0] * scale, y: 600 - a.focus[1] * scale };
      return drawCloth({ parts: a.front(), placing, ground: a.ground === 'stand' ? 'flat' : a.ground });
    }
    return drawCloth({ parts: view === 'angle' ? a.angle() : a.front(), ground: a.ground });
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

/** Seen from three quarters: narrower, its far side rising. */
export const quarter: Move = ([x, y]) => [
  CX - 26 + (x - CX) * 0.82,
  y + (x - CX) * -0.1 + (y - 640) * (x - CX) * -0.00022,
];

export const mirrorX: Move = ([x, y]) => [2 * CX - x, y];
