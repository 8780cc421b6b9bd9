import type { FacetSchema } from '../facet-schema.ts';
import { AUDIENCE_STEMS, SIZE_WORDS } from '../text/english-words.ts';
import { stemPhrase } from '../text/stemmer.ts';
import { type PhraseTable, rankName } from './phrase-table.ts';
import type { FacetValue } from './value-space.ts';

/** The longest brand or colour that is recognised, in words. */
export const MAX_PHRASE_WORDS = 4;

/** The phrase tables of all segments, read as one. */
export class KnownPhrases {
  readonly #tables: readonly PhraseTable[];
  readonly #schema: FacetSchema;

  constructor(tables: readonly PhraseTable[], schema: FacetSchema) {
    this.#tables = tables;
    this.#schema = schema;
  }

  /** The brand or colour that these words name. A brand with the name of a category is left as text. */
  findValue(words: readonly string[]): FacetValue | null {
    const phrase = stemPhrase(words);
    let best: FacetValue | null = null;
    for (const table of this.#tables) {
      const value = table.valueOf(phrase);
      if (value === undefined) continue;
      if (best === null || rankName(value, this.#schema) < rankName(best, this.#schema)) best = value;
    }
    if (best === null || this.isColour(best)) return best;
    return this.#tables.some((table) => table.hasCategory(phrase)) ? null : best;
  }

  /** Whether the word says what a product is ("boots", "cream"), and not what it is like or who it is for. */
  isKind(stem: string): boolean {
    return !AUDIENCE_STEMS.has(stem) && this.#tables.some((table) => table.hasKind(stem));
  }

  /** Whether the name of a colour may also be a product ("cream"). */
  isThing(stem: string): boolean {
    return this.isKind(stem) || this.#tables.some((table) => table.hasSubstance(stem));
  }

  isColour(value: FacetValue): boolean {
    return this.#schema.roleOf(value.key) === 'colour';
  }

  /** The labels of a typed size: "12" finds "12" and "UK 12", "medium" finds "M". */
  findSizes(words: readonly string[]): string[] {
    const typed = words.join(' ');
    const names = [typed, SIZE_WORDS.get(typed) ?? typed];
    const labels = names.flatMap((name) => this.#tables.flatMap((table) => [...table.sizesOf(name)]));
    return [...new Set(labels)].sort();
  }
}
