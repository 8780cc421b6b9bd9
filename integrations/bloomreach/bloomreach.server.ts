import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { foldText } from '@selvedge/search-index/text/tokeniser.ts';
import {
  defaultQuery,
  type ExternalSearchEngine,
  emptyResult,
  inBatches,
  isEmptyQuery,
  newQueryId,
  noSuggestions,
  suggestedQuery,
  toPlainQuery,
} from '#commerce/search/external-engine.ts';
import type {
  DocumentPatch,
  FacetTerm,
  SearchQuery,
  SearchResult,
  Suggestions,
  SuggestRequest,
} from '#commerce/search/provider.ts';
import type { Environment } from '#config/environment.ts';
import type { ExternalService, Gateway } from '#integrations/gateway/gateway.server.ts';
import { type Integration, NotConfigured, requireVariables } from '#integrations/gateway/integration.ts';
import { Feed } from './feed.server.ts';
import { addProduct, changeProduct, removeProduct } from './product.ts';
import {
  type Account,
  coreParameters,
  MAX_QUERY_LENGTH,
  MAX_ROWS,
  MAX_START,
  suggestParameters,
  writeQuery,
} from './request.ts';
import {
  type CoreResponse,
  coreResponse,
  listFacets,
  redirectOf,
  relaxedQueryOf,
  suggestResponse,
  toSuggestions,
} from './response.ts';

