import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchEvent } from '#commerce/search/provider.ts';
import { createSearchAnalytics } from '#commerce/search/search-analytics.server.ts';
import { submission } from '#tests/checkout-fixture.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openPurchaseApp } from '#tests/purchase-app.ts';
import { readyToPay, requested, stockShop } from '#tests/shop-fixture.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof openPurchaseApp>>;
const sent: SearchEvent[] = [];

beforeAll(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'A', price: 2500, quantity: 5 },
    { sku: 'B', price: 1000, quantity: 5 },
  ]);
  app = await openPurchaseApp(database);
  app.shop.search.analytics = createSearchAnalytics({
    events: { record: async () => {} },
    engine: { sendEvent: async (use) => void sent.push(use) },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => {
  sent.length = 0;
});

/** Adds items to a new basket and returns what was reported to the search engine. */
async function addAndListReports(items: object[], consent: 'all' | 'necessary') {
  const browser = app.browser();
  browser.cookie = `consent=${consent}`;
  const body = new URLSearchParams({ data: JSON.stringify({ items }) });
  expect((await browser.send('/_api/basket/addToCart', { method: 'POST', body })).status).toBe(200);
  return sent.map(({ kind, queryId, productIds }) => ({ kind, queryId, productIds }));
}

describe('adding a product after a search', () => {
  it('[BASKET-01] [SEARCH-05] is reported to the search that found it', async () => {
    const found = { queryID: 'q1', hitObjectIDs: ['p-A'] };
    expect(
      await addAndListReports(
        [
          { sku: 'A', ...found },
          { sku: 'B', ...found },
        ],
        'all',
      ),
    ).toEqual([{ kind: 'basket', queryId: 'q1', productIds: ['p-A'] }]);
  });

  it('[SEARCH-05] is not reported without consent, nor without a search', async () => {
    expect(
      await addAndListReports([{ sku: 'A', queryID: 'q1', hitObjectIDs: ['p-A'] }], 'necessary'),
    ).toEqual([]);
    expect(await addAndListReports([{ sku: 'A' }], 'all')).toEqual([]);
  });
});

describe('buying a product after a search', () => {
  async function buy(allowsAnalytics: boolean) {
    const found = { queryId: 'q1', hitObjectIds: ['p-A'] };
    const items = [
      { ...requested('A', 2), search: found },
      { ...requested('B'), search: found },
    ];
    const ready = await readyToPay(app.shop.checkout.baskets, items);
    const paymentToken = btoa(JSON.stringify({ version: 'EC_v1', data: 'sandbox:approve' }));
    const bought = { ...submission(ready), method: 'apple-pay' as const, allowsAnalytics, paymentToken };
    expect((await app.shop.checkout.service.submit(bought)).kind).toBe('placed');
    // The same submission again is the same order.
    expect((await app.shop.checkout.service.submit(bought)).kind).toBe('placed');
    return { sent, ready };
  }

  it('[SEARCH-05] is reported once to the search that found it, with the price paid', async () => {
    const { ready } = await buy(true);
    expect(sent).toEqual([
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

  it('[SEARCH-05] is not reported without consent', async () => {
    await buy(false);
    expect(sent).toEqual([]);
  });
});
