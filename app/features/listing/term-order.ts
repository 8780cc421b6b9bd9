import type { FacetTerm } from '#commerce/search/facets/facet.ts';

const LETTER_SIZES = [
  'xxs',
  'xs',
  's',
  'm',
  'l',
  'xl',
  'xxl',
  'xxxl',
  '2xl',
  '3xl',
  '4xl',
  '5xl',
  'one size',
];

/** Values that have an order of their own stand in it; all others by how many products have them. */
export function orderTerms(key: string, terms: readonly FacetTerm[]): FacetTerm[] {
  const offered =
    key === 'isOnStock' || key === 'isNextDay' ? terms.filter(({ term }) => term === 'true') : terms;
  if (key === 'sizes') return offered.toSorted((one, other) => compareSizes(one.term, other.term));
  if (key === 'ratingGroup')
    return offered.toSorted((one, other) => numberIn(other.term) - numberIn(one.term));
  if (key === 'priceBands' || key === 'discountBands') {
    return offered.toSorted((one, other) => numberIn(one.term) - numberIn(other.term));
  }
  return [...offered];
}

function compareSizes(one: string, other: string): number {
  return sizeRank(one) - sizeRank(other) || one.localeCompare(other, 'en', { numeric: true });
}

/** Letters first, then numbers; '3-4 years' and '32B' follow their first number. */
function sizeRank(size: string): number {
  const letter = LETTER_SIZES.indexOf(size.trim().toLowerCase());
  if (letter !== -1) return letter - 100;
  return numberIn(size);
}

function numberIn(text: string): number {
  const found = /\d+(?:\.\d+)?/.exec(text.replaceAll(',', ''));
  return found ? Number(found[0]) : Number.MAX_SAFE_INTEGER;
}
