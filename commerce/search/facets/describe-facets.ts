import { findFacet, isRangeFacet } from '#commerce/catalogue/facets/find-facet.ts';
import type { Facet, FacetTerm, FacetType, SelectedFacet } from './facet.ts';
import { type LabelContext, labelFacet, labelSelection, labelTerm } from './facet-label.ts';
import { parseFacetRange } from './facet-range.ts';
import type { Filters } from './filters.ts';
import { isMarketplaceTerm, MARKETPLACE_NEEDLES } from './marketplace-terms.ts';

/** A facet as a search engine counts it. */
export interface CountedFacet {
  key: string;
  terms: readonly { term: string; count: number }[];
  range?: { min: number; max: number };
}

/** An engine's counts as the filter panel shows them: with labels and what is selected. */
export function describeFacets(
  counted: readonly CountedFacet[],
  filters: Filters,
  context: LabelContext,
  marketplaceNeedles: readonly string[] = MARKETPLACE_NEEDLES,
): Facet[] {
  return counted.flatMap(({ key, terms, range }) => {
    const facetType = facetTypeOf(key);
    if (!facetType) return [];
    const selected = selectedOf(filters, key);
    return {
      key,
      label: labelFacet(key, context),
      facetType,
      dataType: facetType === 'range' ? 'number' : 'text',
      terms: withSelected(facetType === 'terms' ? terms : [], facetType === 'terms' ? selected : [])
        .filter(({ term }) => !isMarketplaceTerm(term, marketplaceNeedles))
        .map(({ term, count }): FacetTerm => ({ term, label: labelTerm(key, term, context), count })),
      ...(facetType === 'range' && rangeOf(terms, range)),
      selectedCount: selected.length,
      selected: [...selected],
    };
  });
}

/** The selected filters above the list, one entry for each value; a range that cannot be parsed is left out. */
export function describeSelectedFacets(filters: Filters, context: LabelContext): SelectedFacet[] {
  return Object.entries(filters).flatMap(([key, values]) => {
    const facetType = facetTypeOf(key);
    if (!facetType) return [];
    return values
      .filter((term) => facetType === 'terms' || parseFacetRange(term) !== null)
      .map((term) => ({
        key,
        values: [...values],
        label: labelFacet(key, context),
        term,
        termLabel: labelSelection(key, term, context),
        facetType,
      }));
  });
}

/** The bounds that the engine counted, or those of the values where they are numbers. */
function rangeOf(terms: CountedFacet['terms'], range: CountedFacet['range']): Pick<Facet, 'range'> {
  if (range) return { range };
  const numbers = terms.map(({ term }) => Number(term)).filter(Number.isFinite);
  return numbers.length > 0
    ? { range: { min: Math.floor(Math.min(...numbers)), max: Math.ceil(Math.max(...numbers)) } }
    : {};
}

function facetTypeOf(key: string): FacetType | null {
  const facet = findFacet(key);
  if (!facet) return null;
  return isRangeFacet(facet) ? 'range' : 'terms';
}

/** A selected value that no product has any more stays in the list, so that it can be removed. */
function withSelected(terms: CountedFacet['terms'], selected: readonly string[]): CountedFacet['terms'] {
  const present = new Set(terms.map(({ term }) => term));
  return [...terms, ...selected.filter((term) => !present.has(term)).map((term) => ({ term, count: 0 }))];
}

function selectedOf(filters: Filters, key: string): readonly string[] {
  return Object.hasOwn(filters, key) ? (filters[key] ?? []) : [];
}
