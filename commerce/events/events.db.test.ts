import { seedEvents } from '@selvedge/demo-store/seed/seed-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { stockShop } from '#tests/shop-fixture.ts';
import { createEvents } from './events.server.ts';

let database: TestDatabase;
const now = new Date();
const view = (productId: string) => ({ name: 'productView', productId, details: {} });

beforeAll(async () => {
  database = await testDatabase();
  await stockShop(
    database,
    ['A', 'B', 'C'].map((sku) => ({ sku, price: 1000, quantity: 8 })),
  );
});
afterAll(() => database.close());

describe('events', () => {
  it('[REC-04] return products that the same visitors had, weighted by event', async () => {
    const events = createEvents(database, () => now);
    await events.record('one', [view('p-A'), view('p-B'), { ...view('p-C'), name: 'purchase' }]);
    await events.record('two', [view('p-A'), view('p-B')]);
    await events.record('three', [view('p-C')]);
    await events.record('four', [
      { ...view('p-A'), name: 'purchase' },
      { ...view('p-C'), name: 'purchase' },
    ]);
    const company = await events.coPurchasesOf(['p-A', 'p-X']);
    expect([...company.get('p-A')!]).toEqual([
      ['p-C', 6],
      ['p-B', 2],
    ]);
    expect(company.get('p-X')?.size).toBe(0);
  });

  it('[EVENT-01] accept a product key, since pages have keys instead of ids', async () => {
    const events = createEvents(database, () => now);
    await events.record('keyed', [view('KEY-A'), view('KEY-B')]);
    const { rows } = await database.pool.query(
      `select product_id from event where visitor = 'keyed' order by id`,
    );
    expect(rows).toEqual([{ product_id: 'p-A' }, { product_id: 'p-B' }]);
    await database.pool.query(`delete from event where visitor = 'keyed'`);
  });

  it('[PDP-12] of the last day are social proof, counted by visitor', async () => {
    const events = createEvents(database, () => now);
    for (const visitor of ['five', 'six', 'seven']) await events.record(visitor, [view('p-A'), view('p-A')]);
    expect(await events.socialProofFor('p-A')).toEqual([
      { code: 'SLVP', count: 5 },
      { code: 'LPSP', minutes: 1 },
      { code: 'STOCK', count: 8 },
    ]);
    const tomorrow = createEvents(database, () => new Date(now.getTime() + 25 * 3_600_000));
    expect(await tomorrow.socialProofFor('p-A')).toEqual([{ code: 'STOCK', count: 8 }]);
  });

  it('[EVENT-01] older than three months are deleted', async () => {
    await createEvents(database, () => new Date(now.getTime() - 91 * 86_400_000)).record('old', [
      view('p-A'),
    ]);
    const events = createEvents(database, () => now);
    expect(await events.deleteOld()).toBe(1);
    expect(await events.deleteOld()).toBe(0);
  });

  it('[REC-04] record each purchase once', async () => {
    const client = await database.pool.connect();
    const lines = { lines: [{ productId: 'p-A' }, { productId: 'p-B' }] };
    // The payment of the order does not matter here.
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `insert into shop_order (id, number, attempt_id, access_key, state, brand_slug, locale, email, total, currency, snapshot, placed_at)
       values ('o1', 'S1', 'a1', 'k', 'placed', 'selvedge', 'en-GB', 'a@b.example', 100, 'GBP', $1, $2)`,
      [lines, new Date(now.getTime() - 60_000)],
    );
    await client.query(`set session_replication_role = default`);
    client.release();
    const events = createEvents(database, () => now);
    const before = (await events.coPurchasesOf(['p-A'])).get('p-A')?.get('p-B') ?? 0;
    expect([await events.recordPurchases(), await events.recordPurchases()]).toEqual([2, 0]);
    expect((await events.coPurchasesOf(['p-A'])).get('p-A')?.get('p-B')).toBe(before + 5);
  });

  it('of the demo move up to today at a later start', async () => {
    const visits = async () => [
      { name: 'productView' as const, visitor: 'demo-1', product_id: 'p-B', minutes: 30 },
    ];
    await seedEvents(database, visits);
    await database.pool.query(`update event set at = at - interval '3 days' where visitor = 'demo-1'`);
    await seedEvents(database, async () => {
      throw new Error('asked again');
    });
    const { rows } = await database.pool.query(`select at from event where visitor = 'demo-1'`);
    expect(rows).toHaveLength(1);
    expect(Math.abs(Date.now() - rows[0].at.getTime())).toBeLessThan(60_000);
  });
});
