import { expect, it } from 'vitest';
import { type ChangeListener, recordChange } from '#server/db/changes.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { stockShop } from '#tests/shop-fixture.ts';
import { createIndexProgress } from './index-progress.server.ts';
import { syncIndex } from './index-sync.server.ts';

/** A process of the shop that follows changes by hand; `sent` are the products that reached the engine. */
function startProcess(database: Awaited<ReturnType<typeof databaseForTest>>, isAway: boolean) {
  const sent: string[] = [];
  const indexed: string[] = [];
  let notify: ChangeListener = () => {};
  const put = async () => {
    if (isAway) throw new Error('unavailable');
  };
  const stop = syncIndex(
    { put, remove: async (ids) => void sent.push(...ids) },
    { productsByIds: async () => [], listedPrices: async () => new Map(), ownList: 'GBP' },
    {
      subscribe(listener) {
        notify = listener;
        return () => {};
      },
      indexed: (tags) => void indexed.push(...tags),
    },
    { error: () => {} },
    createIndexProgress(database, 'algolia'),
  );
  return { sent, indexed, stop, notify: (tags: string[]) => notify(tags, []) };
}

it('product changes that an engine missed are sent after the process was restarted', async () => {
  const database = await databaseForTest();
  await stockShop(database, [{ sku: 'A', price: 100, quantity: 1 }]);
  const change = async (tag: string, shop: ReturnType<typeof startProcess>) => {
    await recordChange(database.db, [tag]);
    await shop.notify([tag]);
  };
  const first = startProcess(database, false);
  await change('product:1', first);
  // The feed does not wait for the engine, which says when it has the change.
  await expect.poll(() => first.indexed).toEqual(['product:1']);
  expect(first.sent).toEqual(['1']);
  // Changes of long ago are not sent again.
  await database.pool.query(`select setval('change_id_seq', 5000)`);
  await change('product:2', first);
  await expect.poll(() => first.sent).toEqual(['1', '2']);
  first.stop();

  const away = startProcess(database, true);
  await change('product:3', away);
  await change('menu', away);
  away.stop();

  const restarted = startProcess(database, false);
  await expect.poll(() => restarted.sent.toSorted()).toEqual(['2', '3']);
  restarted.stop();

  // The feed no longer goes back far enough: every product is sent.
  await database.pool.query('delete from change');
  await database.pool.query(`select setval('change_id_seq', 9000)`);
  await recordChange(database.db, ['menu']);
  const late = startProcess(database, false);
  await expect.poll(() => late.sent).toEqual(['p-A']);
  late.stop();
});
