import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { RuleScopes } from '@selvedge/search-index/rule-scopes.ts';
import type { Preferences } from '@selvedge/search-index/rule-set.ts';
import { foldText, splitWords } from '@selvedge/search-index/text/tokeniser.ts';
import {
  type ExternalSearchEngine,
  emptyResult,
  isEmptyQuery,
  newQueryId,
  noSuggestions,
  queriesFromNames,
  suggestedQuery,
  toPlainQuery,
  visibleTerms,
} from '#commerce/search/external-engine.ts';
import { INDEX_FACETS } from '#commerce/search/facets/index-facets.ts';
import type {
  DocumentPatch,
  FacetTerm,
  SearchQuery,
  SearchResult,
  SearchRules,
  Suggestions,
  SuggestRequest,
} from '#commerce/search/provider.ts';
import type { Environment } from '#config/environment.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { type Integration, requireVariables } from '#integrations/gateway/integration.ts';
import { Cluster, type ClusterConfiguration } from './cluster.server.ts';
import { IndexManager, type IndexShape } from './index-manager.server.ts';
import { indexVersion, MAX_RESULT_WINDOW } from './index-mapping.ts';
import { patchDocument } from './indexed-document.ts';
import { matchNames, type Names, type ParsedText, parsePlainText, parseText } from './names.ts';
import { facetValuesRequest, listingRequest, namesRequest, type SellingScope } from './request.ts';
import { listFacets, namesResponse, readListing, toNames, toTerms, valuesResponse } from './response.ts';
import { MATCH_MODES, type MatchMode, textClause } from './text-query.ts';

/** Search on an OpenSearch cluster of the merchant. */
export const opensearch = {
  id: 'opensearch',
  name: 'OpenSearch',
  env: ['OPENSEARCH_URL'],
  optionalEnv: ['OPENSEARCH_INDEX', 'OPENSEARCH_USERNAME', 'OPENSEARCH_PASSWORD'],
  hosts: [],
  contractTests: 'commerce/search/contract-suite.ts',
  create(
    gateway: Gateway,
    environment: Environment,
    { rules, sourceVersion }: { rules: SearchRules; sourceVersion: string },
  ): Promise<ExternalSearchEngine> {
    const { OPENSEARCH_URL: urls, OPENSEARCH_INDEX: index } = requireVariables(opensearch, environment);
    const { OPENSEARCH_USERNAME: username, OPENSEARCH_PASSWORD: password } = environment;
    return createOpenSearch(gateway, { urls, index, username, password, sourceVersion }, rules);
  },
} satisfies Integration;

export interface OpenSearchConfiguration extends ClusterConfiguration {
  /** The alias that searches use. */
  index: string;
  /** Identifies the state of the catalogue; an index made from another state is rebuilt. */
  sourceVersion: string;
  shape?: IndexShape;
}

const NAMES_LIFETIME_MS = 60_000;
interface Attempt {
  parsed: ParsedText | null;
  mode: MatchMode;
  /** Whether brands and colours are searched as ordinary words instead of filters. */
  ignoresNames: boolean;
}

const NO_PREFERENCES: Preferences = { pinned: [], factors: [] };

/** A missing index is created by `replaceAll`. */
export async function createOpenSearch(
  gateway: Gateway,
  configuration: OpenSearchConfiguration,
  rules: SearchRules,
): Promise<OpenSearchEngine> {
  const { index, sourceVersion, shape = { shards: 1, replicas: 1 } } = configuration;
  const cluster = new Cluster(gateway, configuration);
  const indexManager = new IndexManager(cluster, index, shape);
  const engine = new OpenSearchEngine(cluster, indexManager, index, sourceVersion);
  await engine.setRules(rules);
  return engine;
}

export class OpenSearchEngine implements ExternalSearchEngine {
  readonly maxOffset = MAX_RESULT_WINDOW;
  readonly #cluster: Cluster;
  readonly #indexManager: IndexManager;
  readonly #index: string;
  readonly #sourceVersion: string;
  readonly #names = new Map<string, { names: Promise<Names>; until: number }>();
  #scopes = new RuleScopes({ synonyms: [], redirects: [], rules: [] }, INDEX_FACETS);

