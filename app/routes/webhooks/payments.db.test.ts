import { afterAll, beforeAll, expect, it } from 'vitest';
import { type NotificationItem, writeNotification } from '#commerce/payments/notification.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { submission } from '#tests/paying-shop.ts';
import { openPurchaseApp, PAYMENT_NEWS_KEY } from '#tests/purchase-app.ts';
import { asked, readyToPay, stockOf, stockShop } from '#tests/tiny-store.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof openPurchaseApp>>;
beforeAll(async () => {
  database = await testDatabase();
  await stockShop(database, [{ sku: 'A', price: 2500, quantity: 5 }]);
  app = await openPurchaseApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** A payment whose answer was lost on the way back. */
async function lostPayment() {
  const ready = await readyToPay(app.shop.baskets, [asked('A')]);
  const paymentToken = btoa(JSON.stringify({ version: 'EC_v1', data: 'sandbox:stay-silent' }));
  const result = await app.shop.checkout.submit({
    ...submission(ready),
    method: 'apple-pay',
    paymentToken,
  });
  if (result.kind !== 'unknown') throw new Error(result.kind);
  return { attemptId: result.attemptId, total: ready.total };
}

function news(attemptId: string, value: number, change: Partial<NotificationItem> = {}): NotificationItem {
  return {
    eventCode: 'AUTHORISATION',
    success: 'true',
    eventDate: '2026-11-15T12:00:00+01:00',
    pspReference: `PSP-${attemptId}`,
    merchantAccountCode: 'Shop',
    merchantReference: attemptId,
    amount: { value, currency: 'GBP' },
    ...change,
  };
}

const tell = (body: string) => app.browser().send('/_api/payments/webhook', { method: 'POST', body });
const signed = (...items: NotificationItem[]) => tell(writeNotification(items, PAYMENT_NEWS_KEY));

async function ordersOf(attemptId: string) {
  const { rows } = await database.pool.query('select state from shop_order where attempt_id = $1', [
    attemptId,
  ]);
  return rows.map(({ state }) => state);
}

it('[APAY-05] news without the right signature is refused and changes nothing', async () => {
  const { attemptId, total } = await lostPayment();
  const forged = writeNotification([news(attemptId, total)], 'ab'.repeat(32));
  const changed = writeNotification([news(attemptId, 1)], PAYMENT_NEWS_KEY).replace(
    '"value":1,',
    `"value":${total},`,
  );
  for (const body of ['', '{}', 'hello', forged, changed]) {
    const answer = await tell(body);
    expect([answer.status, (await answer.json()).error]).toEqual([401, 'The signature is not right.']);
  }
  expect(await ordersOf(attemptId)).toEqual([]);
});

it('[APAY-05] repeated, all at once and out of order, news makes one order and takes the stock once', async () => {
  const { attemptId, total } = await lostPayment();
  const before = await stockOf(database, 'A');
  const refused = news(attemptId, total, { success: 'false', pspReference: 'PSP-late' });
  const answers = await Promise.all([
    signed(refused),
    signed(news(attemptId, total)),
    signed(news(attemptId, total)),
    signed(refused, news(attemptId, total)),
    signed(news(attemptId, total), refused),
  ]);
  for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, '[accepted]']);
  expect(await ordersOf(attemptId)).toEqual(['placed']);
  expect(await stockOf(database, 'A')).toBe(before);
});

it('[APAY-05] news of a payment that nobody knows is accepted, so that it is not sent for ever', async () => {
  expect((await signed(news('nobody', 100))).status).toBe(200);
});
