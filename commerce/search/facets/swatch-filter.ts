import { findSwatch } from '#commerce/catalogue/find-swatch.ts';

const SWATCH_SHARE = 0.75;

/** Swatches are shown when at least 75 per cent of the terms have one. */
export function showsSwatches(
  terms: readonly { term: string }[],
  own?: Readonly<Record<string, string>>,
): boolean {
  if (terms.length === 0) return false;
  const known = terms.filter(({ term }) => findSwatch(term, own) !== null).length;
  return known >= terms.length * SWATCH_SHARE;
}
