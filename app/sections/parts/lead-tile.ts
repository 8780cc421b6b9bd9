import type { CSSProperties } from 'react';

/** How wide the leading tile's picture may be. */
export const LEAD_SIZES = '(width >= 64rem) 50vw, 100vw';

export interface TileGrid {
  style: CSSProperties;
  /** Where the first tile leads, as words for `data-lead`. */
  'data-lead': string | undefined;
}

/** How many stand in a row on a tablet: a number that leaves no gap, where there is one. */
function tabletColumns(count: number, wide: number): number {
  return [3, 4, 2].find((columns) => columns <= wide && count % columns === 0) ?? Math.min(3, wide);
}

/** One tile would be left alone in the last row: the first is then drawn larger and fills the rows. */
const leavesOne = (count: number, columns: number) => columns > 1 && count > columns && count % columns === 1;

/** Columns by width, and where the first tile leads so that the last row is whole. */
export function tileGrid(count: number, phone: number, wide: number): TileGrid {
  const tablet = tabletColumns(count, wide);
  const leads = [
    leavesOne(count, phone) && 'phone',
    leavesOne(count, tablet) && 'tablet',
    leavesOne(count, wide) && 'wide',
  ].filter((word) => word !== false);
  // In four columns a square of two by two takes as much as a whole row.
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
