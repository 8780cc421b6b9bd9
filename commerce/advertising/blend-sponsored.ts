import type { Filters } from '#commerce/search/facets/filters.ts';
import { DEFAULT_SORT } from '#commerce/search/sort-options.ts';

export const MAX_SPONSORED = { mobile: 4, desktop: 5 } as const;
export const SPONSORED_SKELETONS = { mobile: 4, desktop: 5 } as const;

export type Platform = keyof typeof MAX_SPONSORED;

/** A carousel scrolls, so it has room for more than a row. */
const CAROUSEL_ADS = 10;

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

/** Advertisements as a screen has room for them: each product once, and on a phone four. */
export function fitPlaces<Ad extends { key: string }>(ads: readonly Ad[], platform: Platform): Ad[] {
  const once = ads.filter(({ key }, place) => ads.findIndex((ad) => ad.key === key) === place);
  return platform === 'mobile' ? once.slice(0, MAX_SPONSORED.mobile) : once;
}

/**
 * Where a product of the list gives way because it leads: nowhere, everywhere, or, while what leads is only expected
 * and the screen not known, where there is room for more than four.
 */
export function givesWay(
  productKey: string,
  leading: readonly string[],
  isScreenKnown: boolean,
): 'everywhere' | 'desktop' | null {
  const place = leading.indexOf(productKey);
  if (place < 0) return null;
  return !isScreenKnown && place >= MAX_SPONSORED.mobile ? 'desktop' : 'everywhere';
}
