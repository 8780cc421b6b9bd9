import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromCompact, toCompact } from '#app/hydration/compact.ts';
import { onPopState } from '#app/site/page-memory.ts';
import { expectBackgroundLoad, loadOrRestoreList, showList } from './restore-list.ts';

const LIST = '/categories/dresses?page=2';
const FILTERED = '/categories/dresses/facet/brand/Coast';
const broken = async () => {
  throw new Response(null, { status: 500 });
};
const open = (href: string, load: () => Promise<object>, signal?: AbortSignal) =>
  loadOrRestoreList<object>(new Request(`https://shop.example${href}`, { signal }), load);

describe('[FACET-05] a navigation within the list on the screen that fails', () => {
  let leave = () => {};
  beforeEach(() => {
    vi.stubGlobal('window', { location: new URL(`https://shop.example${LIST}`) });
    leave = showList({ view: 'the list' });
  });
  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
  });

  it.each([
    ['a server error', broken],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('leads back to the list: %s', async (_, load) => {
    const response = await open(FILTERED, load).catch((thrown: Response) => thrown);
    expect((response as Response).headers.get('location')).toBe(LIST);
    expect((response as Response).headers.has('x-remix-replace')).toBe(true);
    expect(await open(LIST, broken)).toEqual({ view: 'the list', failedHref: FILTERED });
    expect(await open(LIST, broken), 'the failure is told only once').toEqual({ view: 'the list' });
  });

  it.each([
    ['of another list', '/categories/shoes', broken],
    ['of another search', '/categories/dresses?q=red', broken],
    ['of a missing page', FILTERED, () => Promise.reject(new Response(null, { status: 404 }))],
  ])('is an error where it is that %s', async (_, href, load) => {
    const thrown = await open(href, load).catch((error: Response) => error);
    expect((thrown as Response).headers.get('location')).toBeNull();
  });

  it('is an error where another navigation took its place, or no list is shown', async () => {
    await expect(open(FILTERED, broken, AbortSignal.abort())).rejects.toMatchObject({ status: 500 });
    leave();
    await expect(open(FILTERED, broken)).rejects.toMatchObject({ status: 500 });
  });

  it('changes nothing where a page is fetched in the background', async () => {
    const first = '/categories/dresses';
    expectBackgroundLoad(first);
    expect(await open(first, broken)).toEqual({ view: 'the list' });
    const response = await open(first, broken).catch((thrown: Response) => thrown);
    expect((response as Response).headers.get('location')).toBe(LIST);
  });

  it('by Back leads to the list that is still on the screen', async () => {
    vi.stubGlobal('window', {
      location: new URL(`https://shop.example${FILTERED}`),
      history: { state: { key: 'gone' } },
    });
    onPopState();
    const response = await open(FILTERED, broken).catch((thrown: Response) => thrown);
    expect((response as Response).headers.get('location')).toBe(LIST);
    expect(await open(LIST, broken)).toEqual({ view: 'the list', failedHref: FILTERED });
  });

  it('[EVENT-01] a revalidation is no new search: without changes nothing is rendered, with changes the query stays', async () => {
    const list = (price: string, queryId: string) => ({ view: toCompact({ price, queryId }) });
    const data = list('£10', 'first');
    leave = showList(data);
    expect(await open(LIST, async () => list('£10', 'second'))).toBe(data);
    const { view } = (await open(LIST, async () => list('£8', 'third'))) as typeof data;
    expect(fromCompact(view)).toEqual({ price: '£8', queryId: 'first' });
  });

  it('loads what can be loaded', async () => {
    expect(await open(FILTERED, async () => ({ view: 'filtered' }))).toEqual({ view: 'filtered' });
  });
});
