const STORAGE_KEY = 'recent-searches';
const MAX = 6;
const MAX_LENGTH = 100;

/** Adds a search: newest first, without duplicates regardless of case. */
export function rememberSearch(searches: readonly string[], typed: string): string[] {
  const text = typed.trim().slice(0, MAX_LENGTH);
  if (text === '') return [...searches];
  const others = searches.filter((known) => known.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MAX);
}

/** The stored searches; empty when the stored value is anything else. */
export function parseSearches(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed
      .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
      .slice(0, MAX);
  } catch {
    return [];
  }
}

export function readRecentSearches(): string[] {
  try {
    return parseSearches(window.localStorage.getItem(STORAGE_KEY));
  } catch {
    return [];
  }
}

export function storeRecentSearch(typed: string): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(rememberSearch(readRecentSearches(), typed)));
  } catch {
    // Private windows may refuse storage; the search works without it.
  }
}

export function clearRecentSearches(): void {
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage there is nothing to clear.
  }
}
