import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { CachePolicy } from './cache-policy.server.ts';
import { createShortWay } from './cached-response.server.ts';
import { createMetrics } from './metrics.server.ts';
import { createPageCache } from './page-cache.server.ts';

const policy: CachePolicy = { name: 'home', path: /^\/$/, fresh: 10, stale: 100, params: [] };
const FILE = Buffer.from('ok');
const LONG = 'x'.repeat(2_000);
let close = () => {};

afterEach(() => close());

/** A server with one page kept and its address read; whatever takes the long way is answered "long". */
async function openShop() {
  let now = 0;
  let moved = '';
  const lines: Record<string, unknown>[] = [];
  const pageCache = createPageCache({ maxBytes: 1_000_000, clock: () => now });
  const metrics = createMetrics();
  const shortWay = createShortWay({
    pageCache,
    metrics,
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    isTrustedProxy: () => true,
    assets: (path) => (path === '/assets/a.js' ? { headers: { 'content-length': '2' }, body: FILE } : null),
    hasMoved: (_brand, _locale, path) => path === moved,
  });
  const server = createServer((incoming, outgoing) => {
    if (!shortWay.answer(incoming, outgoing)) outgoing.end('long');
  }).listen(0);
  close = () => void server.close();
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${port}${path}`, init);
  await pageCache.respond('key', policy, new Request('http://shop/'), async () => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': 'en-GB' },
    body: Buffer.from(LONG),
    tags: ['menu'],
  }));
  const metadata = { requestId: 'one', host: `localhost:${port}`, isSecure: false };
  shortWay.remember('/?utm=1', metadata, { key: 'key', policy, brand: 'house', locale: 'en-GB', path: '/' });
  return {
    ask,
    pageCache,
    metrics,
    lines,
    wait: (s: number) => (now += s * 1_000),
    move: () => (moved = '/'),
  };
}

it('answers a page that is kept with all it carries on the long way', async () => {
  const { ask, metrics, lines } = await openShop();
  const answer = await ask('/?utm=1', { headers: { 'x-request-id': 'abcdefgh-1' } });
  expect(await answer.text()).toBe(LONG);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'en-GB',
    'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=100',
    vary: 'Accept-Encoding',
    'x-request-id': 'abcdefgh-1',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(lines).toMatchObject([{ requestId: 'abcdefgh-1', method: 'GET', path: '/', status: 200 }]);
  expect(await metrics.registry.getSingleMetricAsString('selvedge_page_cache_total')).toContain(
    'policy="home",outcome="hit"} 1',
  );
});

it('says that nothing has changed to whoever has the page', async () => {
  const { ask } = await openShop();
  const etag = (await ask('/?utm=1')).headers.get('etag')!;
  const again = await ask('/?utm=1', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('asked for the head alone sends it alone', async () => {
  const { ask } = await openShop();
  const head = await ask('/?utm=1', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(LONG.length), '']);
});

it('answers a file', async () => {
  const { ask, lines } = await openShop();
  const file = await ask('/assets/a.js');
  expect([file.headers.get('x-content-type-options'), await file.text()]).toEqual(['nosniff', 'ok']);
  const head = await ask('/assets/a.js', { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['2', '']);
  expect(lines).toEqual([]);
});

it('leaves everything else to the long way', async () => {
  const { ask } = await openShop();
  expect(await (await ask('/?utm=2')).text()).toBe('long');
  expect(await (await ask('/?utm=1', { method: 'POST', body: 'a' })).text()).toBe('long');
  const elsewhere = { headers: { 'x-forwarded-host': 'coast.example' } };
  expect(await (await ask('/?utm=1', elsewhere)).text()).toBe('long');
  const secure = { headers: { 'x-forwarded-proto': 'https' } };
  expect(await (await ask('/?utm=1', secure)).text()).toBe('long');
});

it.each([
  ['is no longer fresh', ({ wait }: Awaited<ReturnType<typeof openShop>>) => wait(11)],
  ['was purged', ({ pageCache }: Awaited<ReturnType<typeof openShop>>) => pageCache.purge(['menu'])],
  ['has moved', ({ move }: Awaited<ReturnType<typeof openShop>>) => move()],
])('leaves a page that %s to the long way', async (_, change) => {
  const shop = await openShop();
  change(shop);
  expect(await (await shop.ask('/?utm=1')).text()).toBe('long');
});
