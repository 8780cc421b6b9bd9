import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openShop, submission } from '#tests/paying-shop.ts';
import { asked, readyToPay, stockShop } from '#tests/tiny-store.ts';
import { rememberSentPayments } from './sent-payments.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [{ sku: 'A', price: 2500, quantity: 5 }]);
});
afterEach(() => database.close());

it('[APAY-05] knows a request from the moment before it is sent, by the key that the provider sees', async () => {
  const sent = rememberSentPayments(database);
  const known: Record<string, boolean> = {};
  const shop = openShop(database);
  const keyOf = async () => (await database.pool.query('select id from payment_attempt')).rows[0].id;
  const checkout = shop.open(async (step) => {
    known[step] = await sent.has(await keyOf());
  });
  await checkout.submit(submission(await readyToPay(shop.baskets, [asked('A')]), 'the-form-key'));
  expect(known).toMatchObject({ 'attempt-stored': false, 'attempt-sent': true, 'provider-answered': true });
  expect([...shop.bank.charged.keys()]).toEqual([await keyOf()]);
  expect(await sent.has('the-form-key')).toBe(false);
  expect(await sent.has('nobody')).toBe(false);
});
