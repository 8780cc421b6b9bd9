import { findFacet } from '#commerce/catalogue/facets/find-facet.ts';

/** The most values that a search within a facet returns. */
export const FACET_SEARCH_LIMIT = 100;

/** Whether shoppers can search the facet's values by typing. The alternative engine has no such search. */
export function isFacetSearchable(key: string, alternativeEngine: boolean): boolean {
  return !alternativeEngine && findFacet(key)?.isSearchable === true;
}
