import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { isShownFacetValue } from '#server/search/facet-keys.server.ts';
import { type Gateway, NotConfigured, type OutsideSystem } from '#suppliers/gateway.server.ts';
import type {
  DocumentPatch,
  FacetTerm,
  SearchQuery,
  SearchResult,
  SearchRules,
  Suggestions,
  SuggestRequest,
} from '../contract.ts';
import type { SearchDocument } from '../document.ts';
import {
  asksForNothing,
  emptyResult,
  inBatches,
  type OutsideEngine,
  readQuestion,
} from '../outside-engine.ts';
import { facetAnswers, searchAnswers, suggestAnswers, toSearchResult } from './answer.ts';
import { type AlgoliaAccess, IndexKeeper, MAX_REACH } from './index-keeper.server.ts';
import { facetValueRequest, listingRequests, type Request } from './question.ts';
import { hasNested, isSearchableFacet, readCategory, toPartialRecord, toRecord } from './record.ts';

export interface AlgoliaConfiguration {
  appId?: string;
  apiKey?: string;
  index?: string;
  /** Instead of the vendor's own hosts. */
  url?: string;
  sortTemplate?: string;
}

const BATCH = 1000;
const MAX_SUGGESTIONS = 20;

/** The shop's search in a hosted index. */
export async function openAlgoliaSearch(
  gateway: Gateway,
  configuration: AlgoliaConfiguration,
  rules: SearchRules,
): Promise<OutsideEngine> {
  const { appId, apiKey, index, url, sortTemplate = '{index}-{suffix}' } = configuration;
  if (!appId || !apiKey || !index) throw new NotConfigured('No Algolia index available');
  const access: AlgoliaAccess = {
    appId,
    apiKey,
    index,
    sortTemplate,
    readUrl: url ?? `https://${appId}-dsn.algolia.net`,
    writeUrl: url ?? `https://${appId}.algolia.net`,
  };
  const system = gateway.system({ name: 'Algolia', timeoutMs: 5000, secrets: [apiKey] });
  const keeper = new IndexKeeper(system, access, rules);
  await keeper.prepare();
  return new AlgoliaSearch(system, access, keeper);
}

class AlgoliaSearch implements OutsideEngine {
  readonly #system: OutsideSystem;
  readonly #access: AlgoliaAccess;
  readonly #keeper: IndexKeeper;

