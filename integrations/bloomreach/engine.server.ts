import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { foldText } from '@selvedge/search-index/tokeniser.ts';
import {
  asksForNothing,
  emptyResult,
  inBatches,
  newQueryId,
  noSuggestions,
  type OutsideEngine,
  plainQuery,
  readQuestion,
  suggestedQuery,
} from '#commerce/search/outside-engine.ts';
import type {
  DocumentPatch,
  FacetTerm,
  SearchQuery,
  SearchResult,
  Suggestions,
  SuggestRequest,
} from '#commerce/search/provider.ts';
import { type Gateway, NotConfigured, type OutsideSystem } from '#integrations/gateway/gateway.server.ts';
import {
  type CoreAnswer,
  coreAnswer,
  listFacets,
  redirectOf,
  suggestAnswer,
  toSuggestions,
} from './answer.ts';
import { Feed } from './feed.server.ts';
import { addProduct, changeProduct, removeProduct } from './product.ts';
import {
  type Account,
  coreParameters,
  LONGEST_ADDRESS,
  MAX_ROWS,
  MAX_START,
  suggestParameters,
  writeQuery,
} from './question.ts';

export interface BloomreachConfiguration {
  accountId?: string;
  /** The catalogue of each brand site; `default` serves those without their own. */
  domainKeys: Readonly<Record<string, string>>;
  authKey?: string;
  feedKey?: string;
  coreUrl?: string;
  suggestUrl?: string;
  feedUrl?: string;
  /** Where shoppers are. */
  pageUrl: string;
  /** The last place in a list that is asked for; the vendor answers for no more than 10,000. */
  maxOffset?: number;
}

const CORE_URL = 'https://core.dxpapi.com/api/v1/core/';
const SUGGEST_URL = 'https://suggest.dxpapi.com/api/v2/suggest/';
const FEED_URL = 'https://api.connect.bloomreach.com/dataconnect/api/v1';
const DEFAULT_SITE = 'default';
const BATCH = 500;

/** The shop's search in Bloomreach Discovery, the specification's alternative engine. */
export function openBloomreachSearch(
  gateway: Gateway,
  configuration: BloomreachConfiguration,
  site: string,
): OutsideEngine {
  const { accountId, domainKeys, authKey, feedKey } = configuration;
  if (!accountId || Object.keys(domainKeys).length === 0) throw notConfiguredFor(site);
  const secrets = [authKey, feedKey];
  const system = gateway.system({ name: 'Bloomreach Discovery', timeoutMs: 3000, secrets });
  return new BloomreachSearch(system, { ...configuration, accountId });
}

class BloomreachSearch implements OutsideEngine {
  readonly isAlternative = true;
  readonly furthest: number;
  readonly #system: OutsideSystem;
  readonly #configuration: BloomreachConfiguration & { accountId: string };
  /** One for each catalogue, since sites may share one. */
  readonly #feeds: Feed[];

  constructor(system: OutsideSystem, configuration: BloomreachConfiguration & { accountId: string }) {
    this.furthest = Math.min(configuration.maxOffset ?? MAX_START, MAX_START);
    this.#system = system;
    this.#configuration = configuration;
    const { accountId, feedKey = '', feedUrl = FEED_URL } = configuration;
    this.#feeds = [...new Set(Object.values(configuration.domainKeys))].map(
      (catalog) =>
        new Feed(system, {
          catalogUrl: `${feedUrl}/accounts/${accountId}/catalogs/${catalog}`,
          jobsUrl: `${feedUrl}/jobs`,
          key: feedKey,
        }),
    );
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> {
    signal?.throwIfAborted();
    const account = this.#accountOf(query.fascia);
    const plain = readQuestion(query, () => true);
    const queryId = newQueryId();
    if (asksForNothing(query, plain)) return emptyResult(queryId, query.text);
    const limit = Math.min(plain.limit, this.furthest - plain.offset);
    const first = await this.#page(query, plain, Math.max(0, limit), account, queryId, signal);
    if (first === null) return emptyResult(queryId, query.text);
    const ids = first.response.docs.map(({ pid }) => pid);
    // A page of the vendor's has 200 products at the most; a longer one is put together.
    while (ids.length < limit && ids.length + plain.offset < first.response.numFound) {
      const next = { ...plain, offset: plain.offset + ids.length };
      const more = await this.#page(query, next, limit - ids.length, account, queryId, signal);
      if (!more || more.response.docs.length === 0) break;
      ids.push(...more.response.docs.map(({ pid }) => pid));
    }
    const corrected = first.autoCorrectQuery ?? null;
    const isNothing = first.response.numFound === 0 && plain.selections.length === 0;
    return {
      ids: limit > 0 ? ids : [],
      total: first.response.numFound,
      facets: isNothing ? [] : listFacets(first, query.facetKeys),
      queryId,
      understood: {
        filters: {},
        text: corrected ?? plain.text ?? '',
        correctedFrom: corrected === null ? null : plain.text,
      },
      redirect: redirectOf(first),
      abTestId: null,
      abTestVariantId: null,
    };
  }

