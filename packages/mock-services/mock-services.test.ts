import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allMockServices } from './all-services.ts';
import { FLOCKLER_DEMO } from './flockler/app.ts';
import { MIRAKL_DEMO } from './mirakl/app.ts';
import { seedSearch } from './seed-search.ts';
import { type MockServers, startMockServers } from './start-mock-servers.ts';

let mockServers: MockServers;
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${mockServers.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
const flockler = (query: string, key = FLOCKLER_DEMO.apiKey) =>
  fetch(`${mockServers.url}/flockler/v2/${FLOCKLER_DEMO.siteUuid}/posts?${query}`, {
    headers: { 'X-FL-API-Key': key },
  });

beforeAll(async () => {
  mockServers = await startMockServers({ services: allMockServices() });
});
afterAll(() => mockServers.close());

describe('mock services', () => {
  it('can be made slow, failing, malformed or empty, and log requests', async () => {
    await post('/__control', { system: 'flockler', mode: 'status:503', times: 1 });
    expect((await flockler('count=1')).status).toBe(503);
    await post('/__control', { system: 'flockler', mode: 'malformed', times: 1 });
    await expect((await flockler('count=1')).json()).rejects.toThrow();
    await post('/__control', { system: 'flockler', mode: 'empty', times: 1 });
    expect(await (await flockler('count=1')).json()).toEqual({});
    await post('/__control', { system: 'flockler', mode: 'slow:120', times: 1 });
    const started = performance.now();
    expect((await flockler('count=1')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(110);
    expect((await post('/__control', { system: 'nobody', mode: 'ok' })).status).toBe(400);
    expect((await post('/__control', { system: 'flockler', mode: 'odd' })).status).toBe(400);
    const log = (await (await fetch(`${mockServers.url}/__log?system=flockler`)).json()) as {
      status: number;
    }[];
    expect(log.map(({ status }) => status)).toEqual([503, 200, 200, 200]);
  });

  it('Flockler pages through posts of channels and tags, and refuses a wrong key', async () => {
    expect((await flockler('count=5', 'wrong')).status).toBe(401);
    expect((await flockler('count=101')).status).toBe(400);
    const seen: number[] = [];
    let next: string | null =
      `${mockServers.url}/flockler/v2/${FLOCKLER_DEMO.siteUuid}/posts?count=5&filterByChannels[]=tiktok`;
    while (next) {
      const response = await fetch(next, { headers: { 'X-FL-API-Key': FLOCKLER_DEMO.apiKey } });
      const page = (await response.json()) as {
        posts: { flocklerId: number; channel: string }[];
        pagination: { older: string | null };
      };
      for (const { channel } of page.posts) expect(channel).toBe('tiktok');
      seen.push(...page.posts.map(({ flocklerId }) => flocklerId));
      next = page.pagination.older;
    }
    expect(new Set(seen).size).toBe(16);
  });

  it('Mirakl returns ads with their sponsor for a page, and accepts events', async () => {
    const ask = (body: object, id = MIRAKL_DEMO.customerId) =>
      post('/mirakl/ads/v1/public/rendered-content', body, { 'x-customer-id': id });
    expect((await ask({ pageId: 1000, userId: 'u' }, 'other')).status).toBe(401);
    expect((await ask({ pageId: 7, userId: 'u' })).status).toBe(400);
    const { productAds } = (await (await ask({ pageId: 2000, userId: 'u', keywords: 'dress' })).json()) as {
      productAds: { products: { adId: string; digitalServiceAct: { sponsor: string } }[] }[];
    };
    expect(productAds[0]!.products[0]!.digitalServiceAct.sponsor).toMatch(/\S/);
    const nothing = await (await ask({ pageId: 2000, userId: 'u', keywords: 'qqqq' })).json();
    expect(nothing).toEqual({ productAds: [] });
    const track = (eventName: string) =>
      fetch(`${mockServers.url}/mirakl/1.1/json/T/t`, {
        method: 'POST',
        body: new URLSearchParams({
          cID: MIRAKL_DEMO.customerId,
          eventName,
          adId: productAds[0]!.products[0]!.adId,
        }),
      });
    expect((await track('click')).status).toBe(204);
    expect((await track('wave')).status).toBe(400);
  });

  it('search engines are filled with the demo catalogue through their own feeds', async () => {
    await seedSearch(mockServers.url, 60);
    const question =
      'account_id=6789&domain_key=selvedge_demo&request_type=search&search_type=keyword&q=*&fl=pid&url=x&_br_uid_2=x&rows=1';
    const response = (await (
      await fetch(`${mockServers.url}/bloomreach/api/v1/core/?${question}`)
    ).json()) as {
      response: { numFound: number };
    };
    expect(response.response.numFound).toBe(60);
  });
});
