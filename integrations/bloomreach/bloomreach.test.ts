import { randomUUID } from 'node:crypto';
import { BLOOMREACH_DEMO, createMockBloomreach } from '@selvedge/mock-services/bloomreach/app.ts';
import { type MockServers, startMockServers } from '@selvedge/mock-services/start-mock-servers.ts';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { SAMPLE_DOCUMENTS, SAMPLE_RULES, searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createListings } from '#commerce/listing/listing.server.ts';
import type { ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import { searchContractSuite } from '#commerce/search/contract-suite.ts';
import type { SearchRules } from '#commerce/search/provider.ts';
import { parseEnvironment } from '#config/environment.ts';
import { ExternalServiceError } from '#integrations/gateway/external-service-error.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { bloomreach, createBloomreachSearch } from './bloomreach.server.ts';
import { attributeName, filterKey } from './product.ts';

let mockServers: MockServers;
const lines: { external: { outcome: string; url: string } }[] = [];
const record = (line: unknown) => void lines.push(line as (typeof lines)[number]);
const gateway = createGateway({ log: { info: record, warn: record } as never });

beforeAll(async () => {
  mockServers = await startMockServers({ services: [createMockBloomreach()] });
});
afterAll(() => mockServers.close());

const configured = (domainKeys: Record<string, string>) => ({
  accountId: BLOOMREACH_DEMO.accountId,
  domainKeys,
  authKey: BLOOMREACH_DEMO.authKey,
  feedKey: BLOOMREACH_DEMO.feedKey,
  coreUrl: `${mockServers.url}/bloomreach/api/v1/core/`,
  suggestUrl: `${mockServers.url}/bloomreach/api/v2/suggest/`,
  feedUrl: `${mockServers.url}/bloomreach/dataconnect/api/v1`,
  pageUrl: 'https://shop.example/',
});

async function openEngine(documents: SearchDocument[], { redirects, synonyms }: SearchRules) {
  const catalog = `${BLOOMREACH_DEMO.domainKey}_${randomUUID()}`;
  const engine = createBloomreachSearch(gateway, configured({ default: catalog }));
  await fetch(`${mockServers.url}/bloomreach/__dashboard/${catalog}`, {
    method: 'POST',
    body: JSON.stringify({ redirects, synonyms }),
  });
  await engine.replaceAll(documents);
  return engine;
}

/** Typed text is not read as filters; merchandising happens in Bloomreach's dashboard; suggestions have no counts. */
searchContractSuite('Bloomreach Discovery', openEngine, {
  readsFilters: false,
  findsClose: false,
  readsLanguages: false,
  explains: false,
  followsPriceLists: false,
  reportsRelaxation: false,
  acceptsRules: false,
  scopesSynonyms: false,
  countsSuggestions: false,
});

const control = (order: object) =>
  fetch(`${mockServers.url}/__control`, { method: 'POST', body: JSON.stringify(order) });
const last = () => mockServers.seen.at(-1)!;

describe('Bloomreach Discovery requests and responses', () => {
  it('[SEARCH-04] says for which site it is not configured', async () => {
    const sentence = 'Bloomreach Discovery is not configured for coast';
    for (const variables of [{ BLOOMREACH_ACCOUNT_ID: '1' }, { BLOOMREACH_DOMAIN_KEYS: 'coast=x' }]) {
      const environment = parseEnvironment({ DEFAULT_BRAND: 'coast', ...variables });
      expect(() => bloomreach.create(gateway, environment, {})).toThrow(sentence);
    }
    const engine = createBloomreachSearch(gateway, configured({ oasis: BLOOMREACH_DEMO.domainKey }));
    await expect(engine.search(searchQuery({ fascia: 'coast' }))).rejects.toThrow(sentence);
    await expect(engine.suggest({ text: 'dress', limit: 3, fascia: 'coast' })).rejects.toThrow(sentence);
  });

  it('[SEARCH-02] searches by text with the parameters of the specification', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    await engine.search(
      searchQuery({
        text: 'dress',
        filters: { isOnStock: ['true'], brand: ['Coast', 'O"asis'], priceRange: ['10-max'] },
        sort: 'price-asc',
        offset: 40,
      }),
    );
    expect(last().path).toBe('/api/v1/core/');
    expect(last().query).toMatchObject({
      q: ['dress'],
      account_id: [BLOOMREACH_DEMO.accountId],
      request_type: ['search'],
      search_type: ['keyword'],
      fl: [
        'pid,title,brand,url,thumb_image,price,sale_price,wasPrice,price_range,discountPercentage,description,' +
          'skuid,sku_price,sku_sale_price,swatchImage,sku_thumb_images,colour,colourFacet,colourFacets,' +
          'averageRating,totalReviewCount,categorySlugs,classification,department,giftWithPurchase,ratingGroup,' +
          'ratingRange',
      ],
      start: ['40'],
      rows: ['40'],
      'facet.version': ['3.0'],
      fq: ['isOnStock:"true"', 'brand:"Coast" OR "O\\"asis"', 'price:[10 TO *]'],
      sort: ['price asc'],
      _br_uid_2: ['defaultCookieId'],
      url: ['https://shop.example/'],
      user_agent: ['Selvedge'],
      catalog_views: [expect.stringMatching(/^selvedge_demo/)],
    });
    expect(last().query.request_id![0]).toMatch(/\S/);
  });

  it('[SEARCH-02] requests a category by its id, and sends the visitor’s cookie unchanged', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    const cookie = 'uid%3D7797686432023%3Av%3D11.5%3Ats%3D1428617911187%3Ahc%3D55';
    await engine.search(searchQuery({ categorySlug: 'dresses', userToken: cookie }));
    expect(last().query).toMatchObject({ q: ['dresses'], search_type: ['category'] });
    expect(lines.at(-1)!.external.url).toContain(`_br_uid_2=${cookie}&`);
  });

  it('[SEARCH-02] requests suggestions', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    await engine.suggest({ text: 'dre', limit: 5 });
    expect(last().path).toBe('/api/v2/suggest/');
    expect(last().query).toMatchObject({ q: ['dre'], request_type: ['suggest'] });
  });

  it('[SEARCH-02] throws with status, status text, url and body when a request is rejected, and logs it', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    await control({ system: 'bloomreach', mode: 'status:400', times: 1 });
    const error = await engine.search(searchQuery({ text: 'dress' })).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ExternalServiceError);
    expect(error).toMatchObject({
      status: 400,
      statusText: 'Bad Request',
      body: JSON.stringify({ status_code: 400, message: "[u'mock error']" }),
    });
    expect((error as ExternalServiceError).url).toContain('/api/v1/core/?account_id=');
    expect(lines.at(-1)!.external).toMatchObject({ outcome: 'refused', status: 400 });
    expect((await engine.search(searchQuery({ text: 'dress' }))).total).toBe(3);
    expect(JSON.stringify(lines)).not.toMatch(
      new RegExp(`${BLOOMREACH_DEMO.authKey}|${BLOOMREACH_DEMO.feedKey}`),
    );
  });

  it('treats an empty response as no results, and a malformed one as an error', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    await control({ system: 'bloomreach', mode: 'empty', times: 1 });
    expect(await engine.search(searchQuery({ text: 'dress' }))).toMatchObject({
      ids: [],
      total: 0,
      facets: [],
    });
    await control({ system: 'bloomreach', mode: 'malformed', times: 1 });
    await expect(engine.search(searchQuery({ text: 'dress' }))).rejects.toThrow('unreadable response');
  });

  it.each([
    [{ metadata: { query: { modification: { mode: 'RELAX', value: 'dress' } } } }, 'dress', true],
    [{ Metadata: { query: { modification: { mode: 'RELAX', value: 'dress' } } } }, 'dress', true],
    [
      {
        autoCorrectQuery: 'blue dress',
        metadata: { query: { modification: { mode: 'SPELLING', value: 'blue dress' } } },
      },
      'blue dress',
      undefined,
    ],
    [{ metadata: { query: { didYouMean: [] } } }, 'purple dress', undefined],
  ])('reads its own relaxation: %j', async (extra, text, isRelaxed) => {
    const answering = createGateway({
      log: { info: record, warn: record } as never,
      fetch: async () => Response.json({ response: { numFound: 1, docs: [{ pid: 'p1' }] }, ...extra }),
    });
    const engine = createBloomreachSearch(answering, configured({ default: 'shop' }));
    const { understood } = await engine.search(searchQuery({ text: 'purple dress' }));
    expect([understood.text, understood.isRelaxed]).toEqual([text, isRelaxed]);
  });

  it('joins several requests for more than 200 products, and never goes beyond the 10,000th', async () => {
    const many = Array.from({ length: 450 }, (_, i) => ({ ...SAMPLE_DOCUMENTS[0]!, id: `many-${i}` }));
    const engine = await openEngine(many, SAMPLE_RULES);
    const whole = await engine.search(searchQuery({ categorySlug: 'dresses', limit: 450 }));
    expect(new Set(whole.ids).size).toBe(450);
    expect((await engine.search(searchQuery({ offset: 20_000 }))).ids).toEqual([]);
  });

  it('[SEARCH-02] a listing of the shop filters by stock, whatever else is selected', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    const productCards = { products: async () => [] } as unknown as ProductCardCache;
    const { total } = await createListings(engine, productCards).list(
      searchQuery({ categorySlug: 'jeans', filters: { priceRange: ['1-max'] } }),
    );
    expect(last().query.fq).toEqual(['isOnStock:"true"', 'price:[1 TO *]']);
    expect(total).toBe(1);
  });

  it('gets the requested fields, and requests only the id where products are given', async () => {
    const engine = await openEngine(SAMPLE_DOCUMENTS, SAMPLE_RULES);
    await engine.search(searchQuery({ categorySlug: 'lighting' }));
    // The logged URL has no key; the key is optional.
    const again = await fetch(lines.at(-1)!.external.url.replace(/auth_key=[^&]*&/, ''));
    const { response } = (await again.json()) as { response: { docs: object[] } };
    expect(response.docs[0]).toMatchObject({
      pid: 'p-lamp',
      title: expect.any(String),
      brand: expect.any(String),
      url: '/product/key-p-lamp',
      price: expect.any(Number),
    });
    await engine.search(searchQuery({ ids: ['p-lamp'] }));
    expect(last().query.fl).toEqual(['pid']);
  });

  it('ends lists at the shop’s setting, and never beyond the vendor’s limit', async () => {
    const open = (maxOffset: number) =>
      createBloomreachSearch(gateway, { ...configured({ default: 'selvedge_demo' }), maxOffset });
    expect(open(120).maxOffset).toBe(120);
    expect(open(50_000).maxOffset).toBe(10_000);
    await open(60).search(searchQuery({ text: 'dress', offset: 40 }));
    expect(last().query).toMatchObject({ start: ['40'], rows: ['20'] });
  });

  it('writes any filter key as an attribute name and reads it back', () => {
    for (const key of [
      'brand',
      'aiattributes.Heel Height',
      'aiattributes.Fit & Flare',
      'aiattributes.T-Shirt',
    ]) {
      expect(attributeName(key)).toMatch(/^\w+$/);
      expect(filterKey(attributeName(key))).toBe(key);
    }
  });
});
