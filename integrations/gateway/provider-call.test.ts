import { describe, expect, it, vi } from 'vitest';
import { callProvider, callProviderOr, ProviderCallFailed } from './provider-call.server.ts';

function makeCall(timeoutMs = 1000) {
  const warn = vi.fn();
  return { warn, call: { provider: 'reviews', timeoutMs, log: { warn } } };
}

describe('calling a provider', () => {
  it('returns its result and logs nothing', async () => {
    const { warn, call } = makeCall();
    expect(await callProvider(call, async () => 7)).toBe(7);
    expect(warn).not.toHaveBeenCalled();
  });

  it('writes one log line for a failure', async () => {
    const { warn, call } = makeCall();
    const calling = callProvider(call, async () => {
      throw new Error('503');
    });
    await expect(calling).rejects.toBeInstanceOf(ProviderCallFailed);
    expect(warn.mock.calls).toEqual([[{ provider: 'reviews', reason: '503' }, 'provider call failed']]);
  });

  it('does not wait for one that never responds, even if it ignores the signal', async () => {
    const { warn, call } = makeCall(5);
    expect(await callProviderOr(call, 'nothing', () => new Promise(() => {}))).toBe('nothing');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('logs nothing when the shopper left', async () => {
    const { warn, call } = makeCall();
    const shopper = new AbortController();
    const calling = callProviderOr(
      { ...call, signal: shopper.signal },
      [],
      () => new Promise<never[]>(() => {}),
    );
    shopper.abort();
    expect(await calling).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });
});
