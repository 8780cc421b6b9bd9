export const TICKER = { seconds: 40, spacing: 150, maxBrands: 50 } as const;
export const MARQUEE = { minItems: 24, seconds: 30, height: 38 } as const;

/** Pixels between the names of a ticker; half of that on mobile. */
export function tickerSpacing(isMobile: boolean, configured: number = TICKER.spacing): number {
  return isMobile ? configured / 2 : configured;
}

export function limitTickerBrands<T>(brands: readonly T[]): T[] {
  return brands.slice(0, TICKER.maxBrands);
}

/** Repeats the items until the marquee is long enough to scroll without a gap. */
export function fillMarquee<T>(items: readonly T[], minItems: number = MARQUEE.minItems): T[] {
  if (items.length === 0) return [];
  const rounds = Math.max(Math.ceil(minItems / items.length), 1);
  return Array.from({ length: rounds }, () => items).flat();
}
