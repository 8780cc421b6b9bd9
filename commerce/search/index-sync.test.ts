import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepIndexInStep } from './index-sync.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An engine that is away for so many writes; products that are not in the catalogue are removed from it. */
function open(failures: number) {
  const removed: string[][] = [];
  const told: ((tags: string[]) => unknown)[] = [];
  const log = { error: vi.fn() };
  const letGo = keepIndexInStep(
    {
      put: async () => {},
      remove: async (ids) => {
        if (failures-- > 0) throw new Error('away');
        removed.push([...ids]);
      },
    },
    { productsByIds: async () => [] },
    {
      subscribe: (listener) => {
        told.push(listener);
        return () => void told.pop();
      },
    },
    log,
  );
  return { removed, log, letGo, change: (...tags: string[]) => told[0]?.(tags) };
}

it('puts what changed, and nothing else', async () => {
  const { removed, change } = open(0);
  await change('menu', 'product:1', 'product:2');
  await change('menu');
  expect(removed).toEqual([['1', '2']]);
});

it('owes an engine that is away what it missed, together with what changes meanwhile', async () => {
  const { removed, change, log } = open(3);
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

it('pays with the next change, when that comes first', async () => {
  const { removed, change } = open(1);
  await change('product:1');
  await change('product:2');
  expect(removed).toEqual([['1', '2']]);
});

it('asks nobody once the shop has closed', async () => {
  const { removed, change, letGo } = open(1);
  await change('product:1');
  letGo();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(removed).toEqual([]);
});
