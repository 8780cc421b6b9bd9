/** Limits for typed text, so that a very long query stays cheap. */
export const MAX_QUERY_CHARACTERS = 300;
export const MAX_QUERY_WORDS = 30;

export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and any are as at be by for from i in is it me my of on or some that the this to us with'.split(' '),
);

/** Removes the operators of search engines (double quote, caret, tilde) and limits the length. */
export function sanitiseSearchTerm(text: string): string {
  return text
    .slice(0, MAX_QUERY_CHARACTERS)
    .replace(/["^~]/g, '')
    .replace(/\p{C}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const PLAIN = /^[ -~\s]*$/;

/** Lower case without accents or apostrophes: "Women's Café" becomes "womens cafe". */
export function foldText(text: string): string {
  // Most text is plain ASCII, for which this is much faster.
  if (PLAIN.test(text)) return text.toLowerCase().replaceAll("'", '').replaceAll('`', '');
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l');
}

/** A shirt is not a T-shirt, so the letter stays with its word, also while it is being typed. */
const T_SHIRT = /\bt[ -](?=sh)/g;

/** The words of a text, folded, in order, stop words included. */
export function splitWords(text: string): string[] {
  const folded = foldText(text).replace(T_SHIRT, 't');
  return (PLAIN.test(folded) ? folded.match(/[a-z0-9]+/g) : folded.match(/[\p{L}\p{N}]+/gu)) ?? [];
}

/** A code with dashes is one word: its parts would match thousands of products. */
export function joinCodes(text: string): string {
  return text.replace(/(?<!\S)(?=\S*\d{3})(?=\S*\p{L})[\p{L}\d]+(?:[-_./][\p{L}\d]+)+(?!\S)/gu, (code) =>
    code.replace(/[-_./]/g, ''),
  );
}

/** Hyphenated words written as one, so that "t-shirt" is also found as "tshirt". */
export function joinHyphenated(text: string): string[] {
  const found = foldText(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return found.map((word) => word.replaceAll('-', ''));
}

export function removeStopWords(words: readonly string[]): string[] {
  return words.filter((word) => !STOP_WORDS.has(word));
}
