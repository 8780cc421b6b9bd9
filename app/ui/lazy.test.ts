import { createElement, Suspense, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchAhead, lazyOverlay, loadWithRetry, readable } from './lazy.ts';

describe('loadWithRetry', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('retries until the load succeeds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue('there');
    const loading = loadWithRetry(load);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await loading).toBe('there');
  });

  it('retries at once when the connection is back', async () => {
    vi.useFakeTimers();
    const browser = new EventTarget();
    vi.stubGlobal('window', browser);
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError())
      .mockResolvedValue('there');
    const loading = loadWithRetry(load);
    await vi.advanceTimersByTimeAsync(10);
    browser.dispatchEvent(new Event('online'));
    expect(await loading).toBe('there');
  });

  it('fails without a retry on the server', async () => {
    await expect(loadWithRetry(() => Promise.reject(new Error('no such file')))).rejects.toThrow(
      'no such file',
    );
  });
});

describe('what was fetched ahead', () => {
  const render = (content: Parameters<typeof createElement>[0]) =>
    renderToStaticMarkup(createElement(Suspense, { fallback: 'waiting' }, createElement(content)));

  it('[FELT-02] is rendered at once, without a fallback in between', async () => {
    const load = async () => ({ default: () => 'opened' });
    expect(render(lazyOverlay(load))).toBe('');
    await fetchAhead(load);
    expect(render(lazyOverlay(load))).toBe('opened');
  });

  it('is read at once from a promise that is settled', async () => {
    const texts = readable(Promise.resolve('texts'));
    const Reader = () => use(texts);
    await texts;
    expect(render(Reader)).toBe('texts');
  });
});
