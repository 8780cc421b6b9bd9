import type { FacetKind } from '#commerce/catalogue/facets/facet-records.ts';
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

/** Values of some kinds have an order of their own; the others are ordered by their number of products. */
export function orderTerms(kind: FacetKind, terms: readonly FacetTerm[]): FacetTerm[] {
  switch (kind) {
    case 'toggle':
      return terms.filter(({ term }) => term === 'true');
    case 'size':
      return terms.toSorted((one, other) => compareSizes(one.term, other.term));
    case 'rating':
      return terms.toSorted((one, other) => numberIn(other.term) - numberIn(one.term));
    case 'band':
      return terms.toSorted((one, other) => numberIn(one.term) - numberIn(other.term));
    default:
      return [...terms];
  }
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
