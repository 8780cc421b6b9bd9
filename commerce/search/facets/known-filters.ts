import type { FacetRecord } from '#commerce/catalogue/facets/facet-records.ts';
import { findFacet, isRangeFacet } from '#commerce/catalogue/facets/find-facet.ts';
import { parseFacetRange } from './facet-range.ts';
import type { Filters } from './filters.ts';

/**
 * Drops keys that are no facet, values that are ignored and ranges that cannot be parsed: they reach neither the engine nor
 * the canonical address, and the list is no filtered one because of them.
 */
export function keepKnownFilters(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([key, values]) => {
      const facet = findFacet(key);
      const meaningful = facet ? values.filter((value) => isMeaningful(facet, value)) : [];
      return meaningful.length > 0 ? [[key, meaningful]] : [];
    }),
  );
}

function isMeaningful(facet: FacetRecord, value: string): boolean {
  if (isRangeFacet(facet)) return parseFacetRange(value) !== null;
  return !facet.ignoredValues?.includes(value);
}
