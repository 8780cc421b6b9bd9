import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../../commerce/catalogue/load-catalogue.server.ts';
import { createCoPurchases } from '../../../commerce/events/co-purchases.server.ts';
import { orderEmail } from '../../../commerce/orders/order-email.server.ts';
import { createOrderStore } from '../../../commerce/orders/order-store.server.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { accountHistories } from '../orders/account-histories.ts';
import { demoShoppers } from '../shoppers/demo-shoppers.ts';
import { seedAccountHistories } from './seed-account-histories.ts';
import { seedEvents } from './seed-events.ts';
import { seedOrders, setOriginOfOrders } from './seed-orders.ts';

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
  it('have emails with absolute links, once the address of the shop is known', async () => {
    await setOriginOfOrders(database, 'http://localhost:4123/');
    const { rows } = await database.pool.query(
      'select id, number, access_key, snapshot from shop_order order by number limit 1',
    );
    const [{ id, number, access_key: accessKey, snapshot }] = rows;
    expect(orderEmail('order-dispatched', { id, number, accessKey, snapshot }).values.link).toContain(
      `http://localhost:4123/order/${number}?key=`,
    );
    expect(await count("shop_order where snapshot->>'home' <> 'http://localhost:4123'")).toBe(0);
    expect(await count("payment_attempt where snapshot->>'home' <> 'http://localhost:4123'")).toBe(0);
  });

  it('exist for many customers and in every final state', async () => {
    expect(await count("customer where id like 'demo-%'")).toBeGreaterThan(500);
    expect(await count('shop_order')).toBeGreaterThan(900);
    const { rows } = await database.pool.query('select distinct state from shop_order');
    expect(rows.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['placed', 'packed', 'dispatched', 'delivered', 'cancelled', 'refunded']),
    );
  });

  it('have correct sums and the prices of the catalogue', async () => {
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

  it('store no card, no usable password and no open payment', async () => {
    expect(await count("shop_order where snapshot -> 'card' <> 'null'")).toBe(0);
    expect(await count("customer where password_hash like 'scrypt%'")).toBe(0);
    expect(await count("payment_attempt where state not in ('authorised', 'refunded') or holds_stock")).toBe(
      0,
    );
  });

  it('are inserted once and are deterministic', async () => {
    const before = await count('shop_order');
    await seedOrders(database, shoppers.orders);
    expect(await count('shop_order')).toBe(before);
    const again = demoShoppers(demoCatalogue({ seed: 1, products: 200, today }), 1, today);
    expect((await again.orders()).orders).toEqual((await shoppers.orders()).orders);
  });

  it('[REC-01] give products that are bought together', async () => {
    await seedEvents(database, shoppers.events);
    const { rows } = await database.pool.query(
      "select product_id from event where name = 'purchase' group by 1 order by count(*) desc limit 1",
    );
    const id = rows[0].product_id as string;
    expect((await createCoPurchases(database)([id])).get(id)!.size).toBeGreaterThan(5);
  });
});

describe('a demonstration account', () => {
  it('has orders in many states, an address book, a wishlist; seeded once', async () => {
    await seedAccountHistories(database, histories);
    const orders = await createOrderStore(database).listByCustomer('clara');
    expect(new Set(orders.map(({ state }) => state)).size).toBeGreaterThanOrEqual(6);
    expect(orders.every(({ pictures }) => pictures[0]?.picture)).toBe(true);
    expect(await count("customer_address where customer_id = 'clara'")).toBe(3);
    expect(await count("customer_address where customer_id = 'clara' and is_default")).toBe(1);
    expect(await count("wishlist_item where customer_id = 'clara'")).toBeGreaterThan(4);
    await database.pool.query("delete from wishlist_item where customer_id = 'clara'");
    await seedAccountHistories(database, histories);
    expect(await count("wishlist_item where customer_id = 'clara'")).toBe(0);
    expect((await createOrderStore(database).listByCustomer('clara')).length).toBe(orders.length);
  });
});
