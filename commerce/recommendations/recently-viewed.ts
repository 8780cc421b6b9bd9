export const RECENTLY_VIEWED_KEY = 'recently-viewed';
export const RECENTLY_VIEWED_MAX = 13;
const RECENTLY_VIEWED_PAGE_SIZE = 10;
export const RECENTLY_VIEWED_DEBOUNCE_MS = 300;

/** Most recent first, each once, thirteen at most. */
export function rememberViewed(keys: readonly string[], viewed: string): string[] {
  return [viewed, ...keys.filter((key) => key !== viewed)].slice(0, RECENTLY_VIEWED_MAX);
}

export interface StoredViewed {
  keys: string[];
  /** The stored text could not be read: warn, and start afresh. */
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

/** The keys to ask for: not the product on screen, and no more than a page. */
export function keysToShow(keys: readonly string[], current: string | null): string[] {
  return keys.filter((key) => key !== current).slice(0, RECENTLY_VIEWED_PAGE_SIZE);
}

/** Results stand in the order in which they were viewed, whatever order the search gave. */
export function orderByViewed<T extends { productKey: string }>(
  results: readonly T[],
  keys: readonly string[],
): T[] {
  const byKey = new Map(results.map((result) => [result.productKey, result]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
