import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLoadContext } from '#app/context.ts';
import { createListings } from '#commerce/listing/listing.server.ts';
import type { SearchQuery } from '#commerce/search/provider.ts';
import { createSharing } from '#commerce/social/sharing.server.ts';
import { createAlgoliaSearch } from '#integrations/algolia/algolia.server.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createYourlsLinks } from '#integrations/yourls/yourls.server.ts';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import { catalogueOf, openApi } from '#tests/api-app.ts';
import { action as shorten } from './api/url-shorten.ts';
import { loader as openShortLink } from './storefront/short-link.ts';

const ORIGIN = 'https://shop.example';

function argsWith(fetched: typeof fetch, request: Request) {
  const gateway = createGateway({ log: pino({ level: 'silent' }), fetch: fetched });
  const yourls = createYourlsLinks(gateway, { url: 'https://short.example/yourls-api.php', signature: 's' });
  const shop = {
    products: { sharing: createSharing(yourls) },
    brands: { isAllowedHost: (host: string) => host === 'shop.example' },
  } as unknown as Shop;
  const session = { customer: async () => ({ id: '1', role: 'staff', email: 'a@example.com' }) };
  const context = createLoadContext(shop, { origin: ORIGIN, session } as unknown as RequestContext);
  return { context, request, params: { code: 'abc123' } } as never;
}

const post = () =>
  new Request(`${ORIGIN}/_api/url-shorten`, {
    method: 'POST',
    body: new URLSearchParams({ url: `${ORIGIN}/product/x` }),
  });

it.each<[string, typeof fetch]>([
  ['down', () => Promise.reject(new TypeError('fetch failed'))],
  ['failing', async () => new Response('oops', { status: 502 })],
  ['malformed', async () => new Response('<html>')],
])('YOURLS %s: sharing and opening a short link are 503', async (_, fetched) => {
  expect((await shorten(argsWith(fetched, post()))).status).toBe(503);
  const opened = await openShortLink(argsWith(fetched, new Request(`${ORIGIN}/s/abc123`)));
  expect(opened.status).toBe(503);
});

it('a short link to a host that is not the shop’s is not followed', async () => {
  const linkTo = (longurl: string) =>
    openShortLink(argsWith(async () => Response.json({ longurl }), new Request(`${ORIGIN}/s/abc123`)));
  expect((await linkTo('https://evil.example/product/x')).status).toBe(404);
  expect((await linkTo('https://shop.example/product/x')).headers.get('location')).toBe(
    'https://shop.example/product/x',
  );
});

describe.each<[string, typeof fetch]>([
  ['away', () => Promise.reject(new TypeError('fetch failed'))],
  ['sending half an answer', async () => new Response('{"results": [{"hits": [')],
])('a search engine that is %s', (_, fetched) => {
  it.each([
    '/_api/search/facet-values?list=/categories/dresses&key=brand&text=co',
    '/_api/search/brandScroller?brands=coast',
    '/_api/categories-carousel/products?category=dresses',
    '/_api/recommendations?recommendationId=similar&items=A',
    '/_api/search/visuallySimilar?key=A&colour=navy',
  ])('%s is 503, not an error of the shop', async (address) => {
    const gateway = createGateway({ log: pino({ level: 'silent' }), fetch: fetched });
    const access = { appId: 'APP', apiKey: 'key', index: 'products' };
    const engine = createAlgoliaSearch(gateway, access, { synonyms: [], redirects: [], rules: [] });
    onTestFinished(() => engine.close());
    const { catalogue, productCards } = catalogueOf([]);
    const listings = createListings(engine, productCards);
    const search = () =>
      listings.list({
        text: 'x',
        categorySlug: null,
        filters: {},
        sort: 'relevance',
        offset: 0,
        limit: 1,
      } as SearchQuery);
    const app = await openApi(
      {
        '/_api/search/facet-values': () => import('./api/search/facet-values.ts'),
        '/_api/search/brandScroller': () => import('./api/search/brand-scroller.ts'),
        '/_api/categories-carousel/products': () => import('./api/categories-carousel/products.ts'),
        '/_api/recommendations': () => import('./api/recommendations/recommendations.ts'),
        '/_api/search/visuallySimilar': () => import('./api/search/visually-similar.ts'),
      },
      {
        catalogue: { ...catalogue, categoryBySlug: async (slug: string) => ({ slug, name: slug }) },
        search: { engine, productCards, listings },
        merchandising: { recommendations: { recommend: search, findVisuallySimilar: search } },
        content: { redirects: { find: () => null }, audit: {}, entries: { badges: async () => [] } },
      },
    );
    const { status, body } = await app.get(address);
    expect([status, body]).toEqual([503, { error: 'This cannot be read just now.' }]);
  });
});
