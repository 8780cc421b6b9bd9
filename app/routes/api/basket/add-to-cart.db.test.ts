import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSearchAnalytics } from '#server/listing/search-analytics.server.ts';
import type { SearchUse } from '#suppliers/search/contract.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openPurchaseApp } from '#tests/purchase-app.ts';
import { stockShop } from '#tests/tiny-store.ts';

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
