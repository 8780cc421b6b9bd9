import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { stockShop } from '#tests/shop-fixture.ts';
import { createAffinity } from './affinity.server.ts';
import { createEvents } from './events.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'AAA00001-101-10', price: 1000, quantity: 5 },
    { sku: 'AAA00002-101-10', price: 1000, quantity: 5 },
  ]);
  await database.pool.query(`insert into brand (slug, name, kind) values ('coast', 'Coast', 'house')`);
  await database.pool.query(`update product set brand_slug = 'coast' where id = 'p-AAA00002-101-10'`);
});
afterAll(() => database.close());

describe('[SEARCH-06] what a shopper prefers', () => {
  it('follows from the events of a visitor, the strongest preference is 1', async () => {
    const event = (name: string, productId: string) => ({ name, productId, details: {} });
    await createEvents(database).record('visitor-1', [
      event('productView', 'p-AAA00001-101-10'),
      event('addToBasket', 'p-AAA00002-101-10'),
      event('menuTracking', 'p-AAA00001-101-10'),
    ]);
    expect(await createAffinity(database)('visitor-1')).toEqual({
      brands: { Coast: 1, Selvedge: 1 / 3 },
      categories: { dresses: 1 },
    });
  });

  it('follows from the wishlist of a customer, and is null for a stranger', async () => {
    await database.pool.query(
      `insert into customer (id, email, password_hash, first_name, last_name, affiliate_id)
       values ('ada', 'ada@example.com', 'x', 'Ada', 'B', 'a1')`,
    );
    await database.pool.query(
      `insert into wishlist_item (customer_id, product_key, colour_selected, line_item_sku, size_selected)
       values ('ada', 'KEY-AAA00002-101-10', 'navy', 'AAA00002-101-10', true)`,
    );
    const affinityOf = createAffinity(database);
    expect(await affinityOf('ada')).toEqual({ brands: { Coast: 1 }, categories: { dresses: 1 } });
    expect(await affinityOf('nobody')).toBeNull();
  });
});
