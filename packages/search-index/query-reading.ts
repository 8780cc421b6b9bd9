import type { Lexicon } from './lexicon.ts';
import { MAX_PHRASE_WORDS, type PhraseBooks } from './phrase-books.ts';
import { stemWord } from './stemmer.ts';
import type { SynonymBook } from './synonym-book.ts';
import { MAX_QUERY_WORDS, STOP_WORDS, sanitiseSearchTerm, splitWords } from './tokeniser.ts';
import { takeTypedPrice } from './typed-price.ts';
import { takeTypedSize } from './typed-size.ts';

/** What the engine takes typed text to mean. */
export interface QueryReading {
  filters: Record<string, string[]>;
  /** What remains to be found as text, stop words gone. */
  words: string[];
  /** Words that help to rank but need not be found, such as "light" before a colour. */
  helpful: ReadonlySet<string>;
  text: string;
  correctedFrom: string | null;
  /** All that was typed, as it was corrected. */
  correctedTo: string | null;
  /** Cheaper ones first. */
  isThrifty: boolean;
}

export interface ReadingBooks {
  lexicon: Lexicon;
  phrases: PhraseBooks;
  synonyms: SynonymBook;
}

/** Shades qualify a colour; the catalogue files them under the plain one. */
const SHADES: ReadonlySet<string> = new Set(
  'baby bright dark deep light mid neon pale pastel washed antique dusky dusty'.split(' '),
);
const MIN_SPLIT = 3;

/**
 * Reads typed text. With `takesNames` false, brands, colours and sizes stay words: the second reading, for when the
 * first finds nothing.
 */
export function readQuery(typed: string, books: ReadingBooks, takesNames = true): QueryReading {
  const clean = sanitiseSearchTerm(typed);
  const { rest, filters, isThrifty } = takeTypedPrice(clean);
  const words = splitWords(rest).slice(0, MAX_QUERY_WORDS);
  const corrected = words.flatMap((_, i) => correctWord(words, i, books));
  const taken = takesNames
    ? takeNames(corrected, books.phrases)
    : { filters: {}, words: corrected, helpful: new Set<string>() };
  const left = taken.words.filter((word) => !STOP_WORDS.has(word));
  const isCorrected = corrected.join(' ') !== words.join(' ');
  return {
    filters: { ...filters, ...taken.filters },
    words: left,
    helpful: taken.helpful,
    text: left.join(' '),
    correctedFrom: isCorrected ? clean : null,
    correctedTo: isCorrected ? corrected.join(' ') : null,
    isThrifty,
  };
}

/** Only a word that nobody wrote is corrected, so that an unusual brand is never "improved" into another. */
function correctWord(words: readonly string[], index: number, books: ReadingBooks): string[] {
  const { lexicon, synonyms, phrases } = books;
  const word = words[index]!;
  const isKnown = (candidate: string) => {
    const stem = stemWord(candidate);
    return lexicon.frequency(stem) > 0 || synonyms.has(stem) || phrases.findValue([candidate]) !== null;
  };
  const joinsNeighbour = [words.slice(index, index + 2), words.slice(index - 1, index + 1)].some(
    (pair) => pair.length === 2 && lexicon.frequency(stemWord(pair.join(''))) > 0,
  );
  if (STOP_WORDS.has(word) || /\d/.test(word) || joinsNeighbour || isKnown(word)) return [word];
  const isLast = index === words.length - 1;
  if (isLast && word.length >= 2 && lexicon.completions(word, 1).length > 0) return [word];

  const meant = lexicon.correct(word);
  if (meant !== null && meant.distance === 1) return [meant.word];
  const parts = splitCompound(word, lexicon);
  if (parts !== null) return parts;
  return [meant?.word ?? word];
}

/** "maxidress" is two known words; the pair whose rarer word is commonest wins. */
function splitCompound(word: string, lexicon: Lexicon): string[] | null {
  let best: string[] | null = null;
  let bestFrequency = 0;
  for (let i = MIN_SPLIT; i <= word.length - MIN_SPLIT; i++) {
    const parts = [word.slice(0, i), word.slice(i)];
    const frequency = Math.min(...parts.map((part) => lexicon.frequency(stemWord(part))));
    if (frequency > bestFrequency) {
      best = parts;
      bestFrequency = frequency;
    }
  }
  return best;
}

function takeNames(words: readonly string[], phrases: PhraseBooks) {
  const filters: Record<string, string[]> = {};
  const left: string[] = [];
  const helpful = new Set<string>();
  const add = (key: string, values: readonly string[]) => {
    filters[key] = [...new Set([...(filters[key] ?? []), ...values])];
  };
  let colourEnd = -1;
  for (let i = 0; i < words.length; ) {
    const size = takeTypedSize(words, i, phrases);
    if (size !== null) {
      add('sizes', size.values);
      i += size.length;
      continue;
    }
    const named = takeNamed(words, i, phrases);
    if (named === null || (phrases.isColour(named.value) && isThing(words, i, named.length, phrases))) {
      left.push(words[i++]!);
      continue;
    }
    const isColour = phrases.isColour(named.value);
    // In "navy blue" the first word says it; "black and white" says two.
    if (!isColour || colourEnd !== i) add(named.value.key, [named.value.term]);
    const before = left.at(-1);
    if (isColour && before !== undefined && SHADES.has(before)) helpful.add(before);
    i += named.length;
    if (isColour) colourEnd = i;
  }
  return { filters, words: left, helpful };
}

/** "face cream" is a cream, "cream dress" and "dress in cream" are not: a colour goes before its thing, or after "in". */
function isThing(words: readonly string[], index: number, length: number, phrases: PhraseBooks): boolean {
  const before = words[index - 1];
  const after = words[index + length];
  if (before === undefined || STOP_WORDS.has(before)) return false;
  return (
    (after === undefined || STOP_WORDS.has(after)) && phrases.isThing(stemWord(words[index + length - 1]!))
  );
}

function takeNamed(words: readonly string[], index: number, phrases: PhraseBooks) {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - index); length > 0; length--) {
    const value = phrases.findValue(words.slice(index, index + length));
    if (value !== null) return { value, length };
  }
  return null;
}
