import { BLOOMREACH_DEMO, createMockBloomreach } from '@selvedge/mock-services/bloomreach/app.ts';
import { type MockServers, startMockServers } from '@selvedge/mock-services/start-mock-servers.ts';
import { searchDocument } from '@selvedge/search-index/sample-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadList } from '#app/features/listing/load-list.server.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import { createListings } from '#commerce/listing/listing.server.ts';
import { showsLoadMore, showsLoadMoreByCount } from '#commerce/listing/load-buttons.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import type { SearchEngine } from '#commerce/search/provider.ts';
import { selvedge } from '#config/brands/selvedge.ts';
import { createBloomreachSearch } from '#integrations/bloomreach/bloomreach.server.ts';
import { ExternalServiceError } from '#integrations/gateway/external-service-error.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';

const DOCUMENTS = Array.from({ length: 90 }, (_, i) => searchDocument(`t-${i}`, { title: `Wool Coat ${i}` }));
let mockServers: MockServers;
let alternative: SearchEngine;
let embedded: SearchEngine;

beforeAll(async () => {
  mockServers = await startMockServers({ services: [createMockBloomreach()] });
  const base = `${mockServers.url}/bloomreach`;
  const { accountId, domainKey, authKey, feedKey } = BLOOMREACH_DEMO;
  const engine = createBloomreachSearch(createGateway({ log: { info: () => {}, warn: () => {} } }), {
    accountId,
    domainKeys: { default: domainKey },
    authKey,
    feedKey,
    coreUrl: `${base}/api/v1/core/`,
    suggestUrl: `${base}/api/v2/suggest/`,
    feedUrl: `${base}/dataconnect/api/v1`,
    pageUrl: 'https://shop.example/',
  });
  await engine.replaceAll(DOCUMENTS);
  alternative = engine;
  embedded = await createEmbeddedEngine({ documents: () => DOCUMENTS, workers: 0, rules: NO_RULES });
});
afterAll(async () => {
  await embedded.close();
  await mockServers.close();
});

const NO_RULES = { synonyms: [], redirects: [], rules: [] };
const visit = { brand: selvedge, locale: 'en-GB', origin: 'https://shop.example', dependsOn: () => {} };

/** The cached card of a product, whichever engine found it. */
function cardOf(id: string) {
  return { ...listProduct(makeTestProduct({ id, key: id, slug: id, name: id })), quantities: {} };
}

/** The list as a page of the shop asks for it. */
async function listOf(search: SearchEngine, page: number) {
  const content = { badges: async () => [], fragment: async () => null };
  const sponsored = { forecast: async () => [] };
  const stockLevels = async (ids: string[]) => ids.map(cardOf);
  const listings = createListings(search, { products: stockLevels } as never);
  const asked = {
    type: 'search' as const,
    address: '/search?q=coat',
    canonicalPath: '/search',
    requestedPath: '/search?q=coat',
    title: 'coat',
    query: 'coat',
    category: null,
    crumbs: [],
    filters: {},
    sort: 'relevance' as const,
    page,
  };
  const shop = {
    search: { engine: search, listings },
    content: { entries: content },
    merchandising: { sponsored },
  } as unknown as Shop;
  return (await loadList(shop, visit as unknown as RequestContext, asked, new AbortController().signal)).view;
}

describe('a list of the alternative engine', () => {
  it('[PLP-10] offers more while its page is below the page count', async () => {
    const offers: boolean[] = [];
    for (const page of [1, 2, 3]) {
      const { pageCount, total } = await listOf(alternative, page);
      expect([pageCount, total]).toEqual([3, 90]);
      offers.push(showsLoadMoreByCount(page, pageCount!));
    }
    expect(offers).toEqual([true, true, false]);
  });

  it('[PLP-08] while the shop’s own engine goes by whether there is a next page', async () => {
    const { pageCount, hasNextPage } = await listOf(embedded, 2);
    expect([pageCount, showsLoadMore({ hasNextPage })]).toEqual([null, true]);
    expect((await listOf(embedded, 3)).hasNextPage).toBe(false);
  });

  it('[CARD-13] draws the same cards as a list of the shop’s own engine', async () => {
    const byId = (cards: { id: string }[]) => cards.toSorted((a, b) => a.id.localeCompare(b.id));
    const cardsOf = async (engine: SearchEngine) =>
      byId((await Promise.all([1, 2, 3].map((page) => listOf(engine, page)))).flatMap(({ cards }) => cards));
    const theirs = await cardsOf(alternative);
    expect(theirs).toHaveLength(90);
    expect(theirs).toEqual(await cardsOf(embedded));
  });

  it('is away for a moment, not broken, when its engine is down', async () => {
    const down = new ExternalServiceError({ service: 'x', status: 503, statusText: '', url: '', body: '' });
    const failing = { ...embedded, search: () => Promise.reject(down) };
    await expect(listOf(failing, 1)).rejects.toMatchObject({ init: { status: 503 } });
    const broken = { ...embedded, search: () => Promise.reject(new TypeError('ours')) };
    await expect(listOf(broken, 1)).rejects.toThrow('ours');
  });
});
