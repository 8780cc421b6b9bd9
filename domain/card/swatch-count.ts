export const MAX_SWATCHES = 6;
/** Pixels: the drawn swatch, the place it takes with its gap, and the row's own edge. */
export const SWATCH_SIZE = 22;
const SWATCH_PLACE = 24;
const SWATCH_GAP = 4;

export interface SwatchRow<T> {
  swatches: T[];
  /** '+N' behind them; 0 when all are shown. */
  more: number;
}

/** Swatches of a card of this width; none for a single colour. */
export function chooseSwatches<T>(colourVariants: readonly T[], cardWidth: number): SwatchRow<T> {
  if (colourVariants.length <= 1) return { swatches: [], more: 0 };
  const swatches = colourVariants.slice(0, countSwatches(cardWidth));
  return { swatches, more: colourVariants.length - swatches.length };
}

/** floor((width - 4) / (24 + 4)), capped at 6. */
export function countSwatches(cardWidth: number): number {
  const fitting = Math.floor((cardWidth - SWATCH_GAP) / (SWATCH_PLACE + SWATCH_GAP));
  return Math.min(Math.max(fitting, 0), MAX_SWATCHES);
}
