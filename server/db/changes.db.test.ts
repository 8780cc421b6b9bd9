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
});
