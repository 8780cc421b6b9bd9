export interface SearchTermLimits {
  maxCharacters: number;
  maxWords: number;
}

const SEARCH_TERM_LIMITS: SearchTermLimits = { maxCharacters: 300, maxWords: 30 };

/** What was typed, as an engine may be asked: without its operators, and no longer than it accepts. */
export function cleanSearchTerm(typed: string, limits: SearchTermLimits = SEARCH_TERM_LIMITS): string {
  const words = typed
    .toWellFormed()
    .replace(/["^~]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return cut(words.slice(0, limits.maxWords).join(' '), limits.maxCharacters);
}

/** A brand filter that says 'null' came from a link without a brand. */
export function isBrandFilter(brand: string): boolean {
  return brand !== 'null';
}

/** Never cuts a character in two. */
function cut(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const head = text.slice(0, maxCharacters);
  return (head.isWellFormed() ? head : head.slice(0, -1)).trimEnd();
}