/** Search in Bloomreach Discovery, the specification's alternative engine. */
export const bloomreach = {
  id: 'bloomreach',
  name: 'Bloomreach Discovery',
  env: ['BLOOMREACH_ACCOUNT_ID', 'BLOOMREACH_DOMAIN_KEYS'],
  optionalEnv: [
    'BLOOMREACH_AUTH_KEY',
    'BLOOMREACH_FEED_KEY',
    'BLOOMREACH_CORE_URL',
    'BLOOMREACH_SUGGEST_URL',
    'BLOOMREACH_FEED_URL',
  ],
  hosts: ['https://core.dxpapi.com', 'https://suggest.dxpapi.com', 'https://api.connect.bloomreach.com'],
  notConfigured: ({ DEFAULT_BRAND }) => notConfiguredFor(DEFAULT_BRAND),
  contractTests: 'commerce/search/contract-suite.ts',
  create(
    gateway: Gateway,
    environment: Environment,
    { maxOffset }: { maxOffset?: number },
  ): ExternalSearchEngine {
    const variables = requireVariables(bloomreach, environment);
    return createBloomreachSearch(gateway, {
      accountId: variables.BLOOMREACH_ACCOUNT_ID,
      domainKeys: variables.BLOOMREACH_DOMAIN_KEYS,
      authKey: environment.BLOOMREACH_AUTH_KEY,
      feedKey: environment.BLOOMREACH_FEED_KEY,
      coreUrl: environment.BLOOMREACH_CORE_URL,
      suggestUrl: environment.BLOOMREACH_SUGGEST_URL,
      feedUrl: environment.BLOOMREACH_FEED_URL,
      pageUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT ?? 3000}/`,
      maxOffset,
    });
  },
} satisfies Integration;

export interface BloomreachConfiguration {
  accountId: string;
  /** The catalogue of each brand site; `default` serves those without their own. */
  domainKeys: Readonly<Record<string, string>>;
  authKey?: string;
  feedKey?: string;
  coreUrl?: string;
  suggestUrl?: string;
  feedUrl?: string;
  /** The address of the shop, which every request has to name. */
  pageUrl: string;
  /** How many results of a list can be reached; Bloomreach allows at most 10,000. */
  maxOffset?: number;
}

const CORE_URL = 'https://core.dxpapi.com/api/v1/core/';
const SUGGEST_URL = 'https://suggest.dxpapi.com/api/v2/suggest/';
const FEED_URL = 'https://api.connect.bloomreach.com/dataconnect/api/v1';
const DEFAULT_SITE = 'default';
const BATCH = 500;

export function createBloomreachSearch(
  gateway: Gateway,
  configuration: BloomreachConfiguration,
): ExternalSearchEngine {
  const secrets = [configuration.authKey, configuration.feedKey];
  const service = gateway.service({ name: 'Bloomreach Discovery', timeoutMs: 3000, secrets });
  return new BloomreachSearch(service, configuration);
}

class BloomreachSearch implements ExternalSearchEngine {
  readonly isAlternative = true;
  readonly hasOneList = true;
  readonly maxOffset: number;
  readonly #service: ExternalService;
  readonly #configuration: BloomreachConfiguration;
  /** One feed for each catalogue; several sites may share a catalogue. */
  readonly #feeds: Feed[];

  constructor(service: ExternalService, configuration: BloomreachConfiguration) {
    this.maxOffset = Math.min(configuration.maxOffset ?? MAX_START, MAX_START);
    this.#service = service;
    this.#configuration = configuration;
    const { accountId, feedKey = '', feedUrl = FEED_URL } = configuration;
    this.#feeds = [...new Set(Object.values(configuration.domainKeys))].map(
      (catalog) =>
        new Feed(service, {
          catalogUrl: `${feedUrl}/accounts/${accountId}/catalogs/${catalog}`,
          jobsUrl: `${feedUrl}/jobs`,
          key: feedKey,
        }),
    );
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> {
    signal?.throwIfAborted();
    const account = this.#accountOf(query.fascia);
    const plain = toPlainQuery(query, () => true);
    const queryId = newQueryId();
    if (isEmptyQuery(query, plain)) return emptyResult(queryId, query.text);
    const limit = Math.min(plain.limit, this.maxOffset - plain.offset);
    const first = await this.#page(query, plain, Math.max(0, limit), account, queryId, signal);
    if (first === null) return emptyResult(queryId, query.text);
    const ids = first.response.docs.map(({ pid }) => pid);
    // Bloomreach returns at most 200 products at once; a longer page takes several requests.
    while (ids.length < limit && ids.length + plain.offset < first.response.numFound) {
      const next = { ...plain, offset: plain.offset + ids.length };
      const more = await this.#page(query, next, limit - ids.length, account, queryId, signal);
      if (!more || more.response.docs.length === 0) break;
      ids.push(...more.response.docs.map(({ pid }) => pid));
    }
    const corrected = first.autoCorrectQuery ?? null;
    const relaxed = relaxedQueryOf(first);
    const isNothing = first.response.numFound === 0 && plain.selections.length === 0;
    return {
      ids: limit > 0 ? ids : [],
      total: first.response.numFound,
      facets: isNothing ? [] : listFacets(first, query.facetKeys),
      queryId,
      understood: {
        filters: {},
        text: relaxed ?? corrected ?? plain.text ?? '',
        correctedFrom: corrected === null ? null : plain.text,
        ...(relaxed !== null && { isRelaxed: true }),
      },
      redirect: redirectOf(first),
      abTestId: null,
      abTestVariantId: null,
    };
  }

  /** Bloomreach cannot search facet values, so those of the listing are filtered here. */
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
    const parameters = suggestParameters(request.text.trim(), account, undefined, newQueryId());
    const url = `${suggestUrl}?${writeQuery(parameters)}`;
    return toSuggestions(await this.#service.callJson({ url, signal }, suggestResponse), query.limit);
  }

  put(documents: SearchDocument[]): Promise<void> {
    return this.#change(documents.map(addProduct));
  }

  remove(ids: string[]): Promise<void> {
    return this.#change(ids.map(removeProduct));
  }

  /** Bloomreach rejects a whole batch that changes an unknown product, so unknown ones are left out. */
  async patch(changes: DocumentPatch[]): Promise<void> {
    const changedIds = changes.map(({ id }) => id);
    const { ids } = await this.search(defaultQuery({ ids: changedIds, limit: changedIds.length }));
    const known = new Set(ids);
    await this.#change(changes.filter(({ id }) => known.has(id)).flatMap(changeProduct));
  }

  async isEmpty(): Promise<boolean> {
    return (await this.search(defaultQuery({ limit: 1 }))).total === 0;
  }

  async replaceAll(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void> {
    // The first batch replaces the catalogue, the others add to it; publishing makes them visible together.
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

  /** Null when the filters do not fit into a URL. */
  async #page(
    query: SearchQuery,
    plain: ReturnType<typeof toPlainQuery>,
    limit: number,
    account: Account,
    requestId: string,
    signal?: AbortSignal,
  ): Promise<CoreResponse | null> {
    const { coreUrl = CORE_URL } = this.#configuration;
    const page = { start: Math.min(plain.offset, this.maxOffset), rows: Math.min(limit, MAX_ROWS) };
    const written = writeQuery(coreParameters(query, plain, page, account, requestId));
    if (written.length > MAX_QUERY_LENGTH) return null;
    return this.#service.callJson({ url: `${coreUrl}?${written}`, signal }, coreResponse);
  }

  #accountOf(site: string | undefined): Account {
    const { accountId, domainKeys, authKey, pageUrl } = this.#configuration;
    const anySite = site === undefined ? Object.values(domainKeys)[0] : undefined;
    const domainKey = domainKeys[site ?? DEFAULT_SITE] ?? domainKeys[DEFAULT_SITE] ?? anySite;
    if (!domainKey) throw new NotConfigured(notConfiguredFor(site ?? DEFAULT_SITE));
    return { accountId, domainKey, authKey, pageUrl };
  }
}

function notConfiguredFor(site: string): string {
  return `Bloomreach Discovery is not configured for ${site}`;
}
