import { randomUUID } from 'node:crypto';
import { BLOOMREACH_DEMO, bloomreachPart } from '@selvedge/mock-services/bloomreach/app.ts';
import { type OpenStandIns, openStandIns } from '@selvedge/mock-services/open.ts';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { SUITE_DOCUMENTS, SUITE_RULES, searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createListings } from '#commerce/listing/listing.server.ts';
import type { Shelf } from '#commerce/listing/shelf.server.ts';
import { searchContractSuite } from '#commerce/search/contract-suite.ts';
import type { SearchRules } from '#commerce/search/provider.ts';
import { OutsideSystemError, openGateway } from '#integrations/gateway/gateway.server.ts';
import { openBloomreachSearch } from './engine.server.ts';
import { attributeName, filterKey } from './product.ts';

let standIns: OpenStandIns;
const lines: { outside: { outcome: string; url: string } }[] = [];
const keep = (line: unknown) => void lines.push(line as (typeof lines)[number]);
const gateway = openGateway({ log: { info: keep, warn: keep } as never });

beforeAll(async () => {
  standIns = await openStandIns({ parts: [bloomreachPart()] });
});
afterAll(() => standIns.close());

const configured = (domainKeys: Record<string, string>) => ({
  accountId: BLOOMREACH_DEMO.accountId,
  domainKeys,
  authKey: BLOOMREACH_DEMO.authKey,
  feedKey: BLOOMREACH_DEMO.feedKey,
  coreUrl: `${standIns.url}/bloomreach/api/v1/core/`,
  suggestUrl: `${standIns.url}/bloomreach/api/v2/suggest/`,
  feedUrl: `${standIns.url}/bloomreach/dataconnect/api/v1`,
  pageUrl: 'https://shop.example/',
});

async function openEngine(documents: SearchDocument[], { redirects, synonyms }: SearchRules) {
  const catalog = `${BLOOMREACH_DEMO.domainKey}_${randomUUID()}`;
  const engine = openBloomreachSearch(gateway, configured({ default: catalog }), 'selvedge');
  await fetch(`${standIns.url}/bloomreach/__dashboard/${catalog}`, {
    method: 'POST',
    body: JSON.stringify({ redirects, synonyms }),
  });
  await engine.replaceAll(documents);
  return engine;
}

/** Typed text stays text; merchandising is done in the vendor's dashboard; suggestions carry no counts. */
searchContractSuite('Bloomreach Discovery', openEngine, {
  readsFilters: false,
  tellsRelaxation: false,
  takesRules: false,
  scopesSynonyms: false,
  countsSuggestions: false,
});

const control = (order: object) =>
  fetch(`${standIns.url}/__control`, { method: 'POST', body: JSON.stringify(order) });
const last = () => standIns.seen.at(-1)!;

