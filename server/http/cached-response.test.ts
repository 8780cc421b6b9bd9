import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { CachePolicy } from './cache-policy.server.ts';
import { createCachedResponseFastPath } from './cached-response.server.ts';
import { createMetrics } from './metrics.server.ts';
import { createPageCache } from './page-cache.server.ts';

const policy: CachePolicy = { name: 'home', path: /^\/$/, fresh: 10, stale: 100, params: [] };
const FILE = Buffer.from('ok');
const LONG = 'x'.repeat(2_000);
let close = () => {};

afterEach(() => close());

/** A server with one cached page whose address is known; the full handler responds "full". */
async function createTestServer() {
  let now = 0;
  let moved = '';
  const lines: Record<string, unknown>[] = [];
  const pageCache = createPageCache({ maxBytes: 1_000_000, clock: () => now });
  const metrics = createMetrics();
  const fastPath = createCachedResponseFastPath({
    pageCache,
    metrics,
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    isTrustedProxy: () => true,
    assets: (path) => (path === '/assets/a.js' ? { headers: { 'content-length': '2' }, body: FILE } : null),
    isAllowedHost: (host) => host !== 'evil.example',
    isRedirected: (_brand, _locale, path) => path === moved,
  });
  const server = createServer((incoming, outgoing) => {
    if (!fastPath.respond(incoming, outgoing)) outgoing.end('full');
  }).listen(0);
  close = () => void server.close();
  const { port } = server.address() as AddressInfo;
  const request = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${port}${path}`, init);
  await pageCache.respond('key', policy, new Request('http://shop/'), async () => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': 'en-GB' },
    body: Buffer.from(LONG),
    tags: ['menu'],
  }));
  const metadata = { requestId: 'one', host: `localhost:${port}`, isSecure: false };
  fastPath.remember('/?utm=1', metadata, {
    key: 'key',
    policy,
    brand: 'selvedge',
    locale: 'en-GB',
    path: '/',
  });
  return {
    request,
    pageCache,
    metrics,
    lines,
    wait: (s: number) => (now += s * 1_000),
    move: () => (moved = '/'),
  };
}

it('serves a cached page with all headers of the full handler', async () => {
  const { request, metrics, lines } = await createTestServer();
  const response = await request('/?utm=1', { headers: { 'x-request-id': 'abcdefgh-1' } });
  expect(await response.text()).toBe(LONG);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'en-GB',
    'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
    vary: 'Accept-Encoding',
    'x-request-id': 'abcdefgh-1',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(lines).toMatchObject([{ requestId: 'abcdefgh-1', method: 'GET', path: '/', status: 200 }]);
  expect(await metrics.registry.getSingleMetricAsString('selvedge_page_cache_total')).toContain(
    'policy="home",outcome="hit"} 1',
  );
});

it('responds 304 to a visitor who has the page', async () => {
  const { request } = await createTestServer();
  const etag = (await request('/?utm=1')).headers.get('etag')!;
  const again = await request('/?utm=1', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('sends only the headers for a HEAD request', async () => {
  const { request } = await createTestServer();
  const head = await request('/?utm=1', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(LONG.length), '']);
});

it('serves a file', async () => {
  const { request, lines } = await createTestServer();
  const file = await request('/assets/a.js');
  expect([file.headers.get('x-content-type-options'), await file.text()]).toEqual(['nosniff', 'ok']);
  const head = await request('/assets/a.js', { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['2', '']);
  expect(lines).toEqual([]);
});

it('leaves everything else to the full handler', async () => {
  const { request } = await createTestServer();
  expect(await (await request('/?utm=2')).text()).toBe('full');
  expect(await (await request('/?utm=1', { method: 'POST', body: 'a' })).text()).toBe('full');
  const otherHost = { headers: { 'x-forwarded-host': 'coast.example' } };
  expect(await (await request('/?utm=1', otherHost)).text()).toBe('full');
  const secure = { headers: { 'x-forwarded-proto': 'https' } };
  expect(await (await request('/?utm=1', secure)).text()).toBe('full');
});

it.each([
  ['is no longer fresh', ({ wait }: Awaited<ReturnType<typeof createTestServer>>) => wait(11)],
  ['was purged', ({ pageCache }: Awaited<ReturnType<typeof createTestServer>>) => pageCache.purge(['menu'])],
  ['is redirected', ({ move }: Awaited<ReturnType<typeof createTestServer>>) => move()],
])('leaves a page that %s to the full handler', async (_, change) => {
  const shop = await createTestServer();
  change(shop);
  expect(await (await shop.request('/?utm=1')).text()).toBe('full');
});

it('leaves hosts that are not the shop’s to the full handler, files included', async () => {
  const { request } = await createTestServer();
  const headers = { 'x-forwarded-host': 'evil.example, proxy.example' };
  expect(await (await request('/assets/a.js', { headers })).text()).toBe('full');
  expect(await (await request('/assets/a.js')).text()).toBe('ok');
});
