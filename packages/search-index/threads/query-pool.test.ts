import { describe, expect, it } from 'vitest';
import {
  SAMPLE_DOCUMENTS,
  SAMPLE_FACETS,
  SAMPLE_RULES,
  SAMPLE_SCHEMA,
  searchQuery,
} from '../sample-catalogue.ts';
import { fullBits } from '../segments/bitset.ts';
import { emptyChange } from '../segments/segment.ts';
import { buildSegment } from '../segments/segment-builder.ts';
import { type OnThreadLost, ThreadedQueryPool } from './query-pool.ts';

const segment = buildSegment(1, SAMPLE_DOCUMENTS, SAMPLE_SCHEMA);
const data = { rules: SAMPLE_RULES, facets: SAMPLE_FACETS };
const state = { ...emptyChange(), added: [{ segment, live: fullBits(segment.size) }] };

describe('ThreadedQueryPool', () => {
  it('replaces a thread that stopped', async () => {
    // This thread exits when it is called for suggestions.
    const crashing = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', ({ method }) => method === 'suggest' && process.exit(1));
        await import('${new URL('./query-worker.ts', import.meta.url)}');
      `)}`,
    );
    const reasons: Error[] = [];
    const onLost: OnThreadLost = (reason, restart) => {
      reasons.push(reason);
      void restart(state);
    };
    const pool = new ThreadedQueryPool(1, data, onLost, crashing);
    await pool.apply(state);
    await expect(pool.suggest({ text: 'dress', limit: 5 })).rejects.toThrow('stopped');
    expect((await pool.search(searchQuery({ text: 'dress' }), null)).total).toBe(3);
    expect(reasons).toHaveLength(1);
    await pool.close();
  });

  it('stops replacing a thread that cannot start', async () => {
    const broken = new URL('data:text/javascript,throw new Error("cannot start")');
    const reasons: Error[] = [];
    const gaveUp = Promise.withResolvers<void>();
    const onLost: OnThreadLost = (reason, restart) => {
      reasons.push(reason);
      restart(state).then(gaveUp.resolve, () => undefined);
    };
    const pool = new ThreadedQueryPool(1, data, onLost, broken);
    await expect(pool.apply(state)).rejects.toThrow('cannot start');
    await gaveUp.promise;
    await expect(pool.search(searchQuery(), null)).rejects.toThrow('no query thread');
    expect(reasons.length).toBeGreaterThan(1);
  });

  it('rejects a query that fails, and runs the next', async () => {
    const pool = new ThreadedQueryPool(1, data, () => {});
    await pool.apply(state);
    await expect(pool.search(searchQuery({ filters: null as never }), null)).rejects.toThrow(/null/);
    expect((await pool.search(searchQuery(), null)).total).toBe(SAMPLE_DOCUMENTS.length);
    await pool.close();
  });
});
