export const RECENTLY_VIEWED_KEY = 'recently-viewed';
export const RECENTLY_VIEWED_MAX = 13;
export const RECENTLY_VIEWED_PAGE_SIZE = 10;
export const RECENTLY_VIEWED_DEBOUNCE_MS = 300;

/** Most recent first, without duplicates, at most thirteen. */
export function rememberViewed(keys: readonly string[], viewed: string): string[] {
  return [viewed, ...keys.filter((key) => key !== viewed)].slice(0, RECENTLY_VIEWED_MAX);
}

export interface StoredViewed {
  keys: string[];
  /** The stored value was not valid; log a warning and use what could be read. */
  isDamaged: boolean;
}

export function parseViewed(stored: string | null): StoredViewed {
  if (stored === null) return { keys: [], isDamaged: false };
  try {
    const parsed: unknown = JSON.parse(stored);
    if (!Array.isArray(parsed)) return { keys: [], isDamaged: true };
    const keys = parsed.filter(
      (key): key is string => typeof key === 'string' && /^[A-Za-z0-9-]+$/.test(key),
    );
    return { keys: [...new Set(keys)].slice(0, RECENTLY_VIEWED_MAX), isDamaged: keys.length < parsed.length };
  } catch {
    return { keys: [], isDamaged: true };
  }
}

/** The keys to load: without the current product, at most one page. */
export function keysToShow(keys: readonly string[], current: string | null): string[] {
  return keys.filter((key) => key !== current).slice(0, RECENTLY_VIEWED_PAGE_SIZE);
}

/** Sorts results by the order in which they were viewed. */
export function orderByViewed<T extends { productKey: string }>(
  results: readonly T[],
  keys: readonly string[],
): T[] {
  const byKey = new Map(results.map((result) => [result.productKey, result]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
