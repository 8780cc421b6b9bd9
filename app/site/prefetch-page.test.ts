import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageDataAddress, prefetchPageData, takePageData } from './prefetch-page.ts';

const page = (path: string) => new URL(path, 'https://shop.example');
const dataOf = (path: string) => new Request(pageDataAddress(page(path)) ?? '');

describe('the data of a page that is likely to be opened', () => {
  it.each([
    ['/product/wrap-dress?colour=navy', '/product/wrap-dress.data?colour=navy&_routes=product'],
    [
      '/fr/categories/dresses/facet/brand/Coast',
      '/fr/categories/dresses/facet/brand/Coast.data?_routes=categories',
    ],
    ['/search?q=red', '/search.data?q=red&_routes=routes%2Fstorefront%2Fsearch'],
  ])('is asked for as React Router asks for it: %s', (path, address) => {
    expect(pageDataAddress(page(path))).toBe(`https://shop.example${address}`);
  });

  it.each(['/', '/basket', '/checkout', '/account/orders', '/product/wrap-dress/reviews', '/staff/studio'])(
    'is not fetched where it is private or has no loader of its own: %s',
    (path) => expect(pageDataAddress(page(path))).toBeNull(),
  );

  let time = 0;
  const now = () => time;
  const sent = vi.fn(async (_: unknown) => new Response('data'));
  const send = sent as typeof fetch;
  beforeEach(() => {
    time += 1_000_000;
    sent.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is fetched once and taken once', async () => {
    const path = '/product/once';
    prefetchPageData(page(path), { send, now });
    prefetchPageData(page(path), { send, now, isUrgent: true });
    expect(sent).toHaveBeenCalledOnce();
    expect(await (await takePageData(dataOf(path), { now }))?.text()).toBe('data');
    expect(takePageData(dataOf(path), { now })).toBeNull();
  });

  it('is not used when it is old', () => {
    const path = '/product/old';
    prefetchPageData(page(path), { send, now });
    time += 60_000;
    expect(takePageData(dataOf(path), { now })).toBeNull();
  });

  it('is asked for again when it could not be fetched', async () => {
    const path = '/product/broken';
    prefetchPageData(page(path), { send: async () => new Response(null, { status: 500 }), now });
    const taken = takePageData(dataOf(path), { now, send: async () => new Response('second') });
    expect(await (await taken)?.text()).toBe('second');
  });

  it('is fetched for a few pages at once, and for a pressed link always', () => {
    const never = vi.fn(() => new Promise<Response>(() => {}));
    for (let n = 0; n < 10; n += 1) prefetchPageData(page(`/product/n${n}`), { send: never, now });
    expect(never).toHaveBeenCalledTimes(3);
    prefetchPageData(page('/product/pressed'), { send: never, now, isUrgent: true });
    expect(never).toHaveBeenCalledTimes(4);
  });
});
