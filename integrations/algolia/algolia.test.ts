import { randomUUID } from 'node:crypto';
import { ALGOLIA_DEMO, createMockAlgolia } from '@selvedge/mock-services/algolia/app.ts';
import { type MockServers, startMockServers } from '@selvedge/mock-services/start-mock-servers.ts';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { SAMPLE_DOCUMENTS, SAMPLE_RULES, searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchContractSuite } from '#commerce/search/contract-suite.ts';
import type { SearchRules } from '#commerce/search/provider.ts';
import { parseEnvironment } from '#config/environment.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { NotConfigured } from '#integrations/gateway/integration.ts';
import { algolia, createAlgoliaSearch } from './algolia.server.ts';

const part = createMockAlgolia();
let mockServers: MockServers;
const lines: unknown[] = [];
const record = (line: unknown) => void lines.push(line);
const gateway = createGateway({ log: { info: record, warn: record } as never });

beforeAll(async () => {
  mockServers = await startMockServers({ services: [part] });
});
afterAll(() => mockServers.close());

const configured = { appId: ALGOLIA_DEMO.appId, apiKey: ALGOLIA_DEMO.adminKey };

async function openEngine(documents: SearchDocument[], rules: SearchRules, maxOffset?: number) {
  const engine = createAlgoliaSearch(
    gateway,
    {
      ...configured,
      index: `products-${randomUUID()}`,
      url: `${mockServers.url}/algolia`,
      maxOffset,
    },
    rules,
  );
  await engine.replaceAll(documents);
  return engine;
}

/** Typos are corrected without saying so, typed text is not read as filters, and facet values match by prefix. */
searchContractSuite('Algolia', (documents, rules) => openEngine(documents, rules), {
  scopesSynonyms: false,
  readsFilters: false,
  findsClose: false,
  readsLanguages: false,
  explains: false,
  followsPriceLists: false,
  reportsCorrections: false,
  reportsRelaxation: false,
  findsWithinWords: false,
});

const control = (order: object) =>
  fetch(`${mockServers.url}/__control`, { method: 'POST', body: JSON.stringify(order) });
const lastQueries = () => {
  const request = mockServers.seen.findLast(({ path }) => path.endsWith('/queries'))!;
  return (JSON.parse(request.body) as { requests: Record<string, unknown>[] }).requests;
};

