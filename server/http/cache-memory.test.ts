import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { openHttpApp, rawRequest } from '#tests/http-app.ts';
import { cachePolicyFor } from './cache-policy.server.ts';
import { createCachedResponseFastPath } from './cached-response.server.ts';
import { createMetrics } from './metrics.server.ts';
import { createPageCache } from './page-cache.server.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const MB = 1024 * 1024;
/** `ADDRESSES=100000` drives more; that takes half a minute. */
const ADDRESSES = Number(process.env.ADDRESSES ?? 10_000);
const policy = cachePolicyFor('GET', '/search')!;

describe('the memory of the page cache', () => {
  it(`stays within its bound after ${ADDRESSES} unique addresses of 12 kB`, {
    timeout: 300_000,
  }, async () => {
    const maxBytes = 16 * MB;
    const pageCache = createPageCache({ maxBytes });
    const fastPath = createCachedResponseFastPath({
      pageCache,
      metrics: createMetrics(),
      log: pino({ level: 'silent' }),
      isTrustedProxy: () => false,
      assets: () => null,
      isAllowedHost: () => true,
      isRedirected: () => false,
    });
    const request = new Request('http://shop/');
    const metadata = { requestId: 'one', host: 'shop.example', isSecure: true };
    const filler = 'x'.repeat(12_000);
    collectGarbage();
    const before = process.memoryUsage();
    for (let i = 0; i < ADDRESSES; i++) {
      const url = `/search?q=${i}${filler}`;
      const key = `selvedge|https://shop.example|${url}`;
      await pageCache.respond(key, policy, request, async () => ({
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from('page'),
        tags: ['menu', `search:${i}`],
      }));
      const short = url.slice(0, 1_900);
      for (const rawUrl of [url, short])
        fastPath.remember(rawUrl, metadata, {
          key,
          policy,
          brand: 'selvedge',
          locale: 'en-GB',
          path: '/search',
        });
    }
    expect(pageCache.bytes).toBeGreaterThan(0);
    expect(pageCache.bytes).toBeLessThanOrEqual(maxBytes);
    expect(fastPath.addressBytes).toBeGreaterThan(0);
    expect(fastPath.addressBytes).toBeLessThanOrEqual(8 * MB);
    collectGarbage();
    const after = process.memoryUsage();
    const grown = after.heapUsed + after.external - before.heapUsed - before.external;
    // Twice the bound leaves room for what the test runner itself needs; unbounded keys took hundreds of megabytes.
    expect(grown).toBeLessThan(2 * (maxBytes + 8 * MB));
  });

  it('is not taken from the pages that everybody reads by made-up queries', async () => {
    const pageCache = createPageCache({ maxBytes: 1 * MB });
    const load = (key: string) =>
      pageCache.respond(key, policy, new Request('http://shop/'), async () => ({
        status: 200,
        headers: {},
        body: Buffer.alloc(20_000),
        tags: [],
      }));
    await load('selvedge|https://shop.example|/');
    for (let i = 0; i < 200; i++) await load(`selvedge|https://shop.example|/search?q=${i}`);
    for (let i = 0; i < 200; i++) await load(`selvedge|https://shop.example|/categories/x/facet/size/${i}`);
    expect((await load('selvedge|https://shop.example|/')).outcome).toBe('hit');
  });
});

describe('an address that no link of the shop has', () => {
  let app: Awaited<ReturnType<typeof openHttpApp>>;
  afterEach(() => app.stop());

  it('is rendered and not stored', async () => {
    let renders = 0;
    app = await openHttpApp({
      handle: async () => new Response(`page ${++renders}`, { headers: { 'content-type': 'text/plain' } }),
    });
    const isStored = async (path: string) => {
      const texts = [await app.send(rawRequest('GET', path)), await app.send(rawRequest('GET', path))];
      const [first, second] = texts.map(({ text }) => /page \d+/.exec(text)?.[0]);
      expect(first).toBeDefined();
      return first === second;
    };
    expect(await isStored('/search?q=red+dress')).toBe(true);
    expect(await isStored('/categories/dresses?page=2&utm_source=mail')).toBe(true);
    expect(await isStored(`/search?q=${'x'.repeat(12_000)}`)).toBe(false);
    expect(await isStored('/search?q=red++dress+')).toBe(false);
    expect(await isStored('/categories/dresses?page=2x')).toBe(false);
    expect(await isStored(`/categories/dresses/facet/size/${'9'.repeat(3_000)}`)).toBe(false);
  });
});
