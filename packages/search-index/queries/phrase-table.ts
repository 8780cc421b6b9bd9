import type { FacetRole, FacetSchema } from '../facet-schema.ts';
import { headStems, stemPhrase } from '../text/stemmer.ts';
import { splitWords } from '../text/tokeniser.ts';
import type { FacetValue } from './value-space.ts';

/** A colour wins over a brand of the same name, a brand over a collection. */
const NAME_ROLES: readonly (FacetRole | null)[] = ['colour', 'brand', 'collection'];

/** The names of one segment's colours, brands, sizes and categories, by stems, to find them in typed text. */
export class PhraseTable {
  readonly #schema: FacetSchema;
  readonly #phrases = new Map<string, FacetValue>();
  readonly #sizes = new Map<string, Set<string>>();
  readonly #categoryPhrases = new Set<string>();
  readonly #kindStems = new Set<string>();
  readonly #substanceStems = new Set<string>();

  constructor(schema: FacetSchema) {
    this.#schema = schema;
  }

  addValue(value: FacetValue): void {
    const role = this.#schema.roleOf(value.key);
    switch (role) {
      case 'size':
        this.#addSize(value.term);
        break;
      case 'kind':
        this.#addKind(value.term);
        break;
      case 'substance':
        for (const stem of headStems(value.term)) this.#substanceStems.add(stem);
        break;
      case 'colour':
      case 'brand':
      case 'collection':
        this.#addName(value);
        break;
    }
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

  #addName(value: FacetValue): void {
    const phrase = stemPhrase(splitWords(value.term));
    const known = this.#phrases.get(phrase);
    if (phrase === '' || (known && rankName(known, this.#schema) <= rankName(value, this.#schema))) return;
    this.#phrases.set(phrase, value);
    // Many shoppers write "nastygal" for Nasty Gal.
    const joined = stemPhrase([splitWords(value.term).join('')]);
    if (!this.#phrases.has(joined)) this.#phrases.set(joined, value);
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

/** Which of two values with the same name is meant: the one with the smaller rank. */
export function rankName({ key }: FacetValue, schema: FacetSchema): number {
  return NAME_ROLES.indexOf(schema.roleOf(key));
}

/** Words on size labels that shoppers leave out. */
const LABEL_WORDS: ReadonlySet<string> = new Set(['uk', 'size']);
const LEG_LENGTHS: ReadonlySet<string> = new Set(['short', 'regular', 'long', 'petite', 'tall']);
const MAX_AGE_NAMES = 60;

/** What shoppers call a size: "12 Regular" is also 12, "34W 32L" also 34, "42R" also 42, "4-5 Years" also age 5. */
function sizeNames(label: string): string[] {
  const words = splitWords(label).filter((word) => !LABEL_WORDS.has(word));
  const name = words.join(' ');
  const [first = '', second = ''] = words;
  if (words.length === 2 && LEG_LENGTHS.has(second)) return [name, first];
  if (/^\d+w$/.test(first) && /^\d+l$/.test(second)) return [name, first, first.slice(0, -1)];
  if (/^\d{2}[srl]$/.test(name)) return [name, name.slice(0, -1)];
  const ages = /^(\d+) (\d+) years$/.exec(name);
  return ages === null ? [name] : [name, ...agesFrom(Number(ages[1]), Number(ages[2]))];
}

function agesFrom(youngest: number, oldest: number): string[] {
  const names: string[] = [];
  for (let age = youngest; age <= oldest && names.length < MAX_AGE_NAMES; age++) {
    names.push(`age ${age}`, `${age} years`, `${age} year`);
  }
  return names;
}
