import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { createEmbeddedEngine, type EmbeddedSearch } from '../../commerce/search/embedded-engine.server.ts';
import type { SearchRules } from '../../commerce/search/provider.ts';

/** The largest page of the search engine. */
const PAGE = 1000;

export interface Ranked {
  ids: string[];
  /** The corrected text, when a typo was corrected. */
  corrected: string | null;
  /** Whether the results match only some of the words. */
  isRelaxed: boolean;
}

/**
 * The records of a mock search engine. Text search and ranking use the shop's own engine; filters, counts and sorting are
 * implemented by each mock as by its vendor.
 */
export class SearchStore<T> {
  readonly records = new Map<string, T>();
  readonly #engine: EmbeddedSearch;
  readonly #toDocument: (id: string, record: T) => SearchDocument;
  /** Cached results since the last write. */
  readonly #ranked = new Map<string | null, Ranked>();

  private constructor(engine: EmbeddedSearch, toDocument: (id: string, record: T) => SearchDocument) {
    this.#engine = engine;
    this.#toDocument = toDocument;
  }

  static async open<T>(toDocument: (id: string, record: T) => SearchDocument): Promise<SearchStore<T>> {
    const rules = { synonyms: [], redirects: [], rules: [] };
    return new SearchStore<T>(await createEmbeddedEngine({ workers: 0, documents: [], rules }), toDocument);
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

  async setSynonyms(synonyms: SearchRules['synonyms']): Promise<void> {
    await this.#engine.setRules({ synonyms, redirects: [], rules: [] });
    this.#ranked.clear();
  }

  /** All matching ids, best first; all records without a text. */
  async rank(text: string | null): Promise<Ranked> {
    const known = this.#ranked.get(text);
    if (known) return known;
    const ranked = await this.#searchAll(text);
    this.#ranked.set(text, ranked);
    return ranked;
  }

  async #searchAll(text: string | null): Promise<Ranked> {
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
        return { ids: ids.slice(0, total), corrected, isRelaxed: understood.isRelaxed ?? false };
    }
  }

  suggest(text: string, limit: number) {
    return this.#engine.suggest({ text, limit });
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}

/** The usual numeric attributes of a product record. */
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
