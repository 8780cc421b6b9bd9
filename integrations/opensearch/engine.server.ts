import type { SearchDocument } from '@selvedge/search-index/document.ts';
import type { Preferences } from '@selvedge/search-index/rule-book.ts';
import { RuleScopes } from '@selvedge/search-index/rule-scopes.ts';
import { foldText, splitWords } from '@selvedge/search-index/tokeniser.ts';
import {
  asksForNothing,
  emptyResult,
  newQueryId,
  noSuggestions,
  type OutsideEngine,
  queriesNaming,
  readQuestion,
  shownTerms,
  suggestedQuery,
} from '#commerce/search/outside-engine.ts';
import type {
  DocumentPatch,
  FacetTerm,
  SearchQuery,
  SearchResult,
  SearchRules,
  Suggestions,
  SuggestRequest,
} from '#commerce/search/provider.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { listFacets, namesAnswer, readListing, toNames, toTerms, valuesAnswer } from './answer.ts';
import { Cluster, type ClusterConfiguration } from './cluster.server.ts';
import { IndexKeeper, type IndexShape } from './index-keeper.server.ts';
import { MAX_REACH } from './index-mapping.ts';
import { patched } from './indexed-document.ts';
import { type Names, namesFor, type Reading, readPlainText, readText } from './names.ts';
import { facetValuesRequest, listingRequest, namesRequest } from './question.ts';
import { EFFORTS, type Effort, textClause } from './text-query.ts';

export interface OpenSearchConfiguration extends ClusterConfiguration {
  /** The alias that shoppers ask. */
  index: string;
  /** Names the state of the catalogue; an index made from another one is filled anew. */
  sourceVersion: string;
  shape?: IndexShape;
}

const NAMES_LIFETIME_MS = 60_000;
interface Attempt {
  reading: Reading | null;
  effort: Effort;
  /** Whether brands and colours are words here like any other. */
  givesNamesUp: boolean;
}

const NO_PREFERENCES: Preferences = { pinned: [], factors: [] };

/** The shop's search on a cluster of its own. An index that is not there yet is made by `replaceAll`. */
export async function openOpenSearch(
  gateway: Gateway,
  configuration: OpenSearchConfiguration,
  rules: SearchRules,
): Promise<OpenSearchEngine> {
  const { index, sourceVersion, shape = { shards: 1, replicas: 1 } } = configuration;
  const cluster = new Cluster(gateway, configuration);
  const keeper = new IndexKeeper(cluster, index, shape);
  const engine = new OpenSearchEngine(cluster, keeper, index, sourceVersion);
  await engine.setRules(rules);
  return engine;
}

export class OpenSearchEngine implements OutsideEngine {
  readonly furthest = MAX_REACH;
  readonly #cluster: Cluster;
  readonly #keeper: IndexKeeper;
  readonly #index: string;
  readonly #sourceVersion: string;
  readonly #names = new Map<string, { names: Promise<Names>; until: number }>();
  #scopes = new RuleScopes({ synonyms: [], redirects: [], rules: [] });

