import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdRequests, shopWaiting } from './hold-requests.ts';

const PAGE = 'https://shop.example/basket.data?index';

/** A shop that is away for so many requests, and a page that waits for it. */
function open(failures: number) {
  const send = vi.fn<typeof fetch>(async () => {
    if (failures-- > 0) throw new TypeError('Failed to fetch');
    return new Response('here');
  });
  const browser = new EventTarget();
  let press: (() => void) | null = null;
  const notice = { show: (tryAgain: () => void) => (press = tryAgain), hide: () => (press = null) };
  const held = holdRequests(send, shopWaiting(notice, browser));
  return { send, held, browser, isTold: () => press !== null, press: () => press?.() };
}

describe('a shop that cannot be reached', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps the page, says so, and goes on when it is back', async () => {
    const { held, send, isTold } = open(2);
    const coming = held(PAGE);
    await vi.advanceTimersByTimeAsync(0);
    expect(isTold()).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await (await coming).text()).toBe('here');
    expect(isTold()).toBe(false);
  });

  it('is asked again at once when the shopper presses, or the connection is back', async () => {
    const { held, press, browser } = open(2);
    const coming = held(PAGE);
    await vi.advanceTimersByTimeAsync(0);
    press();
    await vi.advanceTimersByTimeAsync(0);
    browser.dispatchEvent(new Event('online'));
    expect((await coming).ok).toBe(true);
  });

  it('is sent a form again only by the shopper, with all that stood in it', async () => {
    const { held, send, press } = open(1);
    const coming = held(PAGE, { method: 'POST', body: 'size=12' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(send).toHaveBeenCalledTimes(1);
    press();
    await coming;
    const again = send.mock.calls[1]![0] as Request;
    expect(await again.text()).toBe('size=12');
  });

  it('is forgotten when the shopper goes elsewhere', async () => {
    const { held, isTold } = open(9);
    const leaving = new AbortController();
    const coming = held(PAGE, { signal: leaving.signal });
    const outcome = expect(coming).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort();
    await outcome;
    expect(isTold()).toBe(false);
  });

  it('leaves everything else as it is: other calls, and answers that say no', async () => {
    const { held, isTold } = open(1);
    await expect(held('https://shop.example/_api/shopper')).rejects.toThrow('Failed to fetch');
    expect(isTold()).toBe(false);
    expect((await held(PAGE)).ok).toBe(true);
  });
});
