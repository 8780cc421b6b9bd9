import { FACET_RECORDS } from '#commerce/catalogue/facets/facet-records.ts';
import type { SearchEngine, SearchQuery } from '#commerce/search/provider.ts';
import { DEFAULT_SORT, isPriceSort } from '#commerce/search/sort-options.ts';

const RANGES: ReadonlySet<string> = new Set(
  FACET_RECORDS.filter(({ kind }) => kind === 'price-range' || kind === 'discount-range').map(
    ({ key }) => key,
  ),
);

/** Whether the engine has no prices of the list: a price filter, count or order would be that of another market. */
export function lacksPricesOf(
  { hasOneList = false }: Pick<SearchEngine, 'hasOneList'>,
  priceList: string | undefined,
  ownList: string | undefined,
): boolean {
  return hasOneList && priceList !== undefined && ownList !== undefined && priceList !== ownList;
}

/** The same list without price ranges and in no price order. */
export function withoutPrices<List extends Pick<SearchQuery, 'sort'> & { filters: object }>(
  list: List,
): List {
  const filters = Object.entries(list.filters).filter(([key]) => !RANGES.has(key));
  return {
    ...list,
    filters: Object.fromEntries(filters),
    sort: isPriceSort(list.sort) ? DEFAULT_SORT : list.sort,
  };
}

export function withoutPriceRanges<Facet extends { key: string }>(facets: readonly Facet[]): Facet[] {
  return facets.filter(({ key }) => !RANGES.has(key));
}