  constructor(system: OutsideSystem, access: AlgoliaAccess, keeper: IndexKeeper) {
    this.#system = system;
    this.#access = access;
    this.#keeper = keeper;
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> {
    signal?.throwIfAborted();
    const plain = readQuestion(query, (key) => this.#keeper.knows(key));
    if (asksForNothing(query, plain)) return emptyResult(randomUUID().replaceAll('-', ''), query.text);
    if (plain.offset >= MAX_REACH) plain.limit = 0;
    const { results } = await this.#ask(listingRequests(query, plain, this.#access), searchAnswers, signal);
    return toSearchResult(results, query, plain);
  }

  async facetValues(
    query: SearchQuery,
    key: string,
    text: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<FacetTerm[]> {
    if (!isSearchableFacet(key)) return [];
    const plain = readQuestion(query, (known) => this.#keeper.knows(known));
    const request = facetValueRequest(query, plain, { key, text, limit }, this.#access);
    const [{ facetHits }] = (await this.#ask([request], facetAnswers, signal)).results;
    return facetHits
      .filter(({ value }) => isShownFacetValue(value))
      .map(({ value, count }) => ({ term: value, count }));
  }

  async suggest({ text, limit, fascia }: SuggestRequest, signal?: AbortSignal): Promise<Suggestions> {
    const query: SearchQuery = {
      text,
      categorySlug: null,
      filters: {},
      sort: 'relevance',
      offset: 0,
      limit: Math.min(MAX_SUGGESTIONS, limit),
      fascia,
      facetKeys: [],
    };
    const plain = readQuestion(query, () => false);
    if (plain.text === '' || plain.limit === 0)
      return { queries: [], categories: [], brands: [], productIds: [] };
    const typed = { ...query, text: null };
    const values = (key: string) =>
      facetValueRequest(
        typed,
        { ...plain, text: null },
        { key, text: plain.text!, limit: plain.limit },
        this.#access,
      );
    const requests = [values('categories'), values('brand'), ...listingRequests(query, plain, this.#access)];
    const [categoryHits, brandHits, found] = (await this.#ask(requests, suggestAnswers, signal)).results;
    const categories = categoryHits.facetHits.map(({ value, count }) => ({ ...readCategory(value), count }));
    const brands = brandHits.facetHits.map(({ value, count }) => ({ name: value, count }));
    const named = [...categories, ...brands].map(({ name }) => name.toLowerCase());
    return {
      queries: [...new Set(named)].slice(0, plain.limit),
      categories,
      brands,
      productIds: found.hits.map(({ objectID }) => objectID),
    };
  }

  async put(documents: SearchDocument[]): Promise<void> {
    if (documents.length === 0) return;
    await this.#keeper.declare(documents);
    for await (const batch of inBatches(documents, BATCH)) {
      await this.#batch(batch.map((document) => ({ action: 'updateObject', body: toRecord(document) })));
    }
  }

  async remove(ids: string[]): Promise<void> {
    if (ids.length > 0)
      await this.#batch(ids.map((objectID) => ({ action: 'deleteObject', body: { objectID } })));
  }

  async patch(changes: DocumentPatch[]): Promise<void> {
    if (changes.length === 0) return;
    await this.#keeper.declare(changes.map(({ facets = {} }) => ({ facets })));
    const before = await this.#recordsOf(changes.filter(hasNested).map(({ id }) => id));
    await this.#batch(
      changes.map((change) => ({
        action: 'partialUpdateObjectNoCreate',
        body: toPartialRecord(change, before.get(change.id) ?? null),
      })),
    );
  }

  setRules(rules: SearchRules): Promise<void> {
    return this.#keeper.obey(rules);
  }

  async isEmpty(): Promise<boolean> {
    const all = { indexName: this.#access.index, query: '', hitsPerPage: 0, analytics: false };
    return (await this.#ask([all], searchAnswers)).results[0]!.nbHits === 0;
  }

  /** Into an index beside it, which then takes its place in one step. */
  async replaceAll(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void> {
    const { index } = this.#access;
    const fresh = `${index}_new`;
    for await (const batch of inBatches(documents, BATCH)) {
      await this.#keeper.declare(batch);
      const requests = batch.map((document) => ({ action: 'updateObject', body: toRecord(document) }));
      await this.#keeper.write('POST', '/batch', { requests }, fresh);
    }
    await this.#keeper.write('POST', '/operation', { operation: 'move', destination: index }, fresh);
    await this.#keeper.prepare();
  }

  async close(): Promise<void> {}

  #batch(requests: { action: string; body: unknown }[]): Promise<void> {
    return this.#keeper.write('POST', '/batch', { requests });
  }

  async #recordsOf(ids: readonly string[]): Promise<Map<string, Record<string, unknown>>> {
    if (ids.length === 0) return new Map();
    const { results } = await this.#system.ask(
      {
        url: `${this.#access.readUrl}/1/indexes/*/objects`,
        method: 'POST',
        headers: this.#keeper.headers(),
        body: JSON.stringify({
          requests: ids.map((objectID) => ({ indexName: this.#access.index, objectID })),
        }),
        isSafe: true,
      },
      v.looseObject({ results: v.array(v.nullable(v.looseObject({ objectID: v.string() }))) }),
    );
    return new Map(results.filter((record) => record !== null).map((record) => [record.objectID, record]));
  }

  #ask<T extends v.GenericSchema>(requests: Request[], schema: T, signal?: AbortSignal) {
    return this.#system.ask(
      {
        url: `${this.#access.readUrl}/1/indexes/*/queries`,
        method: 'POST',
        headers: this.#keeper.headers(),
        body: JSON.stringify({ requests }),
        isSafe: true,
        signal,
      },
      schema,
    );
  }
}
