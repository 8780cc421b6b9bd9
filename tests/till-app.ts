import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type TestDatabase, testDatabase } from './database.ts';
import { openPurchaseApp } from './purchase-app.ts';
import { stockShop } from './tiny-store.ts';

/** The one thing that the till's shop sells. */
export const SKU = 'ABC12345-101-01';

type App = Awaited<ReturnType<typeof openPurchaseApp>>;
export type Browser = ReturnType<App['browser']>;

/** A shop with one thing in it, asked as a browser asks: for tests of what comes to its endpoints and forms. */
export async function openTillApp() {
  const database = await testDatabase();
  await stockShop(database, [{ sku: SKU, price: 2500, quantity: 50 }]);
  const app = await openPurchaseApp(database);

  async function signedUp(): Promise<Browser> {
    const browser = app.browser();
    const answer = await browser.send(
      '/sign-up',
      form({
        email: `${randomUUID()}@example.com`,
        password: 'a long enough password',
        firstName: 'Ada',
        lastName: 'Byron',
      }),
    );
    expect(answer.status).toBe(302);
    return browser;
  }

  async function withBasket(browser = app.browser()): Promise<{ browser: Browser; cartId: string }> {
    const answer = await browser.send('/_api/basket/addToCart', items([{ sku: SKU, quantity: 2 }]));
    expect(answer.status).toBe(200);
    return { browser, cartId: (await answer.json()).cartId };
  }

  return {
    ...app,
    database,
    signedUp,
    withBasket,
    everything: () => everything(database),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Everything these endpoints can change, to compare before and after. */
async function everything({ pool }: TestDatabase): Promise<string> {
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
