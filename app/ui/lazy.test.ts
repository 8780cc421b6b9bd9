import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWithRetry } from './lazy.ts';

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
