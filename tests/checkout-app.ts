import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { StaffRole } from '#commerce/resources/permissions.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { openPurchaseApp, type PurchaseAppOptions } from './purchase-app.ts';
import { stockShop } from './shop-fixture.ts';

/** The only sku that this shop sells. */
export const SKU = 'ABC12345-101-01';

type App = Awaited<ReturnType<typeof openPurchaseApp>>;
export type Browser = ReturnType<App['browser']>;

/** A shop with one product, for tests that send requests as a browser does. */
export async function openCheckoutApp(options?: PurchaseAppOptions) {
  const database = await testDatabase();
  await stockShop(database, [{ sku: SKU, price: 2500, quantity: 50 }]);
  const app = await openPurchaseApp(database, undefined, options);

  async function signedUp(email = `${randomUUID()}@example.com`): Promise<Browser> {
    const browser = app.browser();
    const response = await browser.send(
      '/sign-up',
      form({
        email,
        password: 'a long enough password',
        firstName: 'Ada',
        lastName: 'Byron',
      }),
    );
    expect(response.status).toBe(302);
    return browser;
  }

  /** A member of staff in a browser of their own. */
  async function staffMember(role: StaffRole, brands: string[] | null = null) {
    const email = `${randomUUID()}@example.com`;
    const browser = await signedUp(email);
    const { rows } = await database.pool.query<{ id: string }>(
      `update customer set role = $2, staff_role = $3, staff_brands = $4, email_confirmed_at = now()
        where email = $1 returning id`,
      [email, role === 'owner' ? 'admin' : 'staff', role, brands],
    );
    return { browser, email, id: rows[0]?.id ?? '' };
  }

  async function withBasket(browser = app.browser()): Promise<{ browser: Browser; cartId: string }> {
    const response = await browser.send('/_api/basket/addToCart', items([{ sku: SKU, quantity: 2 }]));
    expect(response.status).toBe(200);
    return { browser, cartId: (await response.json()).cartId };
  }

  return {
    ...app,
    database,
    signedUp,
    staffMember,
    withBasket,
    snapshotTables: () => snapshotTables(database),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** All rows these endpoints can change, to compare before and after. */
async function snapshotTables({ pool }: TestDatabase): Promise<string> {
  const tables = ['basket', 'wishlist_item', 'shop_order', 'payment_attempt', 'customer_address', 'stock'];
  const contents = await Promise.all(
    tables.map((table) =>
      pool.query(`select coalesce(json_agg(t order by t::text), '[]') as rows from ${table} t`),
    ),
  );
  return JSON.stringify(contents.map(({ rows }) => rows[0].rows));
}

export const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

export const items = (data: unknown) =>
  form({ data: typeof data === 'string' ? data : JSON.stringify({ items: data }) });
