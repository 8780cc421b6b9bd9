import {
  autoSuggest,
  bestseller,
  categorySearch,
  getCategoryWidget,
  getItemWidget,
  getKeywordWidget,
  productSearch,
} from '@bloomreach/discovery-web-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockServers, startMockServers } from '../start-mock-servers.ts';
import { BLOOMREACH_DEMO, createMockBloomreach } from './app.ts';
import { readFilter } from './filter-query.ts';

let mockServers: MockServers;

beforeAll(async () => {
  mockServers = await startMockServers({ services: [createMockBloomreach()] });
  const feed = `${mockServers.url}/bloomreach/dataconnect/api/v1/accounts/${BLOOMREACH_DEMO.accountId}/catalogs/${BLOOMREACH_DEMO.domainKey}`;
  const headers = {
    authorization: `Bearer ${BLOOMREACH_DEMO.feedKey}`,
    'content-type': 'application/json-patch+json',
  };
  const product = (pid: string, title: string, brand: string, price: number, category: string) => ({
    op: 'add',
    path: `/products/${pid}`,
    value: {
      attributes: {
        title,
        brand,
        price,
        url: `/p/${pid}`,
        category_paths: [[{ id: category, name: category }]],
      },
    },
  });
  const products = [
    product('1', 'Satin Dress', 'Coast', 89, 'dresses'),
    product('2', 'Linen Dress', 'Oasis', 35, 'dresses'),
    product('3', 'Brass Lamp', 'Maine', 60, 'lighting'),
  ];
  await fetch(`${feed}/products`, { method: 'PUT', headers, body: JSON.stringify(products) });
  await fetch(`${feed}/indexes`, { method: 'POST', headers });
  await fetch(`${mockServers.url}/bloomreach/__dashboard/${BLOOMREACH_DEMO.domainKey}`, {
    method: 'POST',
    body: JSON.stringify({ redirects: [{ query: 'gift card', url: '/pages/gift-cards' }] }),
  });
});
afterAll(() => mockServers.close());

const configuration = () => ({
  account_id: Number(BLOOMREACH_DEMO.accountId),
  domain_key: BLOOMREACH_DEMO.domainKey,
  searchEndpoint: `${mockServers.url}/bloomreach/api/v1/core/`,
  suggestEndpoint: `${mockServers.url}/bloomreach/api/v2/suggest/`,
  widgetEndpoint: `${mockServers.url}/bloomreach/api/v2/widgets/`,
});
const visitor = {
  _br_uid_2: 'uid%3D1%3Av%3D1',
  url: 'https://shop.example/',
  ref_url: '',
  request_id: 7,
  rows: 20,
};
const page = { ...visitor, fl: 'pid,title', start: 0 };
const pidsOf = (response: { response?: { docs?: unknown[] } }) =>
  (response.response?.docs ?? []).map((doc) => (doc as { pid: string }).pid).toSorted();

