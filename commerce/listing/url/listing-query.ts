import { parseSort, type SortKey } from '#commerce/search/sort-options.ts';

/** A million products in pages of forty; beyond it no list can go. */
export const MAX_PAGE = 25_000;

export interface ListingQuery {
  page: number;
  sort: SortKey;
  /** Id of the product to scroll to after coming back. */
  scrollTo: string | null;
}

/** Whatever stands in the address, the list gets values it can work with. */
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
