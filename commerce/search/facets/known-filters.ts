import { findFacet } from '#commerce/catalogue/facets/find-facet.ts';
import type { Filters } from './filters.ts';

/** Drops keys that are no facet and values that are ignored: they reach neither the engine nor the canonical address. */
export function keepKnownFilters(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([key, values]) => {
      const facet = findFacet(key);
      const meaningful = facet ? values.filter((value) => !facet.ignoredValues?.includes(value)) : [];
      return meaningful.length > 0 ? [[key, meaningful]] : [];
    }),
  );
}
