import { afterEach, describe, expect, it, vi } from 'vitest';
import { untilThere } from './late.ts';

describe('code that comes late', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is asked for again until it is there', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue('there');
    const coming = untilThere(load);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await coming).toBe('there');
  });

  it('comes at once when the connection does', async () => {
    vi.useFakeTimers();
    const browser = new EventTarget();
    vi.stubGlobal('window', browser);
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError())
      .mockResolvedValue('there');
    const coming = untilThere(load);
    await vi.advanceTimersByTimeAsync(10);
    browser.dispatchEvent(new Event('online'));
    expect(await coming).toBe('there');
  });

  it('fails on the server, where nobody waits', async () => {
    await expect(untilThere(() => Promise.reject(new Error('no such file')))).rejects.toThrow('no such file');
  });
});
