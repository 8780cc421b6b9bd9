import { describe, expect, it, vi } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { followChanges, recordChange } from './changes.server.ts';

describe('what changed', () => {
  it('reaches every process that follows', async () => {
    const database = await databaseForTest();
    const first = await followChanges(database);
    const second = await followChanges(database);
    const heard: string[][] = [];
    first.subscribe((tags) => heard.push(tags));
    second.subscribe((tags) => heard.push(tags));
    await recordChange(database.db, ['product:1', 'category:dresses']);
    await vi.waitFor(() =>
      expect(heard).toEqual([
        ['product:1', 'category:dresses'],
        ['product:1', 'category:dresses'],
      ]),
    );
    await first.close();
    await second.close();
  });

  it('is not heard when the writer takes it back', async () => {
    const database = await databaseForTest();
    const feed = await followChanges(database);
    const heard: string[] = [];
    feed.subscribe((tags) => heard.push(...tags));
    await database.db
      .transaction(async (transaction) => {
        await recordChange(transaction, ['product:1']);
        throw new Error('taken back');
      })
      .catch(() => {});
    await recordChange(database.db, ['product:2']);
    await vi.waitFor(() => expect(heard).toEqual(['product:2']));
    await feed.close();
  });

  it('is heard from a writer who began first and finished last', async () => {
    const database = await databaseForTest();
    const feed = await followChanges(database);
    const heard: string[] = [];
    feed.subscribe((tags) => heard.push(...tags));
    await database.db.transaction(async (slow) => {
      await recordChange(slow, ['product:slow']);
      await recordChange(database.db, ['product:quick']);
      await vi.waitFor(() => expect(heard).toEqual(['product:quick']));
    });
    await vi.waitFor(() => expect(heard).toEqual(['product:quick', 'product:slow']));
    await feed.close();
  });

  it('is heard again after the connection that listens was cut', async () => {
    const database = await databaseForTest();
    const feed = await followChanges(database);
    const heard: string[] = [];
    feed.subscribe((tags) => heard.push(...tags));
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
    await recordChange(database.db, ['product:1']);
    await vi.waitFor(() => expect(heard).toEqual(['product:1']), { timeout: 15_000 });
    await feed.close();
  });

  it('is told to one listener after the other, so that the last sees what the first did', async () => {
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
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    await recordChange(database.db, ['product:1']);
    await vi.waitFor(() => expect(steps).toEqual(['index', 'pages']));
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
    await feed.close();
  });
});