describe('the official Bloomreach client, unchanged', () => {
  it('searches by text, with filters and facets of version 3', async () => {
    const response = (await productSearch('dress', configuration(), {
      ...page,
      fq: ['brand:"Coast" OR "Maine"', 'price:[10 TO 100]'],
    } as never)) as { response: { numFound: number; docs: object[] }; facet_counts: { facets: unknown[] } };
    expect(response.response).toMatchObject({
      numFound: 1,
      start: 0,
      docs: [{ pid: '1', title: 'Satin Dress' }],
    });
    expect(response.facet_counts.facets).toContainEqual({
      name: 'brand',
      type: 'text',
      value: [
        { name: 'Coast', count: 1 },
        { name: 'Oasis', count: 1 },
      ],
    });
  });

  it('lists a category and the best sellers', async () => {
    expect(pidsOf(await categorySearch('dresses', configuration(), page as never))).toEqual(['1', '2']);
    expect(pidsOf(await bestseller('*', configuration(), page as never))).toEqual(['1', '2', '3']);
  });

  it('returns a redirect with spaces in its keys', async () => {
    const response = await productSearch('gift cards', configuration(), page as never);
    expect((response as unknown as { keywordRedirect: object }).keywordRedirect).toMatchObject({
      'redirected url': '/pages/gift-cards',
    });
  });

  it('suggests', async () => {
    const response = await autoSuggest('dre', configuration(), {
      ...visitor,
      catalog_views: BLOOMREACH_DEMO.domainKey,
    } as never);
    expect(response.suggestionGroups?.[0]).toMatchObject({
      attributeSuggestions: [{ name: 'dresses', value: 'dresses', attributeType: 'category' }],
    });
  });

  it('recommends by item, category and text', async () => {
    expect(
      pidsOf(await getItemWidget('w1', configuration(), { ...visitor, item_ids: '1' } as never)),
    ).toEqual(['2']);
    expect(
      pidsOf(await getCategoryWidget('w2', configuration(), { ...visitor, cat_id: 'lighting' } as never)),
    ).toEqual(['3']);
    const words = await getKeywordWidget('w3', configuration(), {
      ...visitor,
      query: 'dress',
      filter: '(price:["50" TO "*"])',
    } as never);
    expect(pidsOf(words)).toEqual(['1']);
  });

  it('counts facets of recommendations only on request, in their own format', async () => {
    const request = { ...visitor, query: 'dress' };
    expect(await getKeywordWidget('w3', configuration(), request as never)).not.toHaveProperty('facet');
    const counted = await getKeywordWidget('w3', configuration(), { ...request, facet: true } as never);
    expect(counted).toMatchObject({
      facet: {
        category: [{ cat_id: 'dresses', count: 2 }],
        fields: [
          {
            key: 'brand',
            type: 'text',
            value: [
              { name: 'Coast', count: 1 },
              { name: 'Oasis', count: 1 },
            ],
          },
        ],
        ranges: [],
      },
    });
  });

  it('gets the same refusals as from the real service', async () => {
    const ask = (changed: object, config: object = {}) =>
      productSearch('dress', { ...configuration(), ...config }, { ...page, ...changed } as never);
    await expect(ask({ rows: 216 })).rejects.toMatchObject({
      status: 400,
      body: expect.stringContaining('Pagination limit exceeded: requested start 0, rows 216'),
    });
    await expect(ask({ rows: -1 })).rejects.toMatchObject({
      body: expect.stringContaining('rows should be >=0'),
    });
    await expect(ask({ sort: 'price' })).rejects.toMatchObject({
      body: expect.stringContaining('Error parsing sort'),
    });
    await expect(ask({ fq: 'price:[a TO b]' })).rejects.toMatchObject({
      body: expect.stringContaining('price expects a number or range'),
    });
    await expect(ask({}, { domain_key: 'other' })).rejects.toMatchObject({ status: 403 });
    await expect(ask({}, { account_id: 0 })).rejects.toMatchObject({ status: 403 });
    await expect(ask({}, { account_id: 'x' })).rejects.toMatchObject({ status: 400 });
    await expect(ask({ user_agent: 'x'.repeat(17_000) })).rejects.toThrow();
  });
});

describe('the filter grammar', () => {
  it('accepts a range in each of its three forms', () => {
    const range = { attribute: 'price', kind: 'range', low: 10, high: 50 };
    expect(readFilter('price:[10 TO 50]')).toEqual(range);
    expect(readFilter('price:"[10 TO 50]"')).toEqual(range);
    expect(readFilter('(price:["10" TO "50"])')).toEqual(range);
    expect(readFilter('price:[10 TO *]')).toEqual({ ...range, high: Number.POSITIVE_INFINITY });
  });

  it('accepts values with quotes and the word OR inside', () => {
    expect(readFilter('brand:"A \\"B\\" OR C" OR "D"')).toEqual({
      attribute: 'brand',
      kind: 'values',
      values: ['A "B" OR C', 'D'],
    });
    expect(readFilter('(brand:("Coast"))')).toEqual({
      attribute: 'brand',
      kind: 'values',
      values: ['Coast'],
    });
    expect(() => readFilter('brand')).toThrow();
    expect(() => readFilter('brand:"a" AND "b"')).toThrow();
  });
});
