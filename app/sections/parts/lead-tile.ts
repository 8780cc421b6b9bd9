import type { CSSProperties } from 'react';

/** The width of the leading tile's picture. */
export const LEAD_SIZES = '(width >= 64rem) 50vw, 100vw';

export interface TileGrid {
  style: CSSProperties;
  /** Screen sizes on which the first tile is larger, for `data-lead`. */
  'data-lead': string | undefined;
}

/** Columns on a tablet: a number that leaves no gap in the last row, if there is one. */
function tabletColumns(count: number, wide: number): number {
  return [3, 4, 2].find((columns) => columns <= wide && count % columns === 0) ?? Math.min(3, wide);
}

/** One tile would be alone in the last row: the first tile is then larger, which fills it. */
const leavesOne = (count: number, columns: number) => columns > 1 && count > columns && count % columns === 1;

/** Columns by screen size, and where the first tile is larger so that the last row is full. */
export function tileGrid(count: number, phone: number, wide: number): TileGrid {
  const tablet = tabletColumns(count, wide);
  const leads = [
    leavesOne(count, phone) && 'phone',
    leavesOne(count, tablet) && 'tablet',
    leavesOne(count, wide) && 'wide',
  ].filter((word) => word !== false);
  // In four columns a tile of two by two takes three more cells, as many as the last row lacks.
  const across = wide === 4 ? 2 : wide;
  return {
    style: {
      '--columns-phone': phone,
      '--columns-tablet': tablet,
      '--columns-wide': wide,
      '--lead-across': across,
      '--lead-down': wide === 4 ? 2 : 1,
    } as CSSProperties,
    'data-lead': leads.length > 0 ? leads.join(' ') : undefined,
  };
}
