import { sizeNames } from './size-names.ts';
import { stemPhrase, stemWord } from './stemmer.ts';
import { splitWords } from './tokeniser.ts';
import type { FacetValue } from './value-space.ts';

export const COLOUR_KEY = 'colourFacets';
const SIZE_KEY = 'sizes';
const BRAND_KEYS = ['brand', 'collection'];

/** Facets that say what a product is, and one whose values are things and colours at once ("Cream"). */
const KIND_KEYS: ReadonlySet<string> = new Set(['styleTaxonomy', 'categoryTaxonomy']);
const SUBSTANCE_KEY = 'aiattributes.Formulation';

/** What one segment's colours, brands and sizes are called, so that typed ones are recognised. */
export class PhraseBook {
  readonly #phrases = new Map<string, FacetValue>();
  readonly #sizes = new Map<string, Set<string>>();
  readonly #categoryPhrases = new Set<string>();
  readonly #kindStems = new Set<string>();
  readonly #substanceStems = new Set<string>();

  addValue(value: FacetValue): void {
    if (value.key === SIZE_KEY) {
      this.#addSize(value.term);
      return;
    }
    if (KIND_KEYS.has(value.key)) this.#addKind(value.term);
    if (value.key === SUBSTANCE_KEY) for (const stem of headStems(value.term)) this.#substanceStems.add(stem);
    if (value.key !== COLOUR_KEY && !BRAND_KEYS.includes(value.key)) return;
    const phrase = stemPhrase(splitWords(value.term));
    const known = this.#phrases.get(phrase);
    if (phrase === '' || (known !== undefined && rankKey(known.key) <= rankKey(value.key))) return;
    this.#phrases.set(phrase, value);
    // "nastygal" is how many write Nasty Gal.
    const joined = stemPhrase([splitWords(value.term).join('')]);
    if (!this.#phrases.has(joined)) this.#phrases.set(joined, value);
  }

  addCategoryName(name: string): void {
    this.#categoryPhrases.add(stemPhrase(splitWords(name)));
    this.#addKind(name);
  }

  valueOf(phrase: string): FacetValue | undefined {
    return this.#phrases.get(phrase);
  }

  hasCategory(phrase: string): boolean {
    return this.#categoryPhrases.has(phrase);
  }

  hasKind(stem: string): boolean {
    return this.#kindStems.has(stem);
  }

  hasSubstance(stem: string): boolean {
    return this.#substanceStems.has(stem);
  }

  sizesOf(name: string): Iterable<string> {
    return this.#sizes.get(name) ?? [];
  }

  #addKind(name: string): void {
    for (const stem of headStems(name)) this.#kindStems.add(stem);
  }

  #addSize(label: string): void {
    for (const name of sizeNames(label)) {
      const labels = this.#sizes.get(name);
      if (labels === undefined) this.#sizes.set(name, new Set([label]));
      else labels.add(label);
    }
  }
}

/** What a name is about stands at its end: "Wool Coats & Rain Jackets" are coats and jackets. */
export function headStems(name: string): string[] {
  return name.split(/[&,/]|\band\b/).flatMap((part) => splitWords(part).slice(-1).map(stemWord));
}

/** A colour wins over a brand of the same name, a brand over a collection. */
export function rankKey(key: string): number {
  return [COLOUR_KEY, ...BRAND_KEYS].indexOf(key);
}
