import { describe, expect, it } from 'vitest';
import { fullBits } from './bitset.ts';
import { type OnThreadLost, ThreadedDesk } from './query-threads.ts';
import { SUITE_DOCUMENTS, SUITE_RULES, searchQuery } from './sample-catalogue.ts';
import { emptyChange } from './segment.ts';
import { buildSegment } from './segment-builder.ts';

const segment = buildSegment(1, SUITE_DOCUMENTS);
const state = { ...emptyChange(), added: [{ segment, live: fullBits(segment.size) }] };

describe('ThreadedDesk', () => {
  it('replaces a thread that died and goes on', async () => {
    // Asking this thread for suggestions kills it.
    const mortal = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', ({ method }) => method === 'suggest' && process.exit(1));
        await import('${new URL('./worker.ts', import.meta.url)}');
      `)}`,
    );
    const reasons: Error[] = [];
    const onLost: OnThreadLost = (reason, revive) => {
      reasons.push(reason);
      void revive(state);
    };
    const desk = new ThreadedDesk(1, SUITE_RULES, onLost, mortal);
    await desk.apply(state);
    await expect(desk.suggest({ text: 'dress', limit: 5 })).rejects.toThrow('stopped');
    expect((await desk.search(searchQuery({ text: 'dress' }), null)).total).toBe(3);
    expect(reasons).toHaveLength(1);
    await desk.close();
  });

  it('gives up on a thread that cannot start', async () => {
    const broken = new URL('data:text/javascript,throw new Error("cannot start")');
    const reasons: Error[] = [];
    const gaveUp = Promise.withResolvers<void>();
    const onLost: OnThreadLost = (reason, revive) => {
      reasons.push(reason);
      revive(state).then(gaveUp.resolve, () => undefined);
    };
    const desk = new ThreadedDesk(1, SUITE_RULES, onLost, broken);
    await expect(desk.apply(state)).rejects.toThrow('cannot start');
    await gaveUp.promise;
    await expect(desk.search(searchQuery(), null)).rejects.toThrow('no search thread');
    expect(reasons.length).toBeGreaterThan(1);
  });

  it('tells the caller of a query that failed, and answers the next', async () => {
    const desk = new ThreadedDesk(1, SUITE_RULES, () => {});
    await desk.apply(state);
    await expect(desk.search(searchQuery({ filters: null as never }), null)).rejects.toThrow(/null/);
    expect((await desk.search(searchQuery(), null)).total).toBe(SUITE_DOCUMENTS.length);
    await desk.close();
  });
});
