import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import type { CachePolicy } from './cache-policy.server.ts';
import { createPageCache, type RenderedPage } from './page-cache.server.ts';

const policy: CachePolicy = { name: 'test', path: /./, fresh: 10, stale: 100, params: [] };
const get = (headers: Record<string, string> = {}) => new Request('http://shop/', { headers });
const page = (text: string, tags: string[] = [], status = 200): RenderedPage => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(text),
  tags,
});

function makeCache(maxBytes = 1_000_000) {
  let now = 0;
  const cache = createPageCache({ maxBytes, clock: () => now });
  let renders = 0;
  const load = (text: string, tags?: string[], request = get(), status?: number) =>
    cache.respond('key', policy, request, async () => {
      renders++;
      return page(text, tags, status);
    });
  return { cache, load, renders: () => renders, wait: (seconds: number) => (now += seconds * 1_000) };
}

describe('page cache', () => {
  it('serves the same bytes while fresh', async () => {
    const { load, renders } = makeCache();
    const first = await load('one');
    const second = await load('two');
    expect([first.outcome, second.outcome]).toEqual(['miss', 'hit']);
    expect(await second.response.text()).toBe('one');
    expect(renders()).toBe(1);
  });

  it('serves a stale page once more while a new one is rendered', async () => {
    const { load, wait } = makeCache();
    await load('one');
    wait(11);
    const stale = await load('two');
    expect([stale.outcome, await stale.response.text()]).toEqual(['stale', 'one']);
    const next = await load('three');
    expect([next.outcome, await next.response.text()]).toEqual(['hit', 'two']);
  });

  it('serves a provisional page to the next visitor, and renders a complete one meanwhile', async () => {
    const { cache } = makeCache();
    const load = (text: string, isProvisional: boolean) =>
      cache.respond('key', policy, get(), async () => ({ ...page(text), isProvisional }));
    const first = await load('skeletons', true);
    expect(first.response.headers.get('cache-control')).toBe('no-store');
    const second = await load('complete', false);
    expect([second.outcome, await second.response.text()]).toEqual(['stale', 'skeletons']);
    const third = await load('later', false);
    expect([third.outcome, await third.response.text()]).toEqual(['hit', 'complete']);
    expect(third.response.headers.get('cache-control')).toContain('s-maxage');
  });

  it('renders a page again when it is too old', async () => {
    const { load, wait } = makeCache();
    await load('one');
    wait(111);
    const { outcome, response } = await load('two');
    expect([outcome, await response.text()]).toEqual(['miss', 'two']);
  });

  it('renders once for all requests at the same time', async () => {
    const { load, renders } = makeCache();
    await Promise.all(Array.from({ length: 20 }, () => load('one')));
    expect(renders()).toBe(1);
  });

  it('reports a failed rendering to all waiting requests and does not cache it', async () => {
    const { cache, load } = makeCache();
    const fail = () => cache.respond('key', policy, get(), () => Promise.reject(new Error('no')));
    await expect(Promise.all([fail(), fail()])).rejects.toThrow('no');
    expect((await load('one')).outcome).toBe('miss');
  });

  it('drops exactly the pages that depend on a purged tag', async () => {
    const { cache } = makeCache();
    const load = (key: string, tags: string[]) =>
      cache.respond(key, policy, get(), async () => page(key, tags));
    await load('a', ['product:1', 'category:x']);
    await load('b', ['product:2']);
    expect(cache.purge(['product:1'])).toBe(1);
    expect((await load('a', [])).outcome).toBe('miss');
    expect((await load('b', [])).outcome).toBe('hit');
    expect(cache.purge(['*'])).toBe(2);
  });

  it('neither caches a page whose data changed while it was rendered nor lets a CDN do so', async () => {
    const { cache } = makeCache();
    let finish = () => {};
    const slow = cache.respond('key', policy, get(), async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return page('old', ['product:1']);
    });
    cache.purge(['product:1']);
    finish();
    const { response } = await slow;
    expect(await response.text()).toBe('old');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const next = await cache.respond('key', policy, get(), async () => page('new', ['product:1']));
    expect([next.outcome, await next.response.text()]).toEqual(['miss', 'new']);
  });

  it('never holds more bytes than its limit', async () => {
    const { cache } = makeCache(50_000);
    for (let i = 0; i < 40; i++) {
      await cache.respond(`k${i}`, policy, get(), async () => page('x'.repeat(5_000), [`t${i}`]));
    }
    expect(cache.bytes).toBeLessThanOrEqual(50_000);
    expect(cache.size).toBeLessThan(40);
  });

  it('caches only successful responses', async () => {
    const { load } = makeCache();
    const missing = await load('gone', [], get(), 404);
    expect(missing.response.status).toBe(404);
    expect(missing.response.headers.get('cache-control')).toBe('no-store');
    expect((await load('gone', [], get(), 404)).outcome).toBe('miss');
  });

  it('responds 304 to a visitor who has the page, for each encoding', async () => {
    const { load } = makeCache();
    const text = 'word '.repeat(500);
    const first = await load(text, [], get({ 'accept-encoding': 'br' }));
    const etag = first.response.headers.get('etag')!;
    expect(first.response.headers.get('content-encoding')).toBe('br');
    const again = await load(text, [], get({ 'accept-encoding': 'br', 'if-none-match': etag }));
    expect([again.response.status, await again.response.text()]).toEqual([304, '']);
    const plain = await load(text, [], get({ 'if-none-match': etag }));
    expect([plain.response.status, await plain.response.text()]).toEqual([200, text]);
  });

  it('compresses a cached page better for later visitors', async () => {
    const { load } = makeCache();
    const text = Array.from({ length: 4_000 }, (_, i) => `word ${i % 97} ${i % 13}`).join(' ');
    const sizeOf = async () => {
      const { response } = await load(text, [], get({ 'accept-encoding': 'gzip' }));
      return (await response.arrayBuffer()).byteLength;
    };
    const first = await sizeOf();
    await eventually(async () => expect(await sizeOf()).toBeLessThan(first));
  });

  it('is cached compressed alone, and restored for who accepts no or another encoding', async () => {
    const { cache, load } = makeCache();
    const text = 'word '.repeat(5_000);
    await load(text, [], get({ 'accept-encoding': 'br' }));
    await eventually(async () => expect(cache.bytes).toBeLessThan(text.length / 5));
    const visit = async (headers?: Record<string, string>) => (await load(text, [], get(headers))).response;
    expect(await (await visit()).text()).toBe(text);
    const zipped = await visit({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(text);
  });

  it('sends cache lifetimes and Vary to shared caches', async () => {
    const { load } = makeCache();
    const { headers } = (await load('one')).response;
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=60');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('[RUN-10] takes over the pages of another process, except what changes meanwhile', async () => {
    const other = makeCache();
    for (const id of ['1', '2'])
      await other.cache.respond(`/product/${id}`, policy, get(), async () => page(id, [`product:${id}`]));
    const { cache } = makeCache();
    const warmed = await cache.warmUp(async () => {
      cache.purge(['product:2']);
      return other.cache.recent(1_000_000);
    });
    expect(warmed).toBe(1);
    const render = async () => page('rendered again');
    const visit = async (key: string) => (await cache.respond(key, policy, get(), render)).response.text();
    expect([await visit('/product/1'), await visit('/product/2')]).toEqual(['1', 'rendered again']);
    expect(cache.purge(['product:1'])).toBe(1);
    expect(other.cache.recent(1)).toEqual([]);
  });
});
