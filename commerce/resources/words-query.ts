import { foldLetters } from '#commerce/text/fold-letters.ts';

const MOST_WORDS = 6;
/** Shorter words are looked up whole: too many begin with them. */
const PREFIX_FROM = 3;

/**
 * What a person typed as a query on a column of words: every word must be there, longer ones at least at its beginning. Null
 * when nothing is left to look for.
 */
export function wordsQuery(text: string): string | null {
  const words = foldLetters(text)
    .split(/[\s",[\]]+/)
    .map((word) => word.replace(/^#/, ''))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  return words
    .map((word) => {
      const quoted = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
      return word.length >= PREFIX_FROM ? `${quoted}:*` : quoted;
    })
    .join(' & ');
}
