import type { Filters } from '#domain/listing/filters.ts';
import { DEFAULT_SORT } from '#domain/sort/sort-options.ts';

export const MAX_SPONSORED = { mobile: 4, desktop: 5 } as const;
export const SPONSORED_SKELETONS = { mobile: 4, desktop: 5 } as const;

export type Platform = keyof typeof MAX_SPONSORED;

/** A carousel scrolls, so it has room for more than a row. */
export const CAROUSEL_ADS = 10;

/** Places on a page; a shop may set its own number for the row on desktop. */
export function countPlaces(
  pageType: 'category' | 'search' | 'product',
  platform: Platform,
  maxDesktop: number = MAX_SPONSORED.desktop,
): number {
  if (pageType === 'product') return CAROUSEL_ADS;
  return platform === 'desktop' ? maxDesktop : Math.min(maxDesktop, MAX_SPONSORED.mobile);
}

const BRAND_KEYS: readonly string[] = ['brand', 'collection'];

/** The one brand a list is filtered by; null without a filter. */
export function onlyBrand(filters: Filters): string | null {
  return BRAND_KEYS.flatMap((key) => filters[key] ?? [])[0] ?? null;
}

/** Advertisements lead only an untouched list: its first page, no filter but one brand, no sort of its own. */
export function allowsSponsored(list: { page: number; filters: Filters; sort: string | null }): boolean {
  const isFirstPage = list.page === 0 || list.page === 1;
  const isUnsorted = list.sort === null || list.sort === '' || list.sort === DEFAULT_SORT;
  return isFirstPage && isUnsorted && hasNoFilterButOneBrand(list.filters);
}

function hasNoFilterButOneBrand(filters: Filters): boolean {
  const chosen = Object.entries(filters).flatMap(([key, values]) => values.map(() => key));
  return chosen.length === 0 || (chosen.length === 1 && BRAND_KEYS.includes(chosen[0]!));
}

interface Advertised {
  key: string;
}

/** Sponsored products first, each once; what is sponsored does not come again among the rest. */
export function blendSponsored<Ad extends Advertised, Organic extends Advertised>(
  sponsored: readonly Ad[],
  organic: readonly Organic[],
  places: number,
): { leading: Ad[]; organic: Organic[] } {
  const shown = new Set<string>();
  const leading = sponsored.filter(({ key }) => isFirst(shown, key)).slice(0, places);
  const leadingKeys = new Set(leading.map(({ key }) => key));
  return { leading, organic: organic.filter(({ key }) => !leadingKeys.has(key)) };
}

function isFirst(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
