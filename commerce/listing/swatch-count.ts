export const MAX_SWATCHES = 6;
/** Sizes in pixels. */
export const SWATCH_SIZE = { card: 22, dropdown: 18 } as const;
const SWATCH_WIDTH = 24;
const SWATCH_GAP = 4;

/** Swatches are shown only if there is another colour to choose. */
export function showsSwatchRow(colours: number): boolean {
  return colours > 1;
}

/** floor((width - 4) / (24 + 4)), at most 6; the width is the space for swatches on the card. */
export function countSwatches(width: number): number {
  const fitting = Math.floor((width - SWATCH_GAP) / (SWATCH_WIDTH + SWATCH_GAP));
  return Math.min(Math.max(fitting, 0), MAX_SWATCHES);
}
