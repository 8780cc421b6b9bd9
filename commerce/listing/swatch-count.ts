export const MAX_SWATCHES = 6;
/** Pixels: the drawn swatch, the place it takes with its gap, and the row's own edge. */
export const SWATCH_SIZE = { card: 22, dropdown: 18 } as const;
const SWATCH_PLACE = 24;
const SWATCH_GAP = 4;

/** Swatches help only where there is another colour to choose. */
export function showsSwatchRow(colours: number): boolean {
  return colours > 1;
}

/** floor((width - 4) / (24 + 4)), capped at 6; the width is what the card has left for swatches. */
export function countSwatches(width: number): number {
  const fitting = Math.floor((width - SWATCH_GAP) / (SWATCH_PLACE + SWATCH_GAP));
  return Math.min(Math.max(fitting, 0), MAX_SWATCHES);
}
