import { describe, expect, it, vi } from 'vitest';
import { askSupplier, askSupplierOr, SupplierFailed } from './supplier-call.server.ts';

function calling(timeoutMs = 1000) {
  const warn = vi.fn();
  return { warn, call: { supplier: 'reviews', timeoutMs, log: { warn } } };
}

describe('asking a supplier', () => {
  it('hands on its answer and says nothing', async () => {
    const { warn, call } = calling();
    expect(await askSupplier(call, async () => 7)).toBe(7);
    expect(warn).not.toHaveBeenCalled();
  });

  it('makes one line of a failure', async () => {
    const { warn, call } = calling();
    const asking = askSupplier(call, async () => {
      throw new Error('503');
    });
    await expect(asking).rejects.toBeInstanceOf(SupplierFailed);
    expect(warn.mock.calls).toEqual([[{ supplier: 'reviews', reason: '503' }, 'a supplier failed']]);
  });

  it('does not wait for one that never answers, heeding or not', async () => {
    const { warn, call } = calling(5);
    expect(await askSupplierOr(call, 'nothing', () => new Promise(() => {}))).toBe('nothing');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('says nothing when it was the shopper who went away', async () => {
    const { warn, call } = calling();
    const leaving = new AbortController();
    const asking = askSupplierOr(
      { ...call, signal: leaving.signal },
      [],
      () => new Promise<never[]>(() => {}),
    );
    leaving.abort();
    expect(await asking).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });
});
