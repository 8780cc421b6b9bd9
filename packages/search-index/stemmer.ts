import { IRREGULAR_WORDS, SPELLINGS } from './english-words.ts';

/**
 * One form for singular and plural, British and American. Only plurals are folded: taking "-ing" and "-ed" away
 * would make "leggings" a leg and "bedding" a bed.
 */
export function stemWord(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const stem = respell(singular(word));
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(word, stem);
  return stem;
}

/** An index build asks for the same words over and over. */
const MAX_REMEMBERED = 50_000;
const remembered = new Map<string, string>();

function singular(word: string): string {
  const irregular = IRREGULAR_WORDS.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 3 || /\d/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

function respell(word: string): string {
  const spelling = SPELLINGS.get(word);
  if (spelling !== undefined) return spelling;
  return word.length > 6 ? word.replace(/iz(e|er|ed|ing)$/, 'is$1') : word;
}

/** Stems of words, as one string: two phrases that a shopper would call the same compare equal. */
export function stemPhrase(words: readonly string[]): string {
  return words.map(stemWord).join(' ');
}