  /** There is no search for values; those of the list that have the letters are it. */
  async facetValues(
    query: SearchQuery,
    key: string,
    text: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<FacetTerm[]> {
    const { facets } = await this.search({ ...query, offset: 0, limit: 0, facetKeys: [key] }, signal);
    const needle = foldText(text).trim();
    const terms = facets.find((facet) => facet.key === key)?.terms ?? [];
    return terms.filter(({ term }) => foldText(term).includes(needle)).slice(0, limit);
  }

  async suggest(request: SuggestRequest, signal?: AbortSignal): Promise<Suggestions> {
    const query = suggestedQuery(request);
    const account = this.#accountOf(request.fascia);
    if (query === null) return noSuggestions();
    const { suggestUrl = SUGGEST_URL } = this.#configuration;
    const parameters = suggestParameters(query.text!.trim(), account, undefined, newQueryId());
    const url = `${suggestUrl}?${writeQuery(parameters)}`;
    return toSuggestions(await this.#system.ask({ url, signal }, suggestAnswer), query.limit);
  }

  put(documents: SearchDocument[]): Promise<void> {
    return this.#change(documents.map(addProduct));
  }

  remove(ids: string[]): Promise<void> {
    return this.#change(ids.map(removeProduct));
  }

  /** A change of a product that the catalogue does not have is refused whole, so unknown ones are left out first. */
  async patch(changes: DocumentPatch[]): Promise<void> {
    const wanted = changes.map(({ id }) => id);
    const { ids } = await this.search(plainQuery({ ids: wanted, limit: wanted.length }));
    const known = new Set(ids);
    await this.#change(changes.filter(({ id }) => known.has(id)).flatMap(changeProduct));
  }

  async isEmpty(): Promise<boolean> {
    return (await this.search(plainQuery({ limit: 1 }))).total === 0;
  }

  async replaceAll(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void> {
    // The first batch replaces the catalogue, the others add to it; shoppers see all of it when it is published.
    let method: 'PUT' | 'PATCH' = 'PUT';
    for await (const batch of inBatches(documents, BATCH)) {
      for (const feed of this.#feeds) await feed.send(method, batch.map(addProduct));
      method = 'PATCH';
    }
    for (const feed of this.#feeds) await feed.publish();
  }

  async close(): Promise<void> {}

  async #change(operations: Parameters<Feed['send']>[1]): Promise<void> {
    if (operations.length === 0) return;
    for (const feed of this.#feeds) {
      for (let from = 0; from < operations.length; from += BATCH) {
        await feed.send('PATCH', operations.slice(from, from + BATCH));
      }
      await feed.publish();
    }
  }

  /** Null when the filters do not fit into an address. */
  async #page(
    query: SearchQuery,
    plain: ReturnType<typeof readQuestion>,
    limit: number,
    account: Account,
    requestId: string,
    signal?: AbortSignal,
  ): Promise<CoreAnswer | null> {
    const { coreUrl = CORE_URL } = this.#configuration;
    const page = { start: Math.min(plain.offset, this.furthest), rows: Math.min(limit, MAX_ROWS) };
    const written = writeQuery(coreParameters(query, plain, page, account, requestId));
    if (written.length > LONGEST_ADDRESS) return null;
    return this.#system.ask({ url: `${coreUrl}?${written}`, signal }, coreAnswer);
  }

  #accountOf(site: string | undefined): Account {
    const { accountId, domainKeys, authKey, pageUrl } = this.#configuration;
    const domainKey = domainKeys[site ?? DEFAULT_SITE] ?? domainKeys[DEFAULT_SITE];
    const any = site === undefined ? Object.values(domainKeys)[0] : undefined;
    if (!domainKey && !any) throw notConfiguredFor(site ?? DEFAULT_SITE);
    return { accountId, domainKey: domainKey ?? any!, authKey, pageUrl };
  }
}

function notConfiguredFor(site: string): NotConfigured {
  return new NotConfigured(`Bloomreach Discovery is not configured for ${site}`);
}
