import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failAtOnce, failsAtOnce } from '#app/site/fail-at-once.ts';
import { createRetryWait, retryRequests } from './retry-requests.ts';

const PAGE = 'https://shop.example/basket.data?index';

/** A server that is unreachable for the first requests, and a page that retries them. */
function open(failures: number) {
  const send = vi.fn<typeof fetch>(async () => {
    if (failures-- > 0) throw new TypeError('Failed to fetch');
    return new Response('here');
  });
  const browser = new EventTarget();
  let press: (() => void) | null = null;
  const notice = { show: (tryAgain: () => void) => (press = tryAgain), hide: () => (press = null) };
  const request = retryRequests(send, createRetryWait(notice, browser));
  return { send, request, browser, isNoticeShown: () => press !== null, press: () => press?.() };
}

describe('retryRequests', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps page requests pending with a notice until the server responds', async () => {
    const { request, send, isNoticeShown } = open(2);
    const pending = request(PAGE);
    await vi.advanceTimersByTimeAsync(0);
    expect(isNoticeShown()).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await (await pending).text()).toBe('here');
    expect(isNoticeShown()).toBe(false);
  });

  it('retries at once when the shopper presses the button or the connection is back', async () => {
    const { request, press, browser } = open(2);
    const pending = request(PAGE);
    await vi.advanceTimersByTimeAsync(0);
    press();
    await vi.advanceTimersByTimeAsync(0);
    browser.dispatchEvent(new Event('online'));
    expect((await pending).ok).toBe(true);
  });

  it('sends a form again only when the shopper asks for it, with the same body', async () => {
    const { request, send, press } = open(1);
    const pending = request(PAGE, { method: 'POST', body: 'size=12' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(send).toHaveBeenCalledTimes(1);
    press();
    await pending;
    const again = send.mock.calls[1]![0] as Request;
    expect(await again.text()).toBe('size=12');
  });

  it('fails at once while the page handles the failure of that navigation', async () => {
    const { request, send, isNoticeShown } = open(1);
    const release = failAtOnce('/categories/dresses/facet/brand/Coast');
    const list = 'https://shop.example/categories/dresses/facet/brand/Coast.data?_routes=categories';
    await expect(request(list)).rejects.toThrow('Failed to fetch');
    expect([send.mock.calls.length, isNoticeShown()]).toEqual([1, false]);
    release();
    expect(failsAtOnce(list)).toBe(false);
  });

  it('ends when the request is aborted', async () => {
    const { request, isNoticeShown } = open(9);
    const controller = new AbortController();
    const pending = request(PAGE, { signal: controller.signal });
    const outcome = expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    await outcome;
    expect(isNoticeShown()).toBe(false);
  });

  it('leaves other requests alone, and responses with an error status', async () => {
    const { request, isNoticeShown } = open(1);
    await expect(request('https://shop.example/_api/shopper')).rejects.toThrow('Failed to fetch');
    expect(isNoticeShown()).toBe(false);
    expect((await request(PAGE)).ok).toBe(true);
  });
});
