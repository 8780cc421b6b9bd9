import type { SearchDocument } from '@selvedge/search-index/document.ts';
import * as v from 'valibot';
import {
  type ExternalSearchEngine,
  emptyResult,
  inBatches,
  isEmptyQuery,
  newQueryId,
  noSuggestions,
  queriesFromNames,
  suggestedQuery,
  toPlainQuery,
} from '#commerce/search/external-engine.ts';
import { INDEX_FACETS } from '#commerce/search/facets/index-facets.ts';
import type {
  DocumentPatch,
  FacetTerm,
  SearchEvent,
  SearchQuery,
  SearchResult,
  SearchRules,
  Suggestions,
  SuggestRequest,
} from '#commerce/search/provider.ts';
import type { Environment } from '#config/environment.ts';
import { ExternalServiceError } from '#integrations/gateway/external-service-error.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { type Integration, requireVariables } from '#integrations/gateway/integration.ts';
import { type AlgoliaAccess, type AlgoliaConfiguration, createAlgoliaAccess } from './access.server.ts';
import { IndexManager } from './index-manager.server.ts';
import { sendInsights } from './insights.server.ts';
import { hasNested, isSearchableFacet, readCategory, toPartialRecord, toRecord } from './record.ts';
import { facetValueRequest, listingRequests, type Request } from './request.ts';
import { facetResponses, searchResponses, suggestResponses, toSearchResult } from './response.ts';

const BATCH = 1000;
const records = v.looseObject({ results: v.array(v.nullable(v.looseObject({ objectID: v.string() }))) });

/** Search in an index hosted by Algolia. */
export const algolia = {
  id: 'algolia',
  name: 'Algolia',
  env: ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'],
  optionalEnv: ['ALGOLIA_URL', 'ALGOLIA_INSIGHTS_URL'],
  hosts: ['https://*.algolia.net', 'https://*.algolianet.com', 'https://insights.algolia.io'],
  notConfigured: () => 'No Algolia index available',
  contractTests: 'commerce/search/contract-suite.ts',
  create(
    gateway: Gateway,
    environment: Environment,
    { rules, ...limits }: { rules: SearchRules; sortTemplate?: string; maxOffset?: number },
  ): ExternalSearchEngine {
    const variables = requireVariables(algolia, environment);
    return createAlgoliaSearch(
      gateway,
      {
        appId: variables.ALGOLIA_APP_ID,
        apiKey: variables.ALGOLIA_API_KEY,
        index: variables.ALGOLIA_INDEX,
        url: environment.ALGOLIA_URL,
        insightsUrl: environment.ALGOLIA_INSIGHTS_URL,
        ...limits,
      },
      rules,
    );
  },
} satisfies Integration;

/** Makes no call to Algolia. */
export function createAlgoliaSearch(
  gateway: Gateway,
  configuration: AlgoliaConfiguration,
  rules: SearchRules,
): ExternalSearchEngine {
  const access = createAlgoliaAccess(gateway, configuration);
  return new AlgoliaSearch(access, new IndexManager(access, rules));
}

class AlgoliaSearch implements ExternalSearchEngine {
  readonly hasOneList = true;
  readonly maxOffset: number;
  readonly #access: AlgoliaAccess;
  readonly #indexManager: IndexManager;

