import { AUDIENCE_STEMS, SIZE_WORDS } from './english-words.ts';
import { COLOUR_KEY, type PhraseBook, rankKey } from './phrase-book.ts';
import { stemPhrase } from './stemmer.ts';
import type { FacetValue } from './value-space.ts';

/** The most words that a brand or colour is looked for in. */
export const MAX_PHRASE_WORDS = 4;

/** The phrase books of all segments, asked as one: a segment that goes takes its own names along and no others. */
export class PhraseBooks {
  readonly #books: readonly PhraseBook[];

  constructor(books: readonly PhraseBook[]) {
    this.#books = books;
  }

  /** The brand or colour that these words name. A brand called like a category needs no guess: it stays text. */
  findValue(words: readonly string[]): FacetValue | null {
    const phrase = stemPhrase(words);
    let best: FacetValue | null = null;
    for (const book of this.#books) {
      const value = book.valueOf(phrase);
      if (value !== undefined && (best === null || rankKey(value.key) < rankKey(best.key))) best = value;
    }
    if (best === null || best.key === COLOUR_KEY) return best;
    return this.#books.some((book) => book.hasCategory(phrase)) ? null : best;
  }

  /** Whether the word says what a product is ("boots", "cream") rather than how it is, or for whom. */
  isKind(stem: string): boolean {
    return !AUDIENCE_STEMS.has(stem) && this.#books.some((book) => book.hasKind(stem));
  }

  /** Whether a colour's word may be meant as a thing. */
  isThing(stem: string): boolean {
    return this.isKind(stem) || this.#books.some((book) => book.hasSubstance(stem));
  }

  isColour(value: FacetValue): boolean {
    return value.key === COLOUR_KEY;
  }

  /** Labels of the size: "12" finds "12" and "UK 12", "medium" finds "M". */
  findSizes(words: readonly string[]): string[] {
    const typed = words.join(' ');
    const names = [typed, SIZE_WORDS.get(typed) ?? typed];
    return [
      ...new Set(names.flatMap((name) => this.#books.flatMap((book) => [...book.sizesOf(name)]))),
    ].sort();
  }
}
