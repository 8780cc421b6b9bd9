import { parseSort, type SortKey } from '#commerce/search/sort-options.ts';

/** A million products in pages of forty. */
export const MAX_PAGE = 25_000;

export interface ListingQuery {
  page: number;
  sort: SortKey;
  /** Id of the product to scroll to after coming back. */
  scrollTo: string | null;
}

/** Parses the query of a list's address; invalid values become defaults. */
export function parseListingQuery(params: URLSearchParams): ListingQuery {
  return {
    page: parsePage(params.get('page')),
    sort: parseSort(params.get('sort')),
    scrollTo: params.get('scrollTo') || null,
  };
}

export function parsePage(value: string | null): number {
  if (value === null || !/^\d+$/.test(value)) return 1;
  return Math.min(Math.max(Number(value), 1), MAX_PAGE);
}
