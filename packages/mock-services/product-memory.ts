import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { createEmbeddedSearch, type EmbeddedSearch } from '@selvedge/search-index/engine.ts';
import type { SearchRules } from '../../commerce/search/provider.ts';

/** What the engine gives at most at a time. */
const PAGE = 1000;

export interface Ranked {
  ids: string[];
  /** The words as they were understood, when a slip was corrected. */
  corrected: string | null;
  /** Whether they have only a part of the words. */
  isRelaxed: boolean;
}

/**
 * The records of a played search engine. Which of them answer to typed words, and in which order, the shop's own engine
 * says; filters, counts and sorting are the stand-in's own, as its vendor does them.
 */
export class ProductMemory<T> {
  readonly records = new Map<string, T>();
  readonly #engine: EmbeddedSearch;
  readonly #toDocument: (id: string, record: T) => SearchDocument;
  /** What was ranked since the last write. */
  readonly #ranked = new Map<string | null, Ranked>();

  private constructor(engine: EmbeddedSearch, toDocument: (id: string, record: T) => SearchDocument) {
    this.#engine = engine;
    this.#toDocument = toDocument;
  }

  static async open<T>(toDocument: (id: string, record: T) => SearchDocument): Promise<ProductMemory<T>> {
    const rules = { synonyms: [], redirects: [], rules: [] };
    return new ProductMemory<T>(await createEmbeddedSearch({ workers: 0, documents: [], rules }), toDocument);
  }

  async put(records: ReadonlyMap<string, T>): Promise<void> {
    const documents = [...records].map(([id, record]) => this.#toDocument(id, record));
    for (const [id, record] of records) this.records.set(id, record);
    if (documents.length > 0) await this.#engine.put(documents);
    this.#ranked.clear();
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.records.delete(id);
    if (ids.length > 0) await this.#engine.remove([...ids]);
    this.#ranked.clear();
  }

  async learn(synonyms: SearchRules['synonyms']): Promise<void> {
    await this.#engine.setRules({ synonyms, redirects: [], rules: [] });
    this.#ranked.clear();
  }

  /** Everything that answers to the words, best first; all of it for no words. */
  async rank(text: string | null): Promise<Ranked> {
    const known = this.#ranked.get(text);
    if (known) return known;
    const ranked = await this.#rankAnew(text);
    this.#ranked.set(text, ranked);
    return ranked;
  }

  async #rankAnew(text: string | null): Promise<Ranked> {
    const ids: string[] = [];
    let corrected: string | null = null;
    for (let offset = 0; ; offset += PAGE) {
      const {
        ids: page,
        total,
        understood,
      } = await this.#engine.search({
        text,
        categorySlug: null,
        filters: {},
        sort: 'relevance',
        offset,
        limit: PAGE,
        facetKeys: [],
      });
      ids.push(...page);
      if (understood.correctedFrom !== null) {
        const names = Object.values(understood.filters).flat().join(' ').toLowerCase();
        corrected = `${names} ${understood.text}`.trim();
      }
      if (page.length === 0 || ids.length >= total)
        return { ids, corrected, isRelaxed: understood.isRelaxed ?? false };
    }
  }

  suggest(text: string, limit: number) {
    return this.#engine.suggest({ text, limit });
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}

/** The numbers of a record, under the names that a record of a shop usually has. */
export function numbersOf(record: Readonly<Record<string, unknown>>) {
  const number = (name: string) => Number(record[name] ?? 0);
  return {
    price: number('price'),
    wasPrice: 0,
    discountPercentage: 0,
    averageRating: number('averageRating'),
    totalReviewCount: number('totalReviewCount'),
    totalRevenueAmount: number('totalRevenueAmount'),
    publishedAtTimestamp: number('publishedAtTimestamp'),
  };
}
