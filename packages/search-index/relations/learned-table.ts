import { stemPhrase, stemWord } from '../text/stemmer.ts';
import { removeStopWords, sanitiseSearchTerm, splitWords } from '../text/tokeniser.ts';
import type { LearnedData, LearnedOrder, SearchQuery, WordRelation } from '../types.ts';

export const NOTHING_LEARNED: LearnedData = { relations: [], shoppers: [], order: [] };

/** What was learned from the catalogue and from shoppers, prepared for lookup. */
export class LearnedTable {
  readonly #relations = new Map<string, WordRelation[]>();
  readonly #order = new Map<string, LearnedOrder[]>();

  constructor({ relations, shoppers, order }: LearnedData) {
    for (const relation of [...shoppers, ...relations]) {
      const stem = stemWord(relation.word);
      const known = this.#relations.get(stem) ?? [];
      if (!known.some(({ other }) => other === relation.other))
        this.#relations.set(stem, [...known, relation]);
    }
    for (const entry of order) {
      const name = nameOf(entry);
      this.#order.set(name, [...(this.#order.get(name) ?? []), entry]);
    }
  }

  relationsOf(stem: string): readonly WordRelation[] {
    return this.#relations.get(stem) ?? [];
  }

  /** How shoppers' choices change the order of a search or of a category. */
  orderOf({ text, categorySlug }: Pick<SearchQuery, 'text' | 'categorySlug'>): readonly LearnedOrder[] {
    if (this.#order.size === 0) return [];
    return this.#order.get(nameOf(text === null ? { categorySlug } : { query: text })) ?? [];
  }
}

function nameOf({ query, categorySlug }: { query?: string | null; categorySlug?: string | null }): string {
  if (query == null) return `category ${categorySlug ?? ''}`;
  return `query ${stemPhrase(removeStopWords(splitWords(sanitiseSearchTerm(query))))}`;
}
