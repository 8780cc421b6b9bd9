import type { Filters } from '#commerce/search/facets/filters.ts';
import { DEFAULT_SORT } from '#commerce/search/sort-options.ts';

export const MAX_SPONSORED = { mobile: 4, desktop: 5 } as const;
export const SPONSORED_SKELETONS = { mobile: 4, desktop: 5 } as const;

export type Platform = keyof typeof MAX_SPONSORED;

/** Ads in a carousel. */
const CAROUSEL_ADS = 10;

/** The number of ads on a page; the number on desktop is a setting. */
export function countPlaces(
  pageType: 'category' | 'search' | 'product',
  platform: Platform,
  maxDesktop: number = MAX_SPONSORED.desktop,
): number {
  if (pageType === 'product') return CAROUSEL_ADS;
  return platform === 'desktop' ? maxDesktop : Math.min(maxDesktop, MAX_SPONSORED.mobile);
}

const BRAND_KEYS: readonly string[] = ['brand', 'collection'];

/** The brand that a list is filtered by; null without a filter. */
export function filteredBrand(filters: Filters): string | null {
  return BRAND_KEYS.flatMap((key) => filters[key] ?? [])[0] ?? null;
}

/** Ads are shown only on the first page, without filters except one brand, in the default sort order. */
export function allowsSponsored(list: { page: number; filters: Filters; sort: string | null }): boolean {
  const isFirstPage = list.page === 0 || list.page === 1;
  const isUnsorted = list.sort === null || list.sort === '' || list.sort === DEFAULT_SORT;
  return isFirstPage && isUnsorted && hasAtMostOneBrandFilter(list.filters);
}

function hasAtMostOneBrandFilter(filters: Filters): boolean {
  const keys = Object.entries(filters).flatMap(([key, values]) => values.map(() => key));
  return keys.length <= 1 && keys.every((key) => BRAND_KEYS.includes(key));
}

/** The ads that fit the screen: each product once, and four on a phone. */
export function limitToPlaces<Ad extends { key: string }>(ads: readonly Ad[], platform: Platform): Ad[] {
  const once = ads.filter(({ key }, place) => ads.findIndex((ad) => ad.key === key) === place);
  return platform === 'mobile' ? once.slice(0, MAX_SPONSORED.mobile) : once;
}

/**
 * On which screens a product is hidden in the list because it is already shown as an ad. While the screen is not known, a
 * product beyond the fourth ad is hidden on desktop only, where there is room for it.
 */
export function duplicateHiddenOn(
  productKey: string,
  leading: readonly string[],
  isScreenKnown: boolean,
): 'everywhere' | 'desktop' | null {
  const place = leading.indexOf(productKey);
  if (place < 0) return null;
  return !isScreenKnown && place >= MAX_SPONSORED.mobile ? 'desktop' : 'everywhere';
}
