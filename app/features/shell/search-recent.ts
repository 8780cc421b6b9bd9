const STORAGE_KEY = 'recent-searches';
const MAX = 6;
const MAX_LENGTH = 100;

/** The newest first, each once, whatever its capitals. */
export function rememberSearch(searches: readonly string[], typed: string): string[] {
  const text = typed.trim().slice(0, MAX_LENGTH);
  if (text === '') return [...searches];
  const others = searches.filter((known) => known.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MAX);
}

/** What was stored, if it is still a list of texts. */
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
    // Private windows may refuse; the search itself works all the same.
  }
}

export function clearRecentSearches(): void {
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored then.
  }
}
