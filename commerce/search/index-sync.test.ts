import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChangeListener } from '#server/db/changes.server.ts';
import { syncIndex } from './index-sync.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An engine that is unavailable for so many writes; products that are not in the catalogue are removed from it. */
function startSync(failures: number) {
  const removed: string[][] = [];
  const listeners: ChangeListener[] = [];
  const log = { error: vi.fn() };
  const stop = syncIndex(
    {
      put: async () => {},
      remove: async (ids) => {
        if (failures-- > 0) throw new Error('unavailable');
        removed.push([...ids]);
      },
    },
    { productsByIds: async () => [], listedPrices: async () => new Map(), ownList: 'GBP' },
    {
      subscribe: (listener) => {
        listeners.push(listener);
        return () => void listeners.pop();
      },
      indexed: () => {},
    },
    log,
  );
  return { removed, log, stop, change: (...tags: string[]) => listeners[0]?.(tags, []) };
}

it('indexes the changed products only', async () => {
  const { removed, change } = startSync(0);
  await change('menu', 'product:1', 'product:2');
  await change('menu');
  expect(removed).toEqual([['1', '2']]);
});

it('retries missed changes together with the changes since then', async () => {
  const { removed, change, log } = startSync(3);
  await change('product:1');
  await change('product:2');
  expect(removed).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(log.error).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(removed).toEqual([['1', '2']]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(removed).toHaveLength(1);
});

it('retries with the next change, when that comes first', async () => {
  const { removed, change } = startSync(1);
  await change('product:1');
  await change('product:2');
  expect(removed).toEqual([['1', '2']]);
});

it('stops retrying when the shop shuts down', async () => {
  const { removed, change, stop } = startSync(1);
  await change('product:1');
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(removed).toEqual([]);
});
