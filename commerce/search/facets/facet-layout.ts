import type { Facet, FacetTerm } from './facet.ts';
import type { Filters } from './filters.ts';

const MAX_PILLS = 4;
export const VISIBLE_TERMS = 10;

/** How many facets are in the first row from a width on, widest first. */
const FIRST_ROW: readonly [fromWidth: number, facets: number][] = [
  [1980, 9],
  [1820, 8],
  [1640, 7],
  [1460, 6],
  [1280, 5],
  [0, 4],
];

/** Facets with a choice, as pills: next day has its own toggle, and one term is no choice. */
export function choosePills(facets: readonly Facet[]): Facet[] {
  return facets.filter(({ key, terms }) => key !== 'isNextDay' && terms.length > 1).slice(0, MAX_PILLS);
}

export function countFirstRowFacets(width: number): number {
  return FIRST_ROW.find(([fromWidth]) => width >= fromWidth)?.[1] ?? 4;
}

export interface VisibleTerms {
  terms: FacetTerm[];
  toggle: 'show-more' | 'show-less' | null;
}

/** The first ten terms, and selected ones further down. */
export function chooseVisibleTerms(
  facet: Pick<Facet, 'terms' | 'selected'>,
  isExpanded: boolean,
): VisibleTerms {
  if (facet.terms.length <= VISIBLE_TERMS) return { terms: [...facet.terms], toggle: null };
  if (isExpanded) return { terms: [...facet.terms], toggle: 'show-less' };
  const visible = facet.terms.filter(
    ({ term }, index) => index < VISIBLE_TERMS || facet.selected.includes(term),
  );
  return { terms: visible, toggle: visible.length < facet.terms.length ? 'show-more' : null };
}

export function isNextDaySelected(filters: Filters): boolean {
  return filters.isNextDay?.includes('true') ?? false;
}