describe('Algolia requests and responses', () => {
  it('[SEARCH-04] says that there is no index when it is not configured', async () => {
    for (const variables of [
      {},
      { ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'k' },
      { ALGOLIA_APP_ID: 'A', ALGOLIA_INDEX: 'i' },
    ]) {
      const create = () => algolia.create(gateway, parseEnvironment(variables), { rules: SAMPLE_RULES });
      expect(create).toThrow(NotConfigured);
      expect(create).toThrow('No Algolia index available');
    }
  });

  it('is empty before the first write, and accepts an empty catalogue', async () => {
    const openIndex = () =>
      createAlgoliaSearch(gateway, { ...configured, index, url: `${mockServers.url}/algolia` }, SAMPLE_RULES);
    const index = `products-${randomUUID()}`;
    expect(await openIndex().isEmpty()).toBe(true);
    await expect(openIndex().search(searchQuery())).rejects.toMatchObject({ isTransient: true });
    await openIndex().replaceAll(SAMPLE_DOCUMENTS);
    expect(await openIndex().isEmpty()).toBe(false);
    await openIndex().replaceAll([]);
    expect(await openIndex().isEmpty()).toBe(true);
  });

  it('drops what an interrupted replacement had sent', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    async function* broken() {
      yield* SAMPLE_DOCUMENTS;
      for (let i = 0; i < 1000; i += 1) yield { ...SAMPLE_DOCUMENTS[0]!, id: `gone-${i}` };
      throw new Error('The database went away');
    }
    await expect(engine.replaceAll(broken())).rejects.toThrow('went away');
    await engine.replaceAll(SAMPLE_DOCUMENTS);
    expect((await engine.search(searchQuery())).total).toBe(SAMPLE_DOCUMENTS.length);
  });

  it('[SEARCH-03] requests a carousel with personalisation, contexts, click analytics and ranking info', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    const result = await engine.search(
      searchQuery({ categorySlug: 'dresses', limit: 10, userToken: 'guest-1', contexts: ['category'] }),
    );
    expect(result.queryId).toMatch(/^[0-9a-f]{32}$/);
    expect(lastQueries()).toEqual([
      expect.objectContaining({
        query: '',
        page: 0,
        hitsPerPage: 10,
        userToken: 'guest-1',
        enablePersonalization: true,
        distinct: true,
        ruleContexts: ['category'],
        clickAnalytics: true,
        analyticsTags: ['category'],
        getRankingInfo: true,
        facetFilters: [['categorySlugs:dresses']],
      }),
    ]);
  });

  it('[SEARCH-03] names the replica by the sort suffix', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    const suffixes = {
      'price-asc': 'vi-sort-low-high',
      'price-desc': 'vi-sort-high-low',
      'best-sellers': 'vi-sort-best-sellers',
      newness: 'vi-sort-newness',
      'rating-desc': 'vi-avg-rating-desc',
    } as const;
    for (const [sort, suffix] of Object.entries(suffixes)) {
      await engine.search(searchQuery({ sort: sort as keyof typeof suffixes }));
      expect(lastQueries()[0]!.indexName).toMatch(new RegExp(`^products-.+-${suffix}$`));
    }
    await engine.search(searchQuery());
    expect(lastQueries()[0]!.indexName).toMatch(/^products-[0-9a-f-]{36}$/);
  });

  it('[SEARCH-03] searches facet values under the list and its other filters, price as a number', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    const list = searchQuery({
      categorySlug: 'women',
      userToken: 'u-1',
      contexts: ['category'],
      filters: { brand: ['Coast'], sizes: ['12'], priceRange: ['10-90'], discountRange: ['20-max'] },
    });
    expect(await engine.facetValues(list, 'brand', 'co', 100)).toEqual([{ term: 'Coast', count: 1 }]);
    expect(lastQueries()).toEqual([
      expect.objectContaining({
        type: 'facet',
        facet: 'brand',
        facetQuery: 'co',
        maxFacetHits: 100,
        enablePersonalization: true,
        userToken: 'u-1',
        ruleContexts: ['category'],
        facetFilters: [['categorySlugs:women'], ['sizes:12']],
        numericFilters: [['price:10 TO 90'], ['discountPercentage>=20']],
      }),
    ]);
    const { facets } = lastQueries()[0]!;
    expect(facets).toContain('categorySlugs');
  });

  it('sends one more query for each filtered facet, all in one request', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    const before = mockServers.seen.length;
    await engine.search(searchQuery({ filters: { brand: ['Coast'], sizes: ['12'], priceRange: ['1-90'] } }));
    expect(mockServers.seen.length - before).toBe(1);
    expect(lastQueries().map(({ clickAnalytics }) => clickAnalytics)).toEqual([true, false, false, false]);
  });

  it('never lists more than the index allows', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    expect(await engine.search(searchQuery({ offset: 50_000 }))).toMatchObject({ ids: [], total: 9 });
    expect(engine.maxOffset).toBe(1000);
  });

  it('lists as many results as the shop’s setting says, and sets the limit of the index', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES, 6);
    const settings = mockServers.seen.findLast(
      ({ method, path }) => method === 'PUT' && path.endsWith('/settings'),
    );
    expect(JSON.parse(settings!.body)).toMatchObject({ paginationLimitedTo: 6 });
    const page = (offset: number) => engine.search(searchQuery({ sort: 'price-asc', offset, limit: 4 }));
    expect((await page(0)).ids).toHaveLength(4);
    expect((await page(4)).ids).toHaveLength(2);
    expect(await page(8)).toMatchObject({ ids: [], total: 9 });
  });

  it('[SEARCH-02] fails with the error of the index, and without its key', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    await control({ system: 'algolia', mode: 'status:403', times: 1 });
    await expect(engine.search(searchQuery())).rejects.toMatchObject({ status: 403, service: 'Algolia' });
    await control({ system: 'algolia', mode: 'malformed', times: 1 });
    await expect(engine.search(searchQuery())).rejects.toMatchObject({ statusText: 'unreadable response' });
    await control({ system: 'algolia', mode: 'status:503', times: 2 });
    expect((await engine.search(searchQuery())).total).toBe(9);
    expect(JSON.stringify(lines)).not.toContain(ALGOLIA_DEMO.adminKey);
  });

  it('[SEARCH-05] reports clicks with their positions, and baskets, for the replica that was searched', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    const { queryId } = await engine.search(searchQuery());
    const { queryId: sorted } = await engine.search(searchQuery({ sort: 'price-asc' }));
    part.events.length = 0;
    const use = { productIds: ['p-lamp'], userToken: 'visitor-1' };
    await engine.sendEvent!({ ...use, kind: 'click', queryId: sorted, positions: [41], customerId: 'c-1' });
    await engine.sendEvent!({ ...use, kind: 'basket', queryId });
    await engine.sendEvent!({ ...use, kind: 'basket', queryId: 'of another engine' });
    await engine.sendEvent!({ ...use, kind: 'basket', queryId, userToken: 'a name with spaces' });
    expect(part.events).toEqual([
      expect.objectContaining({
        eventType: 'click',
        queryID: sorted.split('.')[0],
        index: expect.stringMatching(/-vi-sort-low-high$/),
        objectIDs: ['p-lamp'],
        positions: [41],
        userToken: 'visitor-1',
        authenticatedUserToken: 'c-1',
      }),
      expect.objectContaining({
        eventType: 'conversion',
        eventSubtype: 'addToCart',
        queryID: queryId,
        index: expect.stringMatching(/^products-[0-9a-f-]{36}$/),
      }),
    ]);
  });

  it('[SEARCH-05] reports purchases with the paid amounts, in pounds', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    const { queryId } = await engine.search(searchQuery());
    part.events.length = 0;
    await engine.sendEvent!({
      kind: 'purchase',
      queryId,
      productIds: ['p-lamp', 'p-vase'],
      paid: [
        { price: 4599, discount: 500, quantity: 1 },
        { price: 1250, discount: 0, quantity: 2 },
      ],
      currency: 'GBP',
      userToken: 'visitor-1',
    });
    expect(part.events).toEqual([
      expect.objectContaining({
        eventType: 'conversion',
        eventSubtype: 'purchase',
        eventName: 'Product Purchased',
        queryID: queryId,
        objectIDs: ['p-lamp', 'p-vase'],
        objectData: [
          { price: 45.99, discount: 5, quantity: 1 },
          { price: 12.5, discount: 0, quantity: 2 },
        ],
        value: 70.99,
        currency: 'GBP',
        userToken: 'visitor-1',
      }),
    ]);
  });

  it('[SEARCH-03] calls the other hosts when one does not respond', async () => {
    const called: string[] = [];
    const downHosts = new Set<string>();
    const throughMockServer = (async (url: string, init: RequestInit) => {
      const { hostname, pathname, search } = new URL(url);
      called.push(hostname);
      if (downHosts.has(hostname)) throw new TypeError('fetch failed');
      return fetch(`${mockServers.url}/algolia${pathname}${search}`, init);
    }) as typeof fetch;
    const hosted = createAlgoliaSearch(
      createGateway({ log: { info: record, warn: record } as never, fetch: throughMockServer }),
      { appId: ALGOLIA_DEMO.appId, apiKey: ALGOLIA_DEMO.adminKey, index: `products-${randomUUID()}` },
      SAMPLE_RULES,
    );
    await hosted.replaceAll(SAMPLE_DOCUMENTS);
    expect(new Set(called)).toEqual(new Set(['selvedge.algolia.net']));
    downHosts.add('selvedge-dsn.algolia.net').add('selvedge-2.algolianet.com');
    called.length = 0;
    expect((await hosted.search(searchQuery())).total).toBe(9);
    expect(called[0]).toBe('selvedge-dsn.algolia.net');
    expect(called.at(-1)).toMatch(/^selvedge-[13]\.algolianet\.com$/);
    downHosts.add('selvedge.algolia.net');
    await hosted.remove(['p-lamp']);
    expect((await hosted.search(searchQuery())).total).toBe(8);
  });
});
