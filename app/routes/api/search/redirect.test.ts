import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import { openApi } from '#tests/api-app.ts';
import { openListingApp } from '#tests/listing-app.tsx';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148 Safari/604';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';

describe('[PLP-06] a search that redirects phones elsewhere', () => {
  let engine: Awaited<ReturnType<typeof createEmbeddedEngine>>;
  let get: (headers: Record<string, string>, query?: string) => Promise<string | null>;

  beforeAll(async () => {
    engine = await createEmbeddedEngine({
      workers: 0,
      documents: [],
      rules: {
        synonyms: [],
        redirects: [{ query: 'store finder', url: '/pages/stores', urlMobile: '/pages/near-me' }],
        rules: [],
      },
      onError: () => {},
    });
    const app = await openApi(
      { '/_api/search/redirect': () => import('./redirect.ts') },
      { search: { engine } },
    );
    get = async (headers, query = 'q=store+finder') => {
      const response = await app.get(`/_api/search/redirect?${query}`, { headers });
      expect(response.headers.get('cache-control')).toContain('no-store');
      return response.headers.get('location');
    };
  });
  afterAll(() => engine.close());

  it('asks an uncached address for the target of the device', async () => {
    expect(await get({ 'user-agent': PHONE })).toBe('/pages/near-me');
    expect(await get({ 'user-agent': DESKTOP })).toBe('/pages/stores');
    // A client hint counts more than the user agent.
    expect(await get({ 'user-agent': DESKTOP, 'sec-ch-ua-mobile': '?1' })).toBe('/pages/near-me');
    expect(await get({ 'user-agent': PHONE }, 'q=store+finder&locale=fr')).toBe('/fr/pages/near-me');
  });

  it('a search without redirect goes to its results', async () => {
    expect(await get({ 'user-agent': PHONE }, 'q=dress')).toBe('/search?q=dress');
  });

  it('the cached search page leads there, and straight to the target where phones have no own one', async () => {
    const shop = await openListingApp({ products: [], categories: [] });
    const search = async (query: string) => (await shop.open(`/search?q=${query}`)).location;
    expect(await search('store+finder')).toBe('/_api/search/redirect?q=store+finder&locale=en-GB');
    expect(await search('returns')).toBe('/pages/informational/returns');
    await shop.close();
  });
});
