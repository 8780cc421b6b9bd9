import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import { accountHistories } from '@selvedge/demo-store/orders/account-histories.ts';
import { demoShoppers } from '@selvedge/demo-store/shoppers/demo-shoppers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '#commerce/catalogue/load.server.ts';
import { createCompany } from '#commerce/events/company.server.ts';
import { seedEvents } from '#commerce/events/seed.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { furnishAccounts } from './furnish-accounts.server.ts';
import { createOrderBook } from './order-book.server.ts';
import { seedOrders } from './seed.server.ts';

const today = new Date('2026-11-15T09:00:00Z');
const catalogue = demoCatalogue({ seed: 1, products: 200, today });
const shoppers = demoShoppers(catalogue, 1, today);
const histories = accountHistories(today);
let database: TestDatabase;
const count = async (sql: string) =>
  (await database.pool.query(`select count(*)::int as n from ${sql}`)).rows[0].n;

beforeAll(async () => {
  database = await testDatabase();
  await loadCatalogue(database, catalogue);
  await seedOrders(database, shoppers.orders);
  await database.pool.query(
    `insert into customer (id, email, email_confirmed_at, password_hash, first_name, last_name, affiliate_id)
     values ('clara', $1, now(), 'none', 'Clara', 'Weaver', 'clara')`,
    [histories[0]!.email],
  );
});
afterAll(() => database.close());

describe('past orders of the demo', () => {
  it('are many, of many people, in every state an order can rest in', async () => {
    expect(await count("customer where id like 'demo-%'")).toBeGreaterThan(500);
    expect(await count('shop_order')).toBeGreaterThan(900);
    const { rows } = await database.pool.query('select distinct state from shop_order');
    expect(rows.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['placed', 'packed', 'dispatched', 'delivered', 'cancelled', 'refunded']),
    );
  });

  it('agree with themselves and with the catalogue', async () => {
    expect(
      await count(`shop_order o where total <> (snapshot -> 'delivery' ->> 'price')::int
        + (select sum(net) from order_line l where l.order_id = o.id)`),
    ).toBe(0);
    expect(
      await count(
        'order_line l left join variant v using (sku) where v.product_id is distinct from l.product_id',
      ),
    ).toBe(0);
    expect(
      await count('shop_order o join payment_attempt a on a.id = o.attempt_id where a.amount <> o.total'),
    ).toBe(0);
    expect(
      await count('shop_order where placed_at > $$2026-11-15T09:00:00Z$$ or changed_at < placed_at'),
    ).toBe(0);
  });

  it('keep nothing of a card, no password that opens, and no payment that is still open', async () => {
    expect(await count("shop_order where snapshot -> 'card' <> 'null'")).toBe(0);
    expect(await count("customer where password_hash like 'scrypt%'")).toBe(0);
    expect(await count("payment_attempt where state not in ('authorised', 'refunded') or holds_stock")).toBe(
      0,
    );
  });

  it('are written once, and the same each time they are made', async () => {
    const before = await count('shop_order');
    await seedOrders(database, shoppers.orders);
    expect(await count('shop_order')).toBe(before);
    const again = demoShoppers(demoCatalogue({ seed: 1, products: 200, today }), 1, today);
    expect((await again.orders()).orders).toEqual((await shoppers.orders()).orders);
  });

  it('[REC-01] tell what is bought together', async () => {
    await seedEvents(database, shoppers.visits);
    const { rows } = await database.pool.query(
      "select product_id from event where name = 'purchase' group by 1 order by count(*) desc limit 1",
    );
    const id = rows[0].product_id as string;
    expect((await createCompany(database)([id])).get(id)!.size).toBeGreaterThan(5);
  });
});

describe('a demonstration account', () => {
  it('has orders in many states, an address book, a wishlist; furnished once', async () => {
    await furnishAccounts(database, histories);
    const orders = await createOrderBook(database).ofCustomer('clara');
    expect(new Set(orders.map(({ state }) => state)).size).toBeGreaterThanOrEqual(6);
    expect(orders.every(({ pictures }) => pictures[0]?.picture)).toBe(true);
    expect(await count("customer_address where customer_id = 'clara'")).toBe(3);
    expect(await count("customer_address where customer_id = 'clara' and is_default")).toBe(1);
    expect(await count("wishlist_item where customer_id = 'clara'")).toBeGreaterThan(4);
    await database.pool.query("delete from wishlist_item where customer_id = 'clara'");
    await furnishAccounts(database, histories);
    expect(await count("wishlist_item where customer_id = 'clara'")).toBe(0);
    expect((await createOrderBook(database).ofCustomer('clara')).length).toBe(orders.length);
  });
});
