import { describe, expect, it, vi } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { followChanges, pruneChanges, recordChange } from './changes.server.ts';

describe('the change feed', () => {
  it('delivers a change to every process', async () => {
    const database = await databaseForTest();
    const first = await followChanges(database);
    const second = await followChanges(database);
    const received: string[][] = [];
    first.subscribe((tags) => received.push(tags));
    second.subscribe((tags) => received.push(tags));
    await recordChange(database.db, ['product:1', 'category:dresses']);
    await eventually(() =>
      expect(received).toEqual([
        ['product:1', 'category:dresses'],
        ['product:1', 'category:dresses'],
      ]),
    );
    await first.close();
    await second.close();
  });

  it('delivers nothing when the transaction is rolled back', async () => {
    const database = await databaseForTest();
    const feed = await followChanges(database);
    const received: string[] = [];
    feed.subscribe((tags) => received.push(...tags));
    await database.db
      .transaction(async (transaction) => {
        await recordChange(transaction, ['product:1']);
        throw new Error('rolled back');
      })
      .catch(() => {});
    await recordChange(database.db, ['product:2']);
    await eventually(() => expect(received).toEqual(['product:2']));
    await feed.close();
  });

  it('delivers the change of a transaction that began first and committed last', async () => {
    const database = await databaseForTest();
    const feed = await followChanges(database);
    const received: string[] = [];
    feed.subscribe((tags) => received.push(...tags));
    await database.db.transaction(async (slow) => {
      await recordChange(slow, ['product:slow']);
      await recordChange(database.db, ['product:quick']);
      await eventually(() => expect(received).toEqual(['product:quick']));
    });
    await eventually(() => expect(received).toEqual(['product:quick', 'product:slow']));
    await feed.close();
  });

  it('continues after the listening connection was terminated', async () => {
    const database = await databaseForTest();
    const feed = await followChanges(database);
    const received: string[] = [];
    feed.subscribe((tags) => received.push(...tags));
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
    await recordChange(database.db, ['product:1']);
    await eventually(() => expect(received).toEqual(['product:1']));
    await feed.close();
  });

  it('calls one listener after the other, also when one fails', async () => {
    const database = await databaseForTest();
    const feed = await followChanges(database);
    const steps: string[] = [];
    feed.subscribe(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      steps.push('index');
    });
    feed.subscribe(() => {
      throw new Error('broken');
    });
    feed.subscribe(() => steps.push('pages'));
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    await recordChange(database.db, ['product:1']);
    await eventually(() => expect(steps).toEqual(['index', 'pages']));
    expect(consoleError).toHaveBeenCalledOnce();
    consoleError.mockRestore();
    await feed.close();
  });
});

describe('pruning the change feed', () => {
  it('deletes old changes, and followers miss nothing', async () => {
    const database = await databaseForTest();
    await database.pool.query(
      `insert into change (tags, at) select '{product:1}', now() - interval '8 days' from generate_series(1, 500)`,
    );
    const feed = await followChanges(database);
    const received: string[] = [];
    feed.subscribe((tags) => received.push(...tags));
    expect(await pruneChanges(database)).toBe(499);
    expect(await pruneChanges(database)).toBe(0);
    await recordChange(database.db, ['product:2']);
    await eventually(() => expect(received).toEqual(['product:2']));
    expect(await pruneChanges(database)).toBe(1);
    await feed.close();
    const later = await followChanges(database);
    later.subscribe((tags) => received.push(...tags));
    await recordChange(database.db, ['product:3']);
    await eventually(() => expect(received).toEqual(['product:2', 'product:3']));
    await later.close();
  });
});
