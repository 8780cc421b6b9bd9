import { searchDocument } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { ExternalServiceError } from '#integrations/gateway/external-service-error.ts';
import { eventually } from '#tests/eventually.ts';
import type { ExternalSearchEngine } from './external-engine.ts';
import { indexCatalogue } from './index-catalogue.server.ts';

const failure = (status: number) =>
  new ExternalServiceError({ service: 'Search', status, statusText: '', url: 'https://search/', body: '' });

/** An engine that fails with these statuses, one after the other, and then works. */
function engineOf({ failures = [] as number[], isEmpty = false }) {
  const done: string[] = [];
  const engine = {
    async isEmpty() {
      const status = failures.shift();
      if (status !== undefined) throw failure(status);
      return isEmpty;
    },
    prepare: async () => void done.push('prepared'),
    replaceAll: async () => void done.push('indexed'),
  } as unknown as ExternalSearchEngine;
  return { engine, done };
}

function start(engine: ExternalSearchEngine) {
  const closing = new AbortController();
  const waited: number[] = [];
  const lines: string[] = [];
  const started = indexCatalogue({
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

describe('[SEARCH-02] an external engine at the start', () => {
  it('gets its settings, and the catalogue when it is empty', async () => {
    const full = engineOf({});
    await start(full.engine).started;
    expect(full.done).toEqual(['prepared']);
    const empty = engineOf({ isEmpty: true });
    await start(empty.engine).started;
    expect(empty.done).toEqual(['indexed']);
  });

  it('is retried at growing intervals while it is unavailable', async () => {
    const { engine, done } = engineOf({ failures: [0, 503, 0, 500, 429, 0], isEmpty: true });
    const { started, waited, lines } = start(engine);
    await started;
    expect(lines).toEqual(['search engine unavailable: indexing is retried']);
    await eventually(() => expect(done).toEqual(['indexed']));
    expect(waited).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
    await eventually(() => expect(lines.at(-1)).toBe('search engine is ready'));
  });

  it('stops the start with an error that a retry cannot solve', async () => {
    const { engine, done } = engineOf({ failures: [403] });
    await expect(start(engine).started).rejects.toThrow('Search failed: 403');
    expect(done).toEqual([]);
  });

  it('is not retried after the shop has shut down', async () => {
    const { engine, done } = engineOf({ failures: new Array(99).fill(0) });
    const { started, waited } = start(engine);
    await started;
    await eventually(() => expect(waited).toHaveLength(10));
    await Promise.resolve();
    expect(waited).toHaveLength(10);
    expect(done).toEqual([]);
  });
});
