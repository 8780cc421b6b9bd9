import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchUse } from '#commerce/search/provider.ts';
import { createSearchAnalytics } from '#commerce/search/search-analytics.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { submission } from '#tests/paying-shop.ts';
import { openPurchaseApp } from '#tests/purchase-app.ts';
import { asked, readyToPay, stockShop } from '#tests/tiny-store.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof openPurchaseApp>>;
const learned: SearchUse[] = [];

beforeAll(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'A', price: 2500, quantity: 5 },
    { sku: 'B', price: 1000, quantity: 5 },
  ]);
  app = await openPurchaseApp(database);
  app.shop.searchAnalytics = createSearchAnalytics({
    events: { record: async () => {} },
    engine: { learn: async (use) => void learned.push(use) },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => {
  learned.length = 0;
});

/** Puts these into a new basket, and answers what a search engine that learns has heard of it. */
async function heardOf(items: object[], consent: 'all' | 'necessary') {
  const browser = app.browser();
  browser.cookie = `consent=${consent}`;
  const body = new URLSearchParams({ data: JSON.stringify({ items }) });
  expect((await browser.send('/_api/basket/addToCart', { method: 'POST', body })).status).toBe(200);
  return learned.map(({ kind, queryId, productIds }) => ({ kind, queryId, productIds }));
}

describe('what goes into a basket after a search', () => {
  it('[BASKET-01] [SEARCH-05] is told to the search that had found it', async () => {
    const found = { queryID: 'q1', hitObjectIDs: ['p-A'] };
    expect(
      await heardOf(
        [
          { sku: 'A', ...found },
          { sku: 'B', ...found },
        ],
        'all',
      ),
    ).toEqual([{ kind: 'basket', queryId: 'q1', productIds: ['p-A'] }]);
  });

  it('[SEARCH-05] is told to nobody without consent, or without a search', async () => {
    expect(await heardOf([{ sku: 'A', queryID: 'q1', hitObjectIDs: ['p-A'] }], 'necessary')).toEqual([]);
    expect(await heardOf([{ sku: 'A' }], 'all')).toEqual([]);
  });
});

describe('what is bought after a search', () => {
  async function buy(allowsLearning: boolean) {
    const found = { queryId: 'q1', hitObjectIds: ['p-A'] };
    const items = [
      { ...asked('A', 2), search: found },
      { ...asked('B'), search: found },
    ];
    const ready = await readyToPay(app.shop.baskets, items);
    const paymentToken = btoa(JSON.stringify({ version: 'EC_v1', data: 'sandbox:approve' }));
    const bought = { ...submission(ready), method: 'apple-pay' as const, allowsLearning, paymentToken };
    expect((await app.shop.checkout.submit(bought)).kind).toBe('placed');
    // Sent twice it is still one order.
    expect((await app.shop.checkout.submit(bought)).kind).toBe('placed');
    return { learned, ready };
  }

  it('[SEARCH-05] is told once to the search that had found it, with what was paid', async () => {
    const { ready } = await buy(true);
    expect(learned).toEqual([
      {
        kind: 'purchase',
        queryId: 'q1',
        productIds: ['p-A'],
        paid: [{ price: 2500, discount: 0, quantity: 2 }],
        currency: 'GBP',
        userToken: ready.owner.sessionId,
      },
    ]);
  });

  it('[SEARCH-05] is told to nobody without consent', async () => {
    await buy(false);
    expect(learned).toEqual([]);
  });
});
