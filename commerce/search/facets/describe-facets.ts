import type { Facet, FacetTerm, SelectedFacet } from './facet.ts';
import { type LabelContext, labelFacet, labelSelection, labelTerm } from './facet-label.ts';
import { parseFacetRange } from './facet-range.ts';
import { findFilterKey } from './filter-keys.ts';
import type { Filters } from './filters.ts';
import { isMarketplaceTerm, MARKETPLACE_NEEDLES } from './marketplace-terms.ts';

/** What a search engine counts. */
export interface CountedFacet {
  key: string;
  terms: readonly { term: string; count: number }[];
  range?: { min: number; max: number };
}

/** An engine's counts as the filter panel shows them: named, with what is chosen. */
export function describeFacets(
  counted: readonly CountedFacet[],
  filters: Filters,
  context: LabelContext,
  marketplaceNeedles: readonly string[] = MARKETPLACE_NEEDLES,
): Facet[] {
  return counted.flatMap(({ key, terms, range }) => {
    const filter = findFilterKey(key);
    if (!filter) return [];
    const selected = selectedOf(filters, key);
    return {
      key,
      label: labelFacet(key, context.translate),
      facetType: filter.facetType,
      dataType: filter.dataType,
      terms: withSelected(terms, filter.facetType === 'terms' ? selected : [])
        .filter(({ term }) => !isMarketplaceTerm(term, marketplaceNeedles))
        .map(({ term, count }): FacetTerm => ({ term, label: labelTerm(key, term, context), count })),
      ...(range && { range }),
      selectedCount: selected.length,
      selected: [...selected],
    };
  });
}

/** The strip of chosen filters above the list, one entry a value; a range nobody can read is left out. */
export function describeSelectedFacets(filters: Filters, context: LabelContext): SelectedFacet[] {
  return Object.entries(filters).flatMap(([key, values]) => {
    const filter = findFilterKey(key);
    if (!filter) return [];
    return values
      .filter((term) => filter.facetType === 'terms' || parseFacetRange(term) !== null)
      .map((term) => ({
        key,
        values: [...values],
        label: labelFacet(key, context.translate),
        term,
        termLabel: labelSelection(key, term, context),
        facetType: filter.facetType,
      }));
  });
}

/** A chosen value that no product has any more stays in sight, so it can be taken off. */
function withSelected(terms: CountedFacet['terms'], selected: readonly string[]): CountedFacet['terms'] {
  const present = new Set(terms.map(({ term }) => term));
  return [...terms, ...selected.filter((term) => !present.has(term)).map((term) => ({ term, count: 0 }))];
}

function selectedOf(filters: Filters, key: string): readonly string[] {
  return Object.hasOwn(filters, key) ? filters[key]! : [];
}
