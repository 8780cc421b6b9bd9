import { afterEach, describe, expect, it } from 'vitest';
import { createListings } from '#commerce/listing/listing.server.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import type { SearchEngine, SearchQuery } from '#commerce/search/provider.ts';
import { toSearchDocument } from '#commerce/search/search-document.server.ts';
import { chooseSearchTest } from '#commerce/search/search-experiment.ts';
import { createAlgoliaSearch } from '#integrations/algolia/algolia.server.ts';
import { createBloomreachSearch } from '#integrations/bloomreach/bloomreach.server.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { catalogueOf, openApi, signedIn } from '#tests/api-app.ts';

const VISITOR = '7c1f9c1e-52a4-4a0e-9d1b-0d8d6f8e3b10';
const ADDRESS = '/_api/categories-carousel/products?category=dresses';
const silent = { warn: () => {}, error: () => {}, info: () => {} } as never;
const make = (key: string, brand: string) =>
  makeTestProduct({ id: `id-${key}`, key, slug: key.toLowerCase(), name: key, brand });
const products = [make('A', 'Coast'), make('B', 'Oasis'), make('C', 'Wallis')];

async function open(engine: SearchEngine) {
  const { catalogue, productCards } = catalogueOf(products);
  const { cookie, sessions } = signedIn({ id: 'customer-1' });
  const app = await openApi(
    { '/_api/categories-carousel/products': () => import('./products.ts') },
    {
      catalogue,
      search: { engine, productCards, listings: createListings(engine, productCards) },
      content: { redirects: { find: () => null }, audit: {}, entries: { badges: async () => [] } },
      customers: { sessions },
    },
  );
  const get = async (...cookies: string[]) => app.get(ADDRESS, { headers: { cookie: cookies.join('; ') } });
  return { get, session: cookie };
}

describe('[SEARCH-06] the personalisation token', () => {
  let engine: SearchEngine | null = null;
  afterEach(() => engine?.close());

  it('is the customer id, or the cookie value of a guest, and nothing without consent', async () => {
    const asked: SearchQuery[] = [];
    const { get, session } = await open({
      async search(query: SearchQuery) {
        asked.push(query);
        return { ids: ['id-A'], total: 1, facets: [], queryId: 'query-1', understood: {}, redirect: null };
      },
    } as unknown as SearchEngine);
    const tokenOf = async (...cookies: string[]) => {
      const { body, headers } = await get(...cookies);
      expect(headers.get('cache-control')).toContain('no-store');
      return { token: asked.at(-1)?.userToken, queryId: body.queryId };
    };
    expect(await tokenOf('consent=all', `visitor=${VISITOR}`, session)).toEqual({
      token: 'customer-1',
      queryId: 'query-1',
    });
    expect(await tokenOf('consent=all', `visitor=${VISITOR}`)).toEqual({
      token: VISITOR,
      queryId: 'query-1',
    });
    for (const consent of ['consent=necessary', 'other=1'])
      expect(await tokenOf(consent, `visitor=${VISITOR}`, session)).toEqual({
        token: undefined,
        queryId: null,
      });
    expect(await tokenOf('consent=all', 'visitor=<script>')).toEqual({ token: undefined, queryId: null });
  });

  it('reaches Algolia, with personalisation, and its query id comes back', async () => {
    const sent: Record<string, unknown>[] = [];
    const gateway = createGateway({
      log: silent,
      fetch: async (_, init) => {
        sent.push(...(JSON.parse(String(init?.body)) as { requests: Record<string, unknown>[] }).requests);
        return Response.json({
          results: [{ hits: [{ objectID: 'id-B' }], nbHits: 1, queryID: 'f'.repeat(32) }],
        });
      },
    });
    const access = { appId: 'APP', apiKey: 'key', index: 'products' };
    engine = createAlgoliaSearch(gateway, access, { synonyms: [], redirects: [], rules: [] });
    const { get } = await open(engine);
    const { body } = await get('consent=all', `visitor=${VISITOR}`);
    expect(sent[0]).toMatchObject({
      userToken: VISITOR,
      enablePersonalization: true,
      clickAnalytics: true,
      distinct: true,
    });
    expect(body.queryId).toBe('f'.repeat(32));
    await get('consent=necessary');
    expect(sent[1]).toMatchObject({ enablePersonalization: false });
    expect(sent[1]).not.toHaveProperty('userToken');
  });

  it('reaches Bloomreach as its visitor', async () => {
    const urls: string[] = [];
    const gateway = createGateway({
      log: silent,
      fetch: async (url) => {
        urls.push(String(url));
        return Response.json({ response: { numFound: 0, start: 0, docs: [] }, facet_counts: { facets: [] } });
      },
    });
    engine = createBloomreachSearch(gateway, {
      accountId: '1',
      domainKeys: { default: 'shop' },
      pageUrl: 'https://shop.example/',
    });
    const { get } = await open(engine);
    await get('consent=all', `visitor=${VISITOR}`);
    await get();
    const visitors = urls.map((url) => new URL(url).searchParams.get('_br_uid_2'));
    expect(visitors).toEqual([VISITOR, 'defaultCookieId']);
  });

  it('gives the embedded engine the preferences of the shopper', async () => {
    engine = await createEmbeddedEngine({
      workers: 0,
      documents: products.map(toSearchDocument),
      rules: { synonyms: [], redirects: [], rules: [] },
      affinityOf: (token) => (token === VISITOR ? { brands: { Wallis: 1 }, categories: {} } : null),
      onError: () => {},
    });
    const { get } = await open(engine);
    const first = async (...cookies: string[]) => (await get(...cookies)).body.cards[0].key;
    expect(await first('consent=all', `visitor=${VISITOR}`)).toBe('C');
    expect(await first(`visitor=${VISITOR}`)).toBe('A');
  });

  it('lets a shopper take part in a search experiment, always in the same variant', async () => {
    const experiment = { id: 'own-brands', variants: ['control', 'coast-first'] };
    const variantOf = (token: string) => chooseSearchTest(experiment, token)?.variantId;
    const tokens = Array.from({ length: 400 }, (_, n) => `visitor-${n}`);
    const share = tokens.filter((token) => variantOf(token) === 'control').length / tokens.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
    expect(variantOf(VISITOR)).toBe(variantOf(VISITOR));
    expect(chooseSearchTest(experiment, undefined)).toBeNull();
    expect(chooseSearchTest(null, VISITOR)).toBeNull();
    engine = await createEmbeddedEngine({
      workers: 0,
      documents: products.map(toSearchDocument),
      rules: {
        synonyms: [],
        redirects: [],
        rules: [{ when: { context: `own-brands:${variantOf(VISITOR)}` }, pin: ['id-B'] }],
      },
      abTestOf: ({ userToken }) => chooseSearchTest(experiment, userToken),
      onError: () => {},
    });
    const { get } = await open(engine);
    expect((await get('consent=all', `visitor=${VISITOR}`)).body.cards[0].key).toBe('B');
    expect((await get()).body.cards[0].key).toBe('A');
  });
});
