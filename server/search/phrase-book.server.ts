import { SIZE_WORDS } from './english-words.server.ts';
import { stemPhrase, stemWord } from './stemmer.server.ts';
import { splitWords } from './tokeniser.server.ts';
import type { FacetValue } from './value-space.server.ts';

const COLOUR_KEY = 'colourFacets';
const SIZE_KEY = 'sizes';
const BRAND_KEYS = ['brand', 'collection'];

/** The most words that a brand or colour is looked for in. */
export const MAX_PHRASE_WORDS = 4;

/** What the catalogue's colours, brands and sizes are called, so that typed ones are recognised. */
export class PhraseBook {
  readonly #phrases = new Map<string, FacetValue>();
  readonly #sizes = new Map<string, Set<string>>();
  readonly #categoryStems = new Set<string>();

  addValue(value: FacetValue): void {
    if (value.key === SIZE_KEY) {
      this.#addSize(value.term);
      return;
    }
    if (value.key !== COLOUR_KEY && !BRAND_KEYS.includes(value.key)) return;
    const phrase = stemPhrase(splitWords(value.term));
    const known = this.#phrases.get(phrase);
    if (phrase !== '' && (known === undefined || rankKey(value.key) < rankKey(known.key))) {
      this.#phrases.set(phrase, value);
    }
  }

  addCategoryName(name: string): void {
    for (const word of splitWords(name)) this.#categoryStems.add(stemWord(word));
  }

  /** The brand or colour that these words name. A brand called like a category needs no guess: it stays text. */
  findValue(words: readonly string[]): FacetValue | null {
    const phrase = stemPhrase(words);
    const value = this.#phrases.get(phrase);
    if (value === undefined) return null;
    if (value.key !== COLOUR_KEY && this.#categoryStems.has(phrase)) return null;
    return value;
  }

  isColour(value: FacetValue): boolean {
    return value.key === COLOUR_KEY;
  }

  /** Labels of the size: "12" finds "12" and "UK 12", "medium" finds "M". */
  findSizes(words: readonly string[]): string[] {
    const typed = words.join(' ');
    const sizes = this.#sizes.get(typed) ?? this.#sizes.get(SIZE_WORDS.get(typed) ?? '');
    return sizes === undefined ? [] : [...sizes].sort();
  }

  #addSize(label: string): void {
    const name = splitWords(label)
      .filter((word) => word !== 'uk' && word !== 'size')
      .join(' ');
    const labels = this.#sizes.get(name);
    if (labels === undefined) this.#sizes.set(name, new Set([label]));
    else labels.add(label);
  }
}

/** A colour wins over a brand of the same name, a brand over a collection. */
function rankKey(key: string): number {
  return [COLOUR_KEY, ...BRAND_KEYS].indexOf(key);
}