  constructor(cluster: Cluster, indexManager: IndexManager, index: string, sourceVersion: string) {
    this.#cluster = cluster;
    this.#indexManager = indexManager;
    this.#index = index;
    this.#sourceVersion = indexVersion(sourceVersion);
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> {
    signal?.throwIfAborted();
    const queryId = newQueryId();
    const plain = toPlainQuery(query, () => false);
    const redirect = this.#scopes.for(query).rules.redirectFor(query.text);
    if (isEmptyQuery(query, plain)) return { ...emptyResult(queryId, query.text), ...redirect };
    const empty = emptyResult(queryId, query.text);
    for (const { parsed, mode, ignoresNames } of await this.#attempts(query)) {
      const listing = await this.#list(query, parsed, mode, signal);
      // The next mode is tried only when the words match nothing, not when the filters exclude all matches.
      if (listing.hits.total.value === 0 && plain.text !== null && listing.found === 0) continue;
      const isRelaxedMatch = mode !== 'exact' && mode !== 'description';
      return {
        ...empty,
        ids: plain.limit === 0 ? [] : listing.hits.hits.map(({ _id }) => _id),
        total: listing.hits.total.value,
        facets: listFacets(listing.aggregations, query.facetKeys),
        understood: {
          filters: parsed?.filters ?? {},
          text: parsed?.text ?? '',
          correctedFrom: isRelaxedMatch ? plain.text : null,
          // A brand or colour that is only mentioned in a description does not count as an exact match.
          isRelaxed: mode === 'any' || (mode === 'description' && ignoresNames),
        },
        ...redirect,
      };
    }
    return { ...empty, ...redirect };
  }

  async facetValues(
    query: SearchQuery,
    key: string,
    text: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<FacetTerm[]> {
    const needle = foldText(text).trim();
    for (const { parsed, mode } of await this.#attempts(query)) {
      const { selections } = toPlainQuery(withFilters(query, parsed), () => false);
      const words = this.#wordsOf(query, parsed, mode);
      const body = facetValuesRequest(query, selections, words, key);
      const { aggregations } = await this.#cluster.callJson(
        { method: 'POST', path: `/${this.#index}/_search`, body, signal },
        valuesResponse,
      );
      const terms = visibleTerms(toTerms(aggregations.values.buckets));
      if (terms.length > 0)
        return terms.filter(({ term }) => foldText(term).includes(needle)).slice(0, limit);
    }
    return [];
  }

  async suggest(request: SuggestRequest, signal?: AbortSignal): Promise<Suggestions> {
    const query = suggestedQuery(request);
    if (query === null) return noSuggestions();
    const { limit } = query;
    const typed = splitWords(request.text);
    const names = await this.#namesOf(request);
    const { ids } = await this.search(query, signal);
    const categories = matchNames(names.categories, typed, limit);
    const brands = matchNames(names.brands, typed, limit);
    return {
      queries: queriesFromNames([...categories, ...brands], limit),
      categories: categories.map(({ slug, name, count }) => ({ slug, name, count })),
      brands: brands.map(({ name, count }) => ({ name, count })),
      productIds: ids,
    };
  }

  async put(documents: SearchDocument[]): Promise<void> {
    await this.#indexManager.write(documents, []);
    this.#names.clear();
  }

  async remove(ids: string[]): Promise<void> {
    await this.#indexManager.write([], ids);
    this.#names.clear();
  }

  async patch(changes: DocumentPatch[]): Promise<void> {
    const before = new Map(
      (await this.#indexManager.read(changes.map(({ id }) => id))).map((one) => [one.id, one]),
    );
    for (const change of changes) {
      const document = before.get(change.id);
      if (document) before.set(change.id, patchDocument(document, change));
    }
    await this.#indexManager.write([...before.values()], []);
  }

  async setRules(rules: SearchRules): Promise<void> {
    this.#scopes = new RuleScopes(rules, INDEX_FACETS);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#indexManager.sourceVersion()) !== this.#sourceVersion;
  }

  async replaceAll(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void> {
    await this.#indexManager.replaceAll(documents, this.#sourceVersion);
    this.#names.clear();
  }

  async close(): Promise<void> {}

  /** Ways to match the typed words, the strictest first; the next is tried when one finds nothing. */
  async #attempts(query: SearchQuery): Promise<Attempt[]> {
    if (!query.text?.trim()) return [{ parsed: null, mode: 'exact', ignoresNames: false }];
    const parsed = parseText(query.text, await this.#namesOf(query), query.filters);
    const named = MATCH_MODES.map((mode) => ({ parsed, mode, ignoresNames: false }));
    if (Object.keys(parsed.filters).length === 0) return named;
    const plain = parsePlainText(query.text);
    const unnamed = MATCH_MODES.map((mode) => ({ parsed: plain, mode, ignoresNames: true }));
    return [...named.slice(0, 2), ...unnamed];
  }

  async #list(
    query: SearchQuery,
    parsed: ParsedText | null,
    mode: MatchMode,
    signal: AbortSignal | undefined,
  ) {
    const { selections, offset, limit } = toPlainQuery(withFilters(query, parsed), () => false);
    const isRanked = query.sort === 'relevance';
    const body = listingRequest({
      query,
      selections,
      typedSelections: selections.filter(({ key }) => parsed !== null && key in parsed.filters),
      text: this.#wordsOf(query, parsed, mode),
      preferences: isRanked ? this.#scopes.for(query).rules.preferencesFor(query, null) : NO_PREFERENCES,
      offset,
      limit,
    });
    const path = `/${this.#index}/_search?filter_path=hits.total,hits.hits._id,aggregations.found.doc_count,aggregations.**.buckets.key,aggregations.**.buckets.doc_count,aggregations.**.min,aggregations.**.max`;
    const response = await this.#cluster.call({ method: 'POST', path, body, signal });
    return readListing(response.body);
  }

  #wordsOf(query: SearchQuery, parsed: ParsedText | null, mode: MatchMode) {
    if (parsed === null || parsed.stems.length === 0) return null;
    return textClause(parsed, mode, this.#scopes.for(query).synonyms);
  }

  #namesOf({ fascia, priceList }: SellingScope): Promise<Names> {
    const site = JSON.stringify([fascia, priceList]);
    const known = this.#names.get(site);
    if (known && known.until > Date.now()) return known.names;
    const path = `/${this.#index}/_search`;
    const names = this.#cluster
      .callJson({ method: 'POST', path, body: namesRequest({ fascia, priceList }) }, namesResponse)
      .then(toNames);
    names.catch(() => this.#names.delete(site));
    this.#names.set(site, { names, until: Date.now() + NAMES_LIFETIME_MS });
    return names;
  }
}

function withFilters(query: SearchQuery, parsed: ParsedText | null): SearchQuery {
  return parsed === null ? query : { ...query, filters: { ...parsed.filters, ...query.filters } };
}
