import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockServers, startMockServers } from '../start-mock-servers.ts';
import { ALGOLIA_DEMO, createMockAlgolia } from './app.ts';

let mockServers: MockServers;
const part = createMockAlgolia();
const hostsOf = ({ url }: MockServers) => [
  { url: `${url.replace('http://', '')}/algolia`, protocol: 'http' as const, accept: 'readWrite' as const },
];
const clientWith = (key: string) => algoliasearch(ALGOLIA_DEMO.appId, key, { hosts: hostsOf(mockServers) });

beforeAll(async () => {
  mockServers = await startMockServers({ services: [part] });
  const client = clientWith(ALGOLIA_DEMO.adminKey);
  await client.setSettings({
    indexName: 'shop',
    indexSettings: {
      attributesForFaceting: ['searchable(brand)', 'colour', 'price'],
      replicas: ['virtual(shop-vi-sort-low-high)'],
    },
  });
  await client.setSettings({
    indexName: 'shop-vi-sort-low-high',
    indexSettings: { customRanking: ['asc(price)'], relevancyStrictness: 0 },
  });
  await client.saveObjects({
    indexName: 'shop',
    objects: [
      { objectID: '1', title: 'Satin Dress', brand: 'Coast', colour: ['Red', 'Black'], price: 89 },
      { objectID: '2', title: 'Linen Dress', brand: 'Oasis', colour: ['Red'], price: 35 },
      { objectID: '3', title: 'Brass Lamp', brand: 'Maine', colour: ['Gold'], price: 60.5 },
    ],
    waitForTasks: true,
  });
});
afterAll(() => mockServers.close());

describe('the official Algolia client, unchanged', () => {
  it('searches an index with filters, facets and a query id', async () => {
    const response = await clientWith(ALGOLIA_DEMO.searchKey).searchSingleIndex({
      indexName: 'shop',
      searchParams: {
        query: 'dress',
        facetFilters: [['brand:Coast', 'brand:Oasis'], 'colour:-Black'],
        numericFilters: ['price>=10'],
        facets: ['brand', 'price'],
        clickAnalytics: true,
      },
    });
    expect(response.hits.map(({ objectID }) => objectID)).toEqual(['2']);
    expect(response).toMatchObject({ nbHits: 1, nbPages: 1, page: 0, facets: { brand: { Oasis: 1 } } });
    expect(response.facets_stats?.price).toMatchObject({ min: 35, max: 35 });
    expect(response.queryID).toMatch(/^[0-9a-f]{32}$/);
  });

  it('supports filter expressions with brackets, quotes and numbers', async () => {
    const found = async (filters: string) =>
      (
        await clientWith(ALGOLIA_DEMO.searchKey).searchSingleIndex({
          indexName: 'shop',
          searchParams: { filters },
        })
      ).hits
        .map(({ objectID }) => objectID)
        .toSorted();
    expect(await found('brand:"Coast" OR brand:Maine')).toEqual(['1', '3']);
    expect(await found('colour:Red AND (price < 50 OR NOT brand:Oasis)')).toEqual(['1', '2']);
    expect(await found('price:60 TO 70')).toEqual(['3']);
    await expect(found('colour:Red AND (')).rejects.toMatchObject({ status: 400 });
  });

  it('runs several searches at once, with a facet search and a sorted replica', async () => {
    const { results } = await clientWith(ALGOLIA_DEMO.searchKey).search({
      requests: [
        { indexName: 'shop-vi-sort-low-high', query: '' },
        { indexName: 'shop', type: 'facet', facet: 'brand', facetQuery: 'co', maxFacetHits: 100 },
      ],
    });
    const [sorted, facet] = results as [{ hits: { objectID: string }[] }, { facetHits: unknown[] }];
    expect(sorted.hits.map(({ objectID }) => objectID)).toEqual(['2', '3', '1']);
    expect(facet.facetHits).toEqual([{ value: 'Coast', highlighted: '<em>Co</em>ast', count: 1 }]);
  });

  it('searches the values of searchable facets only', async () => {
    const client = clientWith(ALGOLIA_DEMO.searchKey);
    const ask = (facetName: string) =>
      client.searchForFacetValues({
        indexName: 'shop',
        facetName,
        searchForFacetValuesRequest: { facetQuery: 'o', params: 'query=dress' },
      });
    expect((await ask('brand')).facetHits).toEqual([
      { value: 'Oasis', highlighted: '<em>O</em>asis', count: 1 },
    ]);
    await expect(ask('colour')).rejects.toMatchObject({ status: 400 });
  });

  it('gets the same refusals as from the real service', async () => {
    const params = { indexName: 'shop', searchParams: {} };
    await expect(clientWith('wrong').searchSingleIndex(params)).rejects.toMatchObject({ status: 403 });
    const reader = clientWith(ALGOLIA_DEMO.searchKey);
    await expect(reader.searchSingleIndex({ ...params, indexName: 'nowhere' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      reader.searchSingleIndex({ ...params, searchParams: { hitsPerPage: 1001 } }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(reader.clearObjects({ indexName: 'shop' })).rejects.toMatchObject({
      status: 403,
      message: 'Method not allowed with this API key',
    });
  });

  it('sends insights events, all of which must be valid', async () => {
    const insights = clientWith(ALGOLIA_DEMO.searchKey).initInsights({
      options: { hosts: hostsOf(mockServers) },
    });
    const click = {
      eventType: 'click' as const,
      eventName: 'Product Clicked',
      index: 'shop',
      objectIDs: ['1'],
      positions: [1],
      queryID: 'a'.repeat(32),
      userToken: 'guest-1',
    };
    expect(await insights.pushEvents({ events: [click] })).toEqual({ status: 200, message: 'OK' });
    expect(part.events).toHaveLength(1);
    for (const bad of [
      { positions: [0] },
      { positions: [1, 2] },
      { queryID: 'XYZ' },
      { userToken: 'ä' },
      { objectIDs: [] },
    ]) {
      await expect(insights.pushEvents({ events: [click, { ...click, ...bad }] })).rejects.toMatchObject({
        status: 422,
      });
    }
    expect(part.events).toHaveLength(1);
  });
});
