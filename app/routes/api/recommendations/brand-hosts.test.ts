import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductPages } from '#commerce/catalogue/product-pages.server.ts';
import { createListings } from '#commerce/listing/listing.server.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { createBundles } from '#commerce/recommendations/bundles.server.ts';
import { createEmbeddedRecommender } from '#commerce/recommendations/embedded/embedded-recommender.server.ts';
import { createRecommendations } from '#commerce/recommendations/recommendations.server.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import { toSearchDocument } from '#commerce/search/search-document.server.ts';
import { createSocial } from '#commerce/social/social.server.ts';
import { catalogueOf, openApi } from '#tests/api-app.ts';

const OASIS = 'oasis.localhost';
const related = { suits: [], home: [], beauties: [], bundle: [] };
const make = (key: string, availableFascias: string[], more = {}) =>
  makeTestProduct({ id: `id-${key}`, key, slug: `slug-${key}`, name: key, availableFascias, ...more });
/** One dress that Oasis sells, and what goes with it: some of it is sold by the department store only. */
const products = [
  make('OAS1', ['selvedge', 'oasis'], {
    related: { ...related, outfits: ['OAS1', 'OAS2', 'SEL1'], influencer: ['SEL2', 'ALL1'] },
  }),
  make('OAS2', ['selvedge', 'oasis']),
  make('OAS3', ['selvedge', 'oasis'], { related: { ...related, outfits: ['OAS3', 'SEL1'], influencer: [] } }),
  make('ALL1', []),
  make('SEL1', ['selvedge']),
  make('SEL2', ['selvedge']),
];
const post = (id: number, url: string | null) => ({
  flocklerId: id,
  channel: 'instagram',
  sourceUrl: 'https://www.instagram.com/',
  text: 'x',
  author: 'x',
  images: [],
  videos: [],
  tags: [],
  ctaLink: url === null ? null : { url, title: 'x' },
});

describe('on a brand host only products that it sells are proposed', () => {
  let app: Awaited<ReturnType<typeof openApi>>;
  let engine: Awaited<ReturnType<typeof createEmbeddedEngine>>;

  beforeAll(async () => {
    const { catalogue, productCards } = catalogueOf(products);
    engine = await createEmbeddedEngine({
      workers: 0,
      documents: products.map(toSearchDocument),
      rules: { synonyms: [], redirects: [], rules: [] },
      onError: () => {},
    });
    const listings = createListings(engine, productCards);
    const log = { warn: () => {} };
    const recommender = createEmbeddedRecommender({
      listings,
      productCards,
      // Everything was bought together with the first product.
      coPurchasesOf: async () => new Map([['id-OAS1', new Map(products.map(({ id }) => [id, 5]))]]),
      random: () => 0,
    });
    app = await openApi(
      {
        '/_api/recommendations': () => import('./recommendations.ts'),
        '/_api/recommendations/products': () => import('./products.ts'),
        '/_api/recommendations/bundles': () => import('./bundles.ts'),
        '/_api/search/visuallySimilar': () => import('../search/visually-similar.ts'),
        '/_api/social/posts': () => import('../social/posts.ts'),
      },
      {
        catalogue,
        merchandising: {
          recommendations: createRecommendations({ catalogue, listings, productCards, recommender, log }),
          bundles: createBundles(catalogue, productCards),
        },
        products: {
          pages: createProductPages(catalogue, {} as never),
          social: createSocial({
            provider: {
              posts: async () => [
                post(1, '/product/slug-OAS1?colour=navy'),
                post(2, '/product/slug-SEL1'),
                post(3, '/product/gone'),
                post(4, '/categories/dresses'),
                post(5, null),
              ],
            },
            log,
          }),
        },
      },
    );
  });
  afterAll(() => engine.close());

  const keysOf = (cards: { key: string }[]) => cards.map(({ key }) => key).sort();

  it('[REC-01] recommendations, whatever was bought together', async () => {
    const address = '/_api/recommendations?recommendationId=we-think-you-will-like&items=OAS1';
    const store = await app.get(address);
    expect(keysOf(store.body.cards)).toEqual(['ALL1', 'OAS2', 'OAS3', 'SEL1', 'SEL2']);
    const brand = await app.get(address, { host: OASIS });
    expect(keysOf(brand.body.cards)).toEqual(['ALL1', 'OAS2', 'OAS3']);
    expect(brand.body.recommendations).toHaveLength(3);
  });

  it('[REC-03] recently viewed products, also those that were viewed on another site', async () => {
    const address = '/_api/recommendations/products?keys=SEL1,OAS2,SEL2,OAS1';
    expect((await app.get(address)).body.cards.map(({ key }: { key: string }) => key)).toEqual([
      'SEL1',
      'OAS2',
      'SEL2',
      'OAS1',
    ]);
    const brand = await app.get(address, { host: OASIS });
    expect(brand.body.cards.map(({ key }: { key: string }) => key)).toEqual(['OAS2', 'OAS1']);
  });

  it('[BUN-01] bundles and Shop The Look; a bundle with one product left is not shown', async () => {
    const address = '/_api/recommendations/bundles?key=OAS1';
    const store = await app.get(address);
    expect(keysOf(store.body.bundles[0].products)).toEqual(['OAS1', 'OAS2', 'SEL1']);
    expect(keysOf(store.body.influencer)).toEqual(['ALL1', 'SEL2']);
    const brand = await app.get(address, { host: OASIS });
    expect(keysOf(brand.body.bundles[0].products)).toEqual(['OAS1', 'OAS2']);
    expect(Object.keys(brand.body.looks).sort()).toEqual(['OAS1', 'OAS2']);
    expect(keysOf(brand.body.influencer)).toEqual(['ALL1']);
    const single = await app.get('/_api/recommendations/bundles?key=OAS3', { host: OASIS });
    expect(single.body.bundles).toEqual([]);
    expect((await app.get('/_api/recommendations/bundles?key=SEL1', { host: OASIS })).status).toBe(404);
  });

  it("[BUN-01] the header of a bundle is a text in the shopper's language", async () => {
    const header = async (locale: string) =>
      (await app.get(`/_api/recommendations/bundles?key=OAS1&locale=${locale}`)).body.bundles[0].header;
    expect(await header('en-GB')).toBe('Complete the outfit');
    expect(await header('fr')).toBe('Complétez la tenue');
  });

  it('[REC-02] visually similar products', async () => {
    const address = '/_api/search/visuallySimilar?key=OAS1&colour=navy';
    const groups = (body: { visualSimilar: { item_group_id: string }[] }) =>
      body.visualSimilar.map(({ item_group_id }) => item_group_id).sort();
    expect(groups((await app.get(address)).body)).toEqual(['ALL1', 'OAS2', 'OAS3', 'SEL1', 'SEL2']);
    expect(groups((await app.get(address, { host: OASIS })).body)).toEqual(['ALL1', 'OAS2', 'OAS3']);
  });

  it('[SOC-01] social posts: none that leads to a product which the site does not sell', async () => {
    const ids = (body: { posts: { flocklerId: number }[] }) => body.posts.map(({ flocklerId }) => flocklerId);
    expect(ids((await app.get('/_api/social/posts')).body)).toEqual([1, 2, 4, 5]);
    expect(ids((await app.get('/_api/social/posts', { host: OASIS })).body)).toEqual([1, 4, 5]);
  });
});
