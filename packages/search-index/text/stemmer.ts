import { IRREGULAR_WORDS, SPELLINGS } from './english-words.ts';
import { splitWords } from './tokeniser.ts';

/**
 * One form for singular and plural, British and American spelling. Only plurals are folded: removing "-ing" and "-ed"
 * would turn "leggings" into "leg" and "bedding" into "bed".
 */
export function stemWord(word: string): string {
  const known = stemCache.get(word);
  if (known !== undefined) return known;
  const stem = respell(singular(word));
  if (stemCache.size >= MAX_CACHED) stemCache.clear();
  stemCache.set(word, stem);
  return stem;
}

/** An index build stems the same words many times. */
const MAX_CACHED = 50_000;
const stemCache = new Map<string, string>();

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

/** The stems of the words as one string, so that phrases with the same meaning are equal. */
export function stemPhrase(words: readonly string[]): string {
  return words.map(stemWord).join(' ');
}

/** Stems of the words that a name is about, which are its last ones: "Wool Coats & Rain Jackets" are coats and jackets. */
export function headStems(name: string): string[] {
  return name.split(/[&,/]|\band\b/).flatMap((part) => splitWords(part).slice(-1).map(stemWord));
}
