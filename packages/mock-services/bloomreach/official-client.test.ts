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
import { type OpenStandIns, openStandIns } from '../open.ts';
import { BLOOMREACH_DEMO, bloomreachPart } from './app.ts';
import { readFilter } from './fq.ts';

let standIns: OpenStandIns;

beforeAll(async () => {
  standIns = await openStandIns({ parts: [bloomreachPart()] });
  const feed = `${standIns.url}/bloomreach/dataconnect/api/v1/accounts/${BLOOMREACH_DEMO.accountId}/catalogs/${BLOOMREACH_DEMO.domainKey}`;
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
  await fetch(`${standIns.url}/bloomreach/__dashboard/${BLOOMREACH_DEMO.domainKey}`, {
    method: 'POST',
    body: JSON.stringify({ redirects: [{ query: 'gift card', url: '/pages/gift-cards' }] }),
  });
});
afterAll(() => standIns.close());

const configuration = () => ({
  account_id: Number(BLOOMREACH_DEMO.accountId),
  domain_key: BLOOMREACH_DEMO.domainKey,
  searchEndpoint: `${standIns.url}/bloomreach/api/v1/core/`,
  suggestEndpoint: `${standIns.url}/bloomreach/api/v2/suggest/`,
  widgetEndpoint: `${standIns.url}/bloomreach/api/v2/widgets/`,
});
const visit = {
  _br_uid_2: 'uid%3D1%3Av%3D1',
  url: 'https://shop.example/',
  ref_url: '',
  request_id: 7,
  rows: 20,
};
const page = { ...visit, fl: 'pid,title', start: 0 };
const pidsOf = (answer: { response?: { docs?: unknown[] } }) =>
  (answer.response?.docs ?? []).map((doc) => (doc as { pid: string }).pid).toSorted();

describe('the official Bloomreach client, unchanged', () => {
  it('searches by words, with filters and facets of the unified shape', async () => {
    const answer = (await productSearch('dress', configuration(), {
      ...page,
      fq: ['brand:"Coast" OR "Maine"', 'price:[10 TO 100]'],
    } as never)) as { response: { numFound: number; docs: object[] }; facet_counts: { facets: unknown[] } };
    expect(answer.response).toMatchObject({
      numFound: 1,
      start: 0,
      docs: [{ pid: '1', title: 'Satin Dress' }],
    });
    expect(answer.facet_counts.facets).toContainEqual({
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

  it('answers a redirect under keys with spaces', async () => {
    const answer = await productSearch('gift cards', configuration(), page as never);
    expect((answer as unknown as { keywordRedirect: object }).keywordRedirect).toMatchObject({
      'redirected url': '/pages/gift-cards',
    });
  });

  it('suggests', async () => {
    const answer = await autoSuggest('dre', configuration(), {
      ...visit,
      catalog_views: BLOOMREACH_DEMO.domainKey,
    } as never);
    expect(answer.suggestionGroups?.[0]).toMatchObject({
      attributeSuggestions: [{ name: 'dresses', value: 'dresses', attributeType: 'category' }],
    });
  });

  it('recommends by item, category and words', async () => {
    expect(pidsOf(await getItemWidget('w1', configuration(), { ...visit, item_ids: '1' } as never))).toEqual([
      '2',
    ]);
    expect(
      pidsOf(await getCategoryWidget('w2', configuration(), { ...visit, cat_id: 'lighting' } as never)),
    ).toEqual(['3']);
    const words = await getKeywordWidget('w3', configuration(), {
      ...visit,
      query: 'dress',
      filter: '(price:["50" TO "*"])',
    } as never);
    expect(pidsOf(words)).toEqual(['1']);
  });

  it('counts facets of recommendations only when asked to, under names of their own', async () => {
    const asked = { ...visit, query: 'dress' };
    expect(await getKeywordWidget('w3', configuration(), asked as never)).not.toHaveProperty('facet');
    const counted = await getKeywordWidget('w3', configuration(), { ...asked, facet: true } as never);
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

  it('is refused as by the real one', async () => {
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
  it('takes a range in each of its three forms', () => {
    const range = { attribute: 'price', kind: 'range', low: 10, high: 50 };
    expect(readFilter('price:[10 TO 50]')).toEqual(range);
    expect(readFilter('price:"[10 TO 50]"')).toEqual(range);
    expect(readFilter('(price:["10" TO "50"])')).toEqual(range);
    expect(readFilter('price:[10 TO *]')).toEqual({ ...range, high: Number.POSITIVE_INFINITY });
  });

  it('takes values with quotes and the word OR inside', () => {
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
