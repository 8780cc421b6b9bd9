import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/db/database.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { createJobs } from './jobs.server.ts';

const log = { error: () => {}, info: () => {} };

function openJobs(database: Database) {
  const jobs = createJobs({ database, log });
  onTestFinished(() => jobs.stop());
  return jobs;
}

const states = async (jobs: ReturnType<typeof openJobs>) =>
  (await jobs.list()).map(({ kind, state }) => `${kind}: ${state}`);

describe('background jobs', () => {
  it('[RUN-07] run once across the fleet, however many processes look for them', async () => {
    const database = await databaseForTest();
    const runs: number[] = [];
    const processes = [1, 2, 3].map((number) => {
      const jobs = openJobs(database);
      jobs.handle('report', async () => void runs.push(number));
      return jobs;
    });
    const [first] = processes;
    await first?.enqueue(database.db, 'report', { key: 'monday' });
    await first?.enqueue(database.db, 'report', { key: 'monday' });
    await Promise.all(processes.map((jobs) => jobs.runDue()));
    expect(runs).toHaveLength(1);
  });

  it('[RUN-07] are not enqueued when the transaction is rolled back', async () => {
    const database = await databaseForTest();
    const jobs = openJobs(database);
    await database.db
      .transaction(async (transaction) => {
        await jobs.enqueue(transaction, 'report');
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect(await jobs.list()).toEqual([]);
  });

  it('[RUN-07] that fail are tried again later, then wait for staff, who run them again', async () => {
    const database = await databaseForTest();
    const jobs = openJobs(database);
    let isBroken = true;
    jobs.handle('report', async () => {
      if (isBroken) throw new Error('no paper');
      return 'printed';
    });
    await jobs.enqueue(database.db, 'report', { maxTries: 2 });
    expect(await jobs.runDue()).toBe(1);
    const [failed] = await jobs.list();
    expect(failed).toMatchObject({ state: 'waiting', failure: 'no paper', tries: 1 });
    expect(failed?.runAt.getTime()).toBeGreaterThan(Date.now());
    await database.pool.query('update job set run_at = now()');
    await jobs.runDue();
    expect(await states(jobs)).toEqual(['report: failed']);
    isBroken = false;
    expect(await jobs.retry(failed?.id ?? 0)).toBe(true);
    await jobs.runDue();
    expect(await jobs.list()).toMatchObject([{ state: 'done', result: 'printed', failure: null }]);
  });

  it('[RUN-07] of a process that died are taken over when its lease ends', async () => {
    const database = await databaseForTest();
    const dead = openJobs(database);
    const started = Promise.withResolvers<void>();
    dead.handle('report', ({ signal }) => {
      started.resolve();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    await dead.enqueue(database.db, 'report');
    void dead.runDue();
    await started.promise;
    const other = openJobs(database);
    let runs = 0;
    other.handle('report', async () => {
      runs += 1;
    });
    expect(await other.runDue()).toBe(0);
    await database.pool.query("update job set lease_until = now() - interval '1 second', holder = 'dead'");
    expect(await other.runDue()).toBe(1);
    expect([runs, await states(other)]).toEqual([1, ['report: done']]);
  });

  it('[RUN-07] that wait are cancelled, and repeated ones pause until staff run them', async () => {
    const database = await databaseForTest();
    const jobs = openJobs(database);
    let runs = 0;
    const count = async () => {
      runs += 1;
    };
    jobs.handle('report', count);
    jobs.every(3_600_000, 'sweep', count);
    await jobs.enqueue(database.db, 'report');
    await jobs.runDue();
    expect(runs).toBe(1);
    const [sweep] = await jobs.list();
    await jobs.cancel(sweep?.id ?? 0);
    expect(await states(jobs)).toEqual(['sweep: paused', 'report: done']);
    await jobs.retry(sweep?.id ?? 0);
    await jobs.runDue();
    expect(runs).toBe(2);
    const [again] = await jobs.list();
    expect(again).toMatchObject({ kind: 'sweep', state: 'waiting' });
    expect(again?.runAt.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
  });

  it('[RUN-07] that repeat are one row, whichever processes register them', async () => {
    const database = await databaseForTest();
    const all = [1, 2].map(() => openJobs(database));
    for (const jobs of all) jobs.every(60_000, 'sweep', async () => {});
    await Promise.all(all.map((jobs) => jobs.runDue()));
    expect(await all[0]?.list()).toHaveLength(1);
  });
});
