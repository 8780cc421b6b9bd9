import type { Filters } from '#domain/listing/filters.ts';
import type { AdInfo } from '#domain/listing/listing-product.ts';
import { DEFAULT_SORT } from '#domain/sort/sort-options.ts';

export const MAX_SPONSORED = { mobile: 4, desktop: 5 } as const;
export const SPONSORED_SKELETONS = { mobile: 4, desktop: 5 } as const;

export type Platform = keyof typeof MAX_SPONSORED;

const BRAND_KEYS: readonly string[] = ['brand', 'collection'];

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
  id: string;
  productKey: string;
  adInfo: AdInfo | null;
  adIndex: number | null;
}

/** Sponsored products first, each once; what is sponsored does not come again among the rest. */
export function blendSponsored<T extends Advertised>(
  sponsored: readonly T[],
  organic: readonly T[],
  platform: Platform,
  limits: Readonly<Record<Platform, number>> = MAX_SPONSORED,
): T[] {
  const shown = new Set<string>();
  const leading = sponsored
    .filter(({ productKey }) => isFirst(shown, productKey))
    .slice(0, limits[platform])
    .map((product, adIndex) => ({ ...product, adIndex }));
  const leadingKeys = new Set(leading.map(({ productKey }) => productKey));
  return [...leading, ...organic.filter(({ productKey }) => !leadingKeys.has(productKey))];
}

function isFirst(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
