import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { isShownFacetValue } from '@selvedge/search-index/facet-keys.ts';
import * as v from 'valibot';
import {
  asksForNothing,
  emptyResult,
  inBatches,
  newQueryId,
  noSuggestions,
  type OutsideEngine,
  queriesNaming,
  readQuestion,
  suggestedQuery,
} from '#commerce/search/outside-engine.ts';
import type {
  DocumentPatch,
  FacetTerm,
  SearchQuery,
  SearchResult,
  SearchRules,
  SearchUse,
  Suggestions,
  SuggestRequest,
} from '#commerce/search/provider.ts';
import { type Gateway, OutsideSystemError } from '#integrations/gateway/gateway.server.ts';
import { type AlgoliaAccess, type AlgoliaConfiguration, openAccess } from './access.server.ts';
import { facetAnswers, searchAnswers, suggestAnswers, toSearchResult } from './answer.ts';
import { IndexKeeper } from './index-keeper.server.ts';
import { sendInsights } from './insights.server.ts';
import { facetValueRequest, listingRequests, type Request } from './question.ts';
import { hasNested, isSearchableFacet, readCategory, toPartialRecord, toRecord } from './record.ts';

const BATCH = 1000;
const records = v.looseObject({ results: v.array(v.nullable(v.looseObject({ objectID: v.string() }))) });

/** The shop's search in a hosted index. Opening it asks nothing of anybody. */
export function openAlgoliaSearch(
  gateway: Gateway,
  configuration: AlgoliaConfiguration,
  rules: SearchRules,
): OutsideEngine {
  const access = openAccess(gateway, configuration);
  return new AlgoliaSearch(access, new IndexKeeper(access, rules));
}

class AlgoliaSearch implements OutsideEngine {
  readonly furthest: number;
  readonly #access: AlgoliaAccess;
  readonly #keeper: IndexKeeper;

  constructor(access: AlgoliaAccess, keeper: IndexKeeper) {
    this.furthest = access.maxOffset;
    this.#access = access;
    this.#keeper = keeper;
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> {
    signal?.throwIfAborted();
    const plain = readQuestion(query, (key) => this.#keeper.knows(key));
    if (asksForNothing(query, plain)) return emptyResult(newQueryId(), query.text);
    plain.limit = Math.min(plain.limit, Math.max(0, this.furthest - plain.offset));
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

  async suggest(request: SuggestRequest, signal?: AbortSignal): Promise<Suggestions> {
    const query = suggestedQuery(request);
    if (query === null) return noSuggestions();
    const plain = readQuestion(query, () => false);
    const { limit } = plain;
    const values = (key: string) =>
      facetValueRequest(
        { ...query, text: null },
        { ...plain, text: null },
        { key, text: plain.text!, limit },
        this.#access,
      );
    const requests = [values('categories'), values('brand'), ...listingRequests(query, plain, this.#access)];
    const [categoryHits, brandHits, found] = (await this.#ask(requests, suggestAnswers, signal)).results;
    const categories = categoryHits.facetHits.map(({ value, count }) => ({ ...readCategory(value), count }));
    const brands = brandHits.facetHits.map(({ value, count }) => ({ name: value, count }));
    return {
      queries: queriesNaming([...categories, ...brands], limit),
      categories,
      brands,
      productIds: found.hits.map(({ objectID }) => objectID),
    };
  }

  async put(documents: SearchDocument[]): Promise<void> {
    if (documents.length === 0) return;
    await this.#keeper.declare(documents);
    for await (const batch of inBatches(documents, BATCH)) await this.#batch(batch.map(toWrite));
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

  learn(use: SearchUse): Promise<void> {
    return sendInsights(this.#access, use);
  }

  prepare(): Promise<void> {
    return this.#keeper.prepare();
  }

  /** An index that nobody has written to is not there at all. */
  async isEmpty(): Promise<boolean> {
    const all = { indexName: this.#access.index, query: '', hitsPerPage: 0, analytics: false };
    try {
      return (await this.#post('queries', [all], searchAnswers)).results[0]!.nbHits === 0;
    } catch (error) {
      if (isMissingIndex(error)) return true;
      throw error;
    }
  }

  /** Into an index beside it, which then takes its place in one step. */
  async replaceAll(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void> {
    const { index } = this.#access;
    const fresh = `${index}_new`;
    // What an interrupted try left there is not to come along.
    await this.#keeper.write('DELETE', '', null, fresh);
    let isAnything = false;
    for await (const batch of inBatches(documents, BATCH)) {
      isAnything = true;
      await this.#keeper.declare(batch);
      await this.#keeper.write('POST', '/batch', { requests: batch.map(toWrite) }, fresh);
    }
    if (isAnything)
      await this.#keeper.write('POST', '/operation', { operation: 'move', destination: index }, fresh);
    await this.#keeper.prepare();
    if (!isAnything) await this.#keeper.write('POST', '/clear', null);
  }

  async close(): Promise<void> {}

  #batch(requests: { action: string; body: unknown }[]): Promise<void> {
    return this.#keeper.write('POST', '/batch', { requests });
  }

  async #recordsOf(ids: readonly string[]): Promise<Map<string, Record<string, unknown>>> {
    if (ids.length === 0) return new Map();
    const { index: indexName } = this.#access;
    const { results } = await this.#post(
      'objects',
      ids.map((objectID) => ({ indexName, objectID })),
      records,
    );
    return new Map(results.filter((record) => record !== null).map((record) => [record.objectID, record]));
  }

  /** An index that is not there yet is on its way: whoever asks may come back. */
  async #ask<T extends v.GenericSchema>(requests: Request[], schema: T, signal?: AbortSignal) {
    try {
      return await this.#post('queries', requests, schema, signal);
    } catch (error) {
      if (!isMissingIndex(error)) throw error;
      throw new OutsideSystemError({ ...error, status: 503, statusText: 'no index yet' }, { cause: error });
    }
  }

  #post<T extends v.GenericSchema>(what: string, requests: object[], schema: T, signal?: AbortSignal) {
    const { reads, headers } = this.#access;
    const body = JSON.stringify({ requests });
    return reads.ask(
      { path: `/1/indexes/*/${what}`, method: 'POST', headers, body, isSafe: true, signal },
      schema,
    );
  }
}

const isMissingIndex = (error: unknown): error is OutsideSystemError =>
  error instanceof OutsideSystemError && error.status === 404;

const toWrite = (document: SearchDocument) => ({ action: 'updateObject', body: toRecord(document) });
