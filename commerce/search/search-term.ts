export interface SearchTermLimits {
  maxCharacters: number;
  maxWords: number;
}

const SEARCH_TERM_LIMITS: SearchTermLimits = { maxCharacters: 300, maxWords: 30 };

/** Typed text for a search engine: without operators, and within its length limits. */
export function cleanSearchTerm(typed: string, limits: SearchTermLimits = SEARCH_TERM_LIMITS): string {
  const words = typed
    .toWellFormed()
    .replace(/["^~]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return cut(words.slice(0, limits.maxWords).join(' '), limits.maxCharacters);
}

/** Cuts between characters, never within a surrogate pair. */
function cut(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const head = text.slice(0, maxCharacters);
  return (head.isWellFormed() ? head : head.slice(0, -1)).trimEnd();
}