  constructor(cluster: Cluster, keeper: IndexKeeper, index: string, sourceVersion: string) {
    this.#cluster = cluster;
    this.#keeper = keeper;
    this.#index = index;
    this.#sourceVersion = sourceVersion;
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> {
    signal?.throwIfAborted();
    const queryId = newQueryId();
    const plain = readQuestion(query, () => false);
    const redirect = this.#scopes.for(query).rules.redirectFor(query.text);
    if (asksForNothing(query, plain)) return { ...emptyResult(queryId, query.text), redirect };
    const empty = emptyResult(queryId, query.text);
    for (const { reading, effort, givesNamesUp } of await this.#attempts(query)) {
      const answer = await this.#list(query, reading, effort, signal);
      // What the words found and only the filters left out is no reason to look for less.
      if (answer.hits.total.value === 0 && plain.text !== null && answer.found === 0) continue;
      const isForgiven = effort !== 'exact' && effort !== 'description';
      return {
        ...empty,
        ids: plain.limit === 0 ? [] : answer.hits.hits.map(({ _id }) => _id),
        total: answer.hits.total.value,
        facets: listFacets(answer.aggregations, query.facetKeys),
        understood: {
          filters: reading?.filters ?? {},
          text: reading?.text ?? '',
          correctedFrom: isForgiven ? plain.text : null,
          // A colour or brand that was given up has to be said of the product, not only mentioned beside it.
          isRelaxed: effort === 'any' || (effort === 'description' && givesNamesUp),
        },
        redirect,
      };
    }
    return { ...empty, redirect };
  }

  async facetValues(
    query: SearchQuery,
    key: string,
    text: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<FacetTerm[]> {
    const needle = foldText(text).trim();
    for (const { reading, effort } of await this.#attempts(query)) {
      const { selections } = readQuestion(withFilters(query, reading), () => false);
      const words = this.#wordsOf(query, reading, effort);
      const body = facetValuesRequest(query, selections, words, key);
      const { aggregations } = await this.#cluster.ask(
        { method: 'POST', path: `/${this.#index}/_search`, body, signal },
        valuesAnswer,
      );
      const terms = shownTerms(toTerms(aggregations.values.buckets));
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
    const names = await this.#namesOf(request.fascia);
    const { ids } = await this.search(query, signal);
    const categories = namesFor(names.categories, typed, limit);
    const brands = namesFor(names.brands, typed, limit);
    return {
      queries: queriesNaming([...categories, ...brands], limit),
      categories: categories.map(({ slug, name, count }) => ({ slug, name, count })),
      brands: brands.map(({ name, count }) => ({ name, count })),
      productIds: ids,
    };
  }

  async put(documents: SearchDocument[]): Promise<void> {
    await this.#keeper.write(documents, []);
    this.#names.clear();
  }

  async remove(ids: string[]): Promise<void> {
    await this.#keeper.write([], ids);
    this.#names.clear();
  }

  async patch(changes: DocumentPatch[]): Promise<void> {
    const before = new Map(
      (await this.#keeper.read(changes.map(({ id }) => id))).map((one) => [one.id, one]),
    );
    for (const change of changes) {
      const document = before.get(change.id);
      if (document) before.set(change.id, patched(document, change));
    }
    await this.#keeper.write([...before.values()], []);
  }

  async setRules(rules: SearchRules): Promise<void> {
    this.#scopes = new RuleScopes(rules);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#keeper.sourceVersion()) !== this.#sourceVersion;
  }

  async replaceAll(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void> {
    await this.#keeper.replaceAll(documents, this.#sourceVersion);
    this.#names.clear();
  }

  async close(): Promise<void> {}

  /** Ways to take the typed words, the most literal first; the next is tried when one finds nothing. */
  async #attempts(query: SearchQuery): Promise<Attempt[]> {
    if (!query.text?.trim()) return [{ reading: null, effort: 'exact', givesNamesUp: false }];
    const reading = readText(query.text, await this.#namesOf(query.fascia), query.filters);
    const named = EFFORTS.map((effort) => ({ reading, effort, givesNamesUp: false }));
    if (Object.keys(reading.filters).length === 0) return named;
    const plain = readPlainText(query.text);
    const unnamed = EFFORTS.map((effort) => ({ reading: plain, effort, givesNamesUp: true }));
    return [...named.slice(0, 2), ...unnamed];
  }

  async #list(query: SearchQuery, reading: Reading | null, effort: Effort, signal: AbortSignal | undefined) {
    const { selections, offset, limit } = readQuestion(withFilters(query, reading), () => false);
    const isRanked = query.sort === 'relevance';
    const body = listingRequest({
      query,
      selections,
      read: selections.filter(({ key }) => reading !== null && key in reading.filters),
      text: this.#wordsOf(query, reading, effort),
      preferences: isRanked ? this.#scopes.for(query).rules.preferencesFor(query, null) : NO_PREFERENCES,
      offset,
      limit,
    });
    const path = `/${this.#index}/_search?filter_path=hits.total,hits.hits._id,aggregations.found.doc_count,aggregations.**.buckets.key,aggregations.**.buckets.doc_count,aggregations.**.min,aggregations.**.max`;
    const answer = await this.#cluster.call({ method: 'POST', path, body, signal });
    return readListing(answer.body);
  }

  #wordsOf(query: SearchQuery, reading: Reading | null, effort: Effort) {
    if (reading === null || reading.stems.length === 0) return null;
    return textClause(reading, effort, this.#scopes.for(query).synonyms);
  }

  #namesOf(fascia: string | undefined): Promise<Names> {
    const known = this.#names.get(fascia ?? '');
    if (known && known.until > Date.now()) return known.names;
    const path = `/${this.#index}/_search`;
    const names = this.#cluster
      .ask({ method: 'POST', path, body: namesRequest(fascia) }, namesAnswer)
      .then(toNames);
    names.catch(() => this.#names.delete(fascia ?? ''));
    this.#names.set(fascia ?? '', { names, until: Date.now() + NAMES_LIFETIME_MS });
    return names;
  }
}

function withFilters(query: SearchQuery, reading: Reading | null): SearchQuery {
  return reading === null ? query : { ...query, filters: { ...reading.filters, ...query.filters } };
}
