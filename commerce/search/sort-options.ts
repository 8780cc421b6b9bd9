import type { SortKey } from '@selvedge/search-index/types.ts';

export type { SortKey };

export interface SortOption {
  key: SortKey;
  /** English label; `labelKey` is its text in the language folders. */
  label: string;
  labelKey: string;
  default: boolean;
}

interface SortRule extends SortOption {
  /** Field and direction for engines that sort by field; null lets the engine rank. */
  apiValue: string | null;
  /** Name ending of the hosted index that is sorted this way. */
  indexSuffix: string | null;
}

export const DEFAULT_SORT: SortKey = 'relevance';

const RELEVANCE = rule('relevance', 'Sort: Relevance', null, null);
const SORTS: readonly SortRule[] = [
  RELEVANCE,
  rule('best-sellers', 'Sort: Best Sellers', 'totalRevenueAmount desc', 'vi-sort-best-sellers'),
  rule('price-asc', 'Price: Low-High', 'price asc', 'vi-sort-low-high'),
  rule('price-desc', 'Price: High-Low', 'price desc', 'vi-sort-high-low'),
  rule('newness', 'Sort: Newness', 'publishedAtTimestamp desc', 'vi-sort-newness'),
  rule('rating-desc', 'Sort: Top Rated', 'averageRating desc', 'vi-avg-rating-desc'),
];

export const isPriceSort = (key: SortKey): boolean => key === 'price-asc' || key === 'price-desc';

/** The options of the sort menu; by rating only where reviews are enabled, by price only where the engine has the prices. */
export function offerSortOptions({
  reviewsEnabled,
  pricesKnown = true,
}: {
  reviewsEnabled: boolean;
  pricesKnown?: boolean;
}): SortOption[] {
  return SORTS.filter(
    ({ key }) => (reviewsEnabled || key !== 'rating-desc') && (pricesKnown || !isPriceSort(key)),
  ).map(({ key, label, labelKey, default: isDefault }) => ({ key, label, labelKey, default: isDefault }));
}

/** The default for an unknown sort. */
export function parseSort(value: string | null | undefined): SortKey {
  return SORTS.find(({ key }) => key === value)?.key ?? DEFAULT_SORT;
}

export function sortApiValue(key: SortKey): string | null {
  return ruleOf(key).apiValue;
}

/** The hosted index for a sort: the source index itself for relevance. */
export function sortIndexName(sourceIndex: string, key: SortKey, template = '{index}-{suffix}'): string {
  const { indexSuffix } = ruleOf(key);
  if (indexSuffix === null) return sourceIndex;
  return template.replace('{index}', () => sourceIndex).replace('{suffix}', () => indexSuffix);
}

function ruleOf(key: SortKey): SortRule {
  return SORTS.find((sort) => sort.key === key) ?? RELEVANCE;
}

function rule(key: SortKey, label: string, apiValue: string | null, indexSuffix: string | null): SortRule {
  return { key, label, labelKey: `plp.sort.${key}`, default: key === DEFAULT_SORT, apiValue, indexSuffix };
}
