import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestContext, shopContext } from '#app/context.ts';
import { createListings } from '#commerce/listing/listing.server.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import { toSearchDocument } from '#commerce/search/search-document.server.ts';
import { loader } from './facet-values.ts';

const products = ['Coast', 'Coastie', 'Oasis', 'Wallis'].map((brand, at) =>
  makeTestProduct({ id: `p${at}`, key: `dress-${at}`, slug: `dress-${at}`, brand, facets: { sizes: ['8'] } }),
);

let engine: Awaited<ReturnType<typeof createEmbeddedEngine>>;
beforeAll(async () => {
  engine = await createEmbeddedEngine({
    workers: 0,
    documents: products.map(toSearchDocument),
    rules: { synonyms: [], redirects: [], rules: [] },
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(() => engine.close());

/** `p0` and `p2` look like the picture `code`; `p0` is the product `dress-0` itself. */
async function valuesOf(list: string, text: string, cookie = ''): Promise<string[]> {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    isPublic: false,
    session: { current: async () => null },
    brand: {
      slug: 'selvedge',
      locale: 'en-GB',
      locales: ['en-GB'],
      currency: 'GBP',
      features: { discovery: false },
      settings: { marketplaceFacetNeedle: [] },
    },
  } as never);
  context.set(shopContext, {
    search: {
      engine,
      listings: createListings(engine, { products: async () => [] }),
      productCards: {
        products: async (ids: string[]) =>
          ids.map((id) => ({
            id,
            name: id,
            colourVariants: [],
            imagesResponsive: [{ src: `/media/${id}` }],
          })),
      },
    },
    catalogue: { productIdsByKeys: async (keys: string[]) => keys.map((key) => key.replace('dress-', 'p')) },
    media: {
      visualSearch: {
        codeOf: async () => 'code',
        findVisuallySimilar: async (code: string) =>
          code === 'code'
            ? [
                { productId: 'p0', colour: 'navy' },
                { productId: 'p2', colour: 'red' },
              ]
            : null,
      },
    },
  } as never);
  const query = new URLSearchParams({ list, key: 'brand', text });
  const url = new URL(`https://shop.example/_api/search/facet-values?${query}`);
  const response = await loader({
    context,
    request: new Request(url, { headers: { cookie } }),
    url,
    params: {},
  } as never);
  const { terms } = (await response.json()) as { terms: { term: string }[] };
  return terms.map(({ term }) => term).sort();
}

describe('[FACET-08] the search within a facet', () => {
  it.each([
    ['/categories/dresses', 'oa', ['Coast', 'Coastie', 'Oasis']],
    ['/search?q=dress', 'oa', ['Coast', 'Coastie', 'Oasis']],
    ['/visual-search?picture=code', 'oa', ['Coast', 'Oasis']],
    ['/visual-search?picture=code', 'wal', []],
    ['/visual-search/facet/sizes/8?picture=code', 'coa', ['Coast']],
    ['/visual-search?product=dress-0', 'oa', ['Oasis']],
    ['/visual-search?picture=expired', 'oa', []],
    ['/visual-search', 'oa', []],
  ])('of %s finds for %s the values of its products: %s', async (list, text, found) => {
    expect(await valuesOf(list, text)).toEqual(found);
  });
});

describe('[SEARCH-06] the search within a facet', () => {
  it('tells the engine who searches: the guest by the cookie, nobody without consent', async () => {
    const tokens: (string | undefined)[] = [];
    const { facetValues } = engine;
    engine.facetValues = (query, ...rest) => {
      tokens.push(query.userToken);
      return facetValues.call(engine, query, ...rest);
    };
    const visitor = 'visitor=7c1f9c1e-52a4-4a0e-9d1b-0d8d6f8e3b10';
    await valuesOf('/categories/dresses', 'oa', `consent=all; ${visitor}`);
    await valuesOf('/categories/dresses', 'oa', `consent=necessary; ${visitor}`);
    engine.facetValues = facetValues;
    expect(tokens).toEqual(['7c1f9c1e-52a4-4a0e-9d1b-0d8d6f8e3b10', undefined]);
  });
});
