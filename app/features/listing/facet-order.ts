import { findFacet } from '#commerce/catalogue/facets/find-facet.ts';
import { findSwatch } from '#commerce/catalogue/find-swatch.ts';
import type { Facet, FacetTerm } from '#commerce/search/facets/facet.ts';
import { FACET_SEARCH_LIMIT, isFacetSearchable } from '#commerce/search/facets/facet-search.ts';
import { showsSwatches } from '#commerce/search/facets/swatch-filter.ts';
import type { FacetView, TermView } from './listing-view.ts';
import { orderTerms } from './term-order.ts';

/** The facets with a choice, in the order of the filter panel. */
export function arrangeFacets(
  facets: readonly Facet[],
  alternativeEngine: boolean,
  swatches?: Readonly<Record<string, string>>,
): FacetView[] {
  return facets
    .filter(offersChoice)
    .toSorted((one, other) => rank(one) - rank(other))
    .filter(isFirstOfItsName)
    .map(({ key, label, facetType, terms, range, selected }) => {
      const kind = findFacet(key)?.kind ?? 'terms';
      const isSwatches = kind === 'colour' && showsSwatches(terms, swatches);
      const shown = firstTerms(orderTerms(kind, terms), selected);
      return {
        key,
        label,
        facetType,
        terms: isSwatches ? shown.map((term) => paint(term, swatches)) : shown,
        ...(range && { range, unit: kind === 'price-range' ? 'money' : 'percent' }),
        selected,
        isSwatches,
        isSearchable: isFacetSearchable(key, alternativeEngine),
      };
    });
}

/** A value that every product has is no choice. */
function offersChoice({ key, facetType, terms, range, selectedCount }: Facet): boolean {
  if (selectedCount > 0) return true;
  if (findFacet(key)?.isDuplicate) return false;
  if (facetType === 'range') return range !== undefined && range.max > range.min;
  if (findFacet(key)?.kind === 'toggle') return terms.some(({ term }) => term === 'true');
  return terms.length > 1;
}

/** The shop's own neckline and the one detected in pictures have the same label: only the first is shown. */
function isFirstOfItsName(facet: Facet, index: number, all: readonly Facet[]): boolean {
  return facet.selectedCount > 0 || all.findIndex(({ label }) => label === facet.label) === index;
}

function firstTerms(terms: Facet['terms'], selected: readonly string[]): Facet['terms'] {
  if (terms.length <= FACET_SEARCH_LIMIT) return terms;
  return terms.filter(({ term }, index) => index < FACET_SEARCH_LIMIT || selected.includes(term));
}

function paint(term: FacetTerm, swatches: Readonly<Record<string, string>> | undefined): TermView {
  const swatch = findSwatch(term.term, swatches)?.background;
  return swatch ? { ...term, swatch } : term;
}

function rank({ key }: Facet): number {
  return findFacet(key)?.order ?? Number.MAX_SAFE_INTEGER;
}