  constructor(access: AlgoliaAccess, indexManager: IndexManager) {
    this.maxOffset = access.maxOffset;
    this.#access = access;
    this.#indexManager = indexManager;
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> {
    signal?.throwIfAborted();
    const plain = toPlainQuery(query, (key) => this.#indexManager.isDeclared(key));
    if (isEmptyQuery(query, plain)) return emptyResult(newQueryId(), query.text);
    plain.limit = Math.min(plain.limit, Math.max(0, this.maxOffset - plain.offset));
    const { results } = await this.#query(
      listingRequests(query, plain, this.#access),
      searchResponses,
      signal,
    );
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
    const plain = toPlainQuery(query, (known) => this.#indexManager.isDeclared(known));
    const request = facetValueRequest(query, plain, { key, text, limit }, this.#access);
    const [{ facetHits }] = (await this.#query([request], facetResponses, signal)).results;
    return facetHits
      .filter(({ value }) => INDEX_FACETS.isVisible(value))
      .map(({ value, count }) => ({ term: value, count }));
  }

  async suggest(request: SuggestRequest, signal?: AbortSignal): Promise<Suggestions> {
    const query = suggestedQuery(request);
    if (query === null) return noSuggestions();
    const plain = toPlainQuery(query, () => false);
    const { limit } = plain;
    const values = (key: string) =>
      facetValueRequest(
        { ...query, text: null },
        { ...plain, text: null },
        { key, text: plain.text ?? '', limit },
        this.#access,
      );
    const requests = [values('categories'), values('brand'), ...listingRequests(query, plain, this.#access)];
    const [categoryHits, brandHits, products] = (await this.#query(requests, suggestResponses, signal))
      .results;
    const categories = categoryHits.facetHits.map(({ value, count }) => ({ ...readCategory(value), count }));
    const brands = brandHits.facetHits.map(({ value, count }) => ({ name: value, count }));
    return {
      queries: queriesFromNames([...categories, ...brands], limit),
      categories,
      brands,
      productIds: products.hits.map(({ objectID }) => objectID),
    };
  }

  async put(documents: SearchDocument[]): Promise<void> {
    if (documents.length === 0) return;
    await this.#indexManager.declareFacetsOf(documents);
    for await (const batch of inBatches(documents, BATCH)) await this.#batch(batch.map(toWrite));
  }

  async remove(ids: string[]): Promise<void> {
    if (ids.length > 0)
      await this.#batch(ids.map((objectID) => ({ action: 'deleteObject', body: { objectID } })));
  }

  async patch(changes: DocumentPatch[]): Promise<void> {
    if (changes.length === 0) return;
    await this.#indexManager.declareFacetsOf(changes.map(({ facets = {} }) => ({ facets })));
    const before = await this.#recordsOf(changes.filter(hasNested).map(({ id }) => id));
    await this.#batch(
      changes.map((change) => ({
        action: 'partialUpdateObjectNoCreate',
        body: toPartialRecord(change, before.get(change.id) ?? null),
      })),
    );
  }

  setRules(rules: SearchRules): Promise<void> {
    return this.#indexManager.applyRules(rules);
  }

  sendEvent(use: SearchEvent): Promise<void> {
    return sendInsights(this.#access, use);
  }

  prepare(): Promise<void> {
    return this.#indexManager.prepare();
  }

  /** An index that was never written to does not exist. */
  async isEmpty(): Promise<boolean> {
    const all = { indexName: this.#access.index, query: '', hitsPerPage: 0, analytics: false };
    try {
      return (await this.#post('queries', [all], searchResponses)).results.every(
        ({ nbHits }) => nbHits === 0,
      );
    } catch (error) {
      if (isMissingIndex(error)) return true;
      throw error;
    }
  }

  /** Fills a new index, which then replaces the old one in one step. */
  async replaceAll(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void> {
    const { index } = this.#access;
    const newIndex = `${index}_new`;
    // Removes what an interrupted run may have left there.
    await this.#indexManager.write('DELETE', '', null, newIndex);
    let hasDocuments = false;
    for await (const batch of inBatches(documents, BATCH)) {
      hasDocuments = true;
      await this.#indexManager.declareFacetsOf(batch);
      await this.#indexManager.write('POST', '/batch', { requests: batch.map(toWrite) }, newIndex);
    }
    if (hasDocuments)
      await this.#indexManager.write(
        'POST',
        '/operation',
        { operation: 'move', destination: index },
        newIndex,
      );
    await this.#indexManager.prepare();
    if (!hasDocuments) await this.#indexManager.write('POST', '/clear', null);
  }

  async close(): Promise<void> {}

  #batch(requests: { action: string; body: unknown }[]): Promise<void> {
    return this.#indexManager.write('POST', '/batch', { requests });
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

  /** A missing index is being created: that is a transient failure. */
  async #query<T extends v.GenericSchema>(requests: Request[], schema: T, signal?: AbortSignal) {
    try {
      return await this.#post('queries', requests, schema, signal);
    } catch (error) {
      if (!isMissingIndex(error)) throw error;
      throw new ExternalServiceError(
        { ...error, status: 503, statusText: 'index not created yet' },
        { cause: error },
      );
    }
  }

  #post<T extends v.GenericSchema>(operation: string, requests: object[], schema: T, signal?: AbortSignal) {
    const { reads, headers } = this.#access;
    const body = JSON.stringify({ requests });
    return reads.callJson(
      { path: `/1/indexes/*/${operation}`, method: 'POST', headers, body, isIdempotent: true, signal },
      schema,
    );
  }
}

const isMissingIndex = (error: unknown): error is ExternalServiceError =>
  error instanceof ExternalServiceError && error.status === 404;

const toWrite = (document: SearchDocument) => ({ action: 'updateObject', body: toRecord(document) });
