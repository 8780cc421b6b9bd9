import type { FacetKind } from '#commerce/catalogue/facets/facet-records.ts';
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
    .filter(isShownForItsName)
    .map(({ key, label, facetType, terms, range, selected }) => {
      const kind = findFacet(key)?.kind ?? 'terms';
      const isSwatches = kind === 'colour' && showsSwatches(terms, swatches);
      const isSearchable = isFacetSearchable(key, alternativeEngine);
      const ordered = orderTerms(kind, terms);
      const shown = isSearchable ? firstTerms(ordered, selected) : ordered;
      return {
        key,
        label,
        facetType,
        terms: isSwatches ? shown.map((term) => paint(term, swatches)) : shown,
        ...(range && { range, ...unitOf(kind) }),
        selected,
        isSwatches,
        isSearchable,
      };
    });
}

function unitOf(kind: FacetKind): Pick<FacetView, 'unit'> {
  if (kind === 'number-range') return {};
  return { unit: kind === 'price-range' ? 'money' : 'percent' };
}

/** A value that every product has is no choice. */
function offersChoice({ key, facetType, terms, range, selectedCount }: Facet): boolean {
  if (selectedCount > 0) return true;
  if (findFacet(key)?.isDuplicate) return false;
  if (facetType === 'range') return range !== undefined && range.max > range.min;
  if (findFacet(key)?.kind === 'toggle') return terms.some(({ term }) => term === 'true');
  return terms.length > 1;
}

/** Brand and collection have the same label: those with a selected value are shown, else only the first. */
function isShownForItsName(facet: Facet, _index: number, all: readonly Facet[]): boolean {
  const namesakes = all.filter(({ label }) => label === facet.label);
  const isAnySelected = namesakes.some(({ selectedCount }) => selectedCount > 0);
  return isAnySelected ? facet.selectedCount > 0 : namesakes[0] === facet;
}

/** The others are found by typing; a facet without search has all its values in the panel. */
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
