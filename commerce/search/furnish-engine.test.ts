import { searchDocument } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it, vi } from 'vitest';
import { OutsideSystemError } from '#integrations/gateway/gateway.server.ts';
import { furnishEngine } from './furnish-engine.server.ts';
import type { OutsideEngine } from './outside-engine.ts';

const failure = (status: number) =>
  new OutsideSystemError({ system: 'Search', status, statusText: '', url: 'https://search/', body: '' });

/** An engine that fails in these ways, one after the other, and then answers. */
function engineOf({ failures = [] as number[], isEmpty = false }) {
  const done: string[] = [];
  const engine = {
    async isEmpty() {
      const status = failures.shift();
      if (status !== undefined) throw failure(status);
      return isEmpty;
    },
    prepare: async () => void done.push('prepared'),
    replaceAll: async () => void done.push('filled'),
  } as unknown as OutsideEngine;
  return { engine, done };
}

function furnish(engine: OutsideEngine) {
  const closing = new AbortController();
  const waited: number[] = [];
  const lines: string[] = [];
  const started = furnishEngine({
    engine,
    documents: async function* () {
      yield searchDocument('a');
    },
    log: {
      info: (line: string) => lines.push(line),
      error: (_: object, line: string) => lines.push(line),
    } as never,
    closed: closing.signal,
    wait: async (ms) => {
      waited.push(ms);
      if (waited.length > 9) closing.abort();
    },
  });
  return { started, waited, lines };
}

describe('[SEARCH-02] an engine elsewhere at the start', () => {
  it('is told its settings, and is filled when it holds nothing', async () => {
    const full = engineOf({});
    await furnish(full.engine).started;
    expect(full.done).toEqual(['prepared']);
    const empty = engineOf({ isEmpty: true });
    await furnish(empty.engine).started;
    expect(empty.done).toEqual(['filled']);
  });

  it('is tried again later and later while it is away, until it answers', async () => {
    const { engine, done } = engineOf({ failures: [0, 503, 0, 500, 429, 0], isEmpty: true });
    const { started, waited, lines } = furnish(engine);
    await started;
    expect(lines).toEqual(['the search engine does not answer']);
    await vi.waitFor(() => expect(done).toEqual(['filled']));
    expect(waited).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
    await vi.waitFor(() => expect(lines.at(-1)).toBe('the search engine answers'));
  });

  it('stops the start with what is wrong for good', async () => {
    const { engine, done } = engineOf({ failures: [403] });
    await expect(furnish(engine).started).rejects.toThrow('Search failed: 403');
    expect(done).toEqual([]);
  });

  it('is left alone when the shop closes', async () => {
    const { engine, done } = engineOf({ failures: new Array(99).fill(0) });
    const { started, waited } = furnish(engine);
    await started;
    await vi.waitFor(() => expect(waited).toHaveLength(10));
    await Promise.resolve();
    expect(waited).toHaveLength(10);
    expect(done).toEqual([]);
  });
});
