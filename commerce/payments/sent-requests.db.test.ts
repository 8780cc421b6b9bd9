import { afterEach, beforeEach, expect, it } from 'vitest';
import { openShop, submission } from '#tests/checkout-fixture.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { readyToPay, requested, stockShop } from '#tests/shop-fixture.ts';
import { createSentRequests } from './sent-requests.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [{ sku: 'A', price: 2500, quantity: 5 }]);
});
afterEach(() => database.close());

it('[APAY-05] a request counts as sent from before the provider call, by the key that the provider gets', async () => {
  const sent = createSentRequests(database);
  const known: Record<string, boolean> = {};
  const shop = openShop(database);
  const keyOf = async () => (await database.pool.query('select id from payment_attempt')).rows[0].id;
  const checkout = shop.open(async (step) => {
    known[step] = await sent.has(await keyOf());
  });
  await checkout.submit(submission(await readyToPay(shop.baskets, [requested('A')]), 'the-form-key'));
  expect(known).toMatchObject({ 'attempt-stored': false, 'attempt-sent': true, 'provider-responded': true });
  expect([...shop.bank.charged.keys()]).toEqual([await keyOf()]);
  expect(await sent.has('the-form-key')).toBe(false);
  expect(await sent.has('nobody')).toBe(false);
});