describe('Bloomreach Discovery on the wire', () => {
  it('[SEARCH-04] says for which site it is not configured', async () => {
    const sentence = 'Bloomreach Discovery is not configured for coast';
    expect(() => openBloomreachSearch(gateway, configured({}), 'coast')).toThrow(sentence);
    expect(() =>
      openBloomreachSearch(gateway, { ...configured({ coast: 'x' }), accountId: undefined }, 'coast'),
    ).toThrow(sentence);
    const engine = openBloomreachSearch(gateway, configured({ oasis: BLOOMREACH_DEMO.domainKey }), 'oasis');
    await expect(engine.search(searchQuery({ fascia: 'coast' }))).rejects.toThrow(sentence);
    await expect(engine.suggest({ text: 'dress', limit: 3, fascia: 'coast' })).rejects.toThrow(sentence);
  });

  it('[SEARCH-02] asks for words with the parameters of the specification', async () => {
    const engine = await openEngine(SUITE_DOCUMENTS, SUITE_RULES);
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

  it('[SEARCH-02] asks for a category by its id, and sends the visitor’s cookie as it is', async () => {
    const engine = await openEngine(SUITE_DOCUMENTS, SUITE_RULES);
    const cookie = 'uid%3D7797686432023%3Av%3D11.5%3Ats%3D1428617911187%3Ahc%3D55';
    await engine.search(searchQuery({ categorySlug: 'dresses', userToken: cookie }));
    expect(last().query).toMatchObject({ q: ['dresses'], search_type: ['category'] });
    expect(lines.at(-1)!.outside.url).toContain(`_br_uid_2=${cookie}&`);
  });

  it('[SEARCH-02] asks for suggestions', async () => {
    const engine = await openEngine(SUITE_DOCUMENTS, SUITE_RULES);
    await engine.suggest({ text: 'dre', limit: 5 });
    expect(last().path).toBe('/api/v2/suggest/');
    expect(last().query).toMatchObject({ q: ['dre'], request_type: ['suggest'] });
  });

  it('[SEARCH-02] throws with status, status text, url and body when the answer is no, and logs it', async () => {
    const engine = await openEngine(SUITE_DOCUMENTS, SUITE_RULES);
    await control({ system: 'bloomreach', mode: 'status:400', times: 1 });
    const error = await engine.search(searchQuery({ text: 'dress' })).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(OutsideSystemError);
    expect(error).toMatchObject({
      status: 400,
      statusText: 'Bad Request',
      body: JSON.stringify({ status_code: 400, message: "[u'played error']" }),
    });
    expect((error as OutsideSystemError).url).toContain('/api/v1/core/?account_id=');
    expect(lines.at(-1)!.outside).toMatchObject({ outcome: 'refused', status: 400 });
    // The next question is asked as if nothing had been.
    expect((await engine.search(searchQuery({ text: 'dress' }))).total).toBe(3);
    expect(JSON.stringify(lines)).not.toMatch(
      new RegExp(`${BLOOMREACH_DEMO.authKey}|${BLOOMREACH_DEMO.feedKey}`),
    );
  });

  it('takes an empty answer for no results, and nonsense for an error', async () => {
    const engine = await openEngine(SUITE_DOCUMENTS, SUITE_RULES);
    await control({ system: 'bloomreach', mode: 'empty', times: 1 });
    expect(await engine.search(searchQuery({ text: 'dress' }))).toMatchObject({
      ids: [],
      total: 0,
      facets: [],
    });
    await control({ system: 'bloomreach', mode: 'malformed', times: 1 });
    await expect(engine.search(searchQuery({ text: 'dress' }))).rejects.toThrow('answer not understood');
  });

  it('puts a list of more than 200 together, and never asks beyond the 10,000th', async () => {
    const many = Array.from({ length: 450 }, (_, i) => ({ ...SUITE_DOCUMENTS[0]!, id: `many-${i}` }));
    const engine = await openEngine(many, SUITE_RULES);
    const whole = await engine.search(searchQuery({ categorySlug: 'dresses', limit: 450 }));
    expect(new Set(whole.ids).size).toBe(450);
    expect((await engine.search(searchQuery({ offset: 20_000 }))).ids).toEqual([]);
  });

  it('[SEARCH-02] a list through the shop asks for what is in stock, whatever else is selected', async () => {
    const engine = await openEngine(SUITE_DOCUMENTS, SUITE_RULES);
    const shelf = { products: async () => [] } as unknown as Shelf;
    const { total } = await createListings(engine, shelf).list(
      searchQuery({ categorySlug: 'jeans', filters: { priceRange: ['1-max'] } }),
    );
    expect(last().query.fq).toEqual(['isOnStock:"true"', 'price:[1 TO *]']);
    expect(total).toBe(1);
  });

  it('is answered with the fields that were asked for, and asks for the id alone where products are given', async () => {
    const engine = await openEngine(SUITE_DOCUMENTS, SUITE_RULES);
    await engine.search(searchQuery({ categorySlug: 'lighting' }));
    // The log has the address without the key, which the vendor does not insist on.
    const again = await fetch(lines.at(-1)!.outside.url.replace(/auth_key=[^&]*&/, ''));
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

  it('ends lists where the shop says, and never beyond the vendor’s own end', async () => {
    const open = (maxOffset: number) =>
      openBloomreachSearch(gateway, { ...configured({ default: 'selvedge_demo' }), maxOffset }, 'selvedge');
    expect(open(120).furthest).toBe(120);
    expect(open(50_000).furthest).toBe(10_000);
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
