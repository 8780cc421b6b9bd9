import { afterAll, beforeAll, expect, it } from 'vitest';
import { type NotificationItem, writeNotification } from '#commerce/payments/notification.ts';
import { submission } from '#tests/checkout-fixture.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openPurchaseApp, PAYMENT_WEBHOOK_KEY } from '#tests/purchase-app.ts';
import { readyToPay, requested, stockOf, stockShop } from '#tests/shop-fixture.ts';

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

/** A payment whose response from the provider was lost. */
async function lostPayment() {
  const ready = await readyToPay(app.shop.checkout.baskets, [requested('A')]);
  const paymentToken = btoa(JSON.stringify({ version: 'EC_v1', data: 'sandbox:stay-silent' }));
  const result = await app.shop.checkout.service.submit({
    ...submission(ready),
    method: 'apple-pay',
    paymentToken,
  });
  if (result.kind !== 'unknown') throw new Error(result.kind);
  return { attemptId: result.attemptId, total: ready.total };
}

function notification(
  attemptId: string,
  value: number,
  change: Partial<NotificationItem> = {},
): NotificationItem {
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

const post = (body: string) => app.browser().send('/_api/payments/webhook', { method: 'POST', body });
const signed = (...items: NotificationItem[]) => post(writeNotification(items, PAYMENT_WEBHOOK_KEY));

async function ordersOf(attemptId: string) {
  const { rows } = await database.pool.query('select state from shop_order where attempt_id = $1', [
    attemptId,
  ]);
  return rows.map(({ state }) => state);
}

it('[APAY-05] a webhook without a valid signature is refused and changes nothing', async () => {
  const { attemptId, total } = await lostPayment();
  const forged = writeNotification([notification(attemptId, total)], 'ab'.repeat(32));
  const changed = writeNotification([notification(attemptId, 1)], PAYMENT_WEBHOOK_KEY).replace(
    '"value":1,',
    `"value":${total},`,
  );
  for (const body of ['', '{}', 'hello', forged, changed]) {
    const response = await post(body);
    expect([response.status, (await response.json()).error]).toEqual([401, 'The signature is not right.']);
  }
  expect(await ordersOf(attemptId)).toEqual([]);
});

it('[APAY-05] repeated, concurrent and unordered webhooks make one order and take the stock once', async () => {
  const { attemptId, total } = await lostPayment();
  const before = await stockOf(database, 'A');
  const refused = notification(attemptId, total, { success: 'false', pspReference: 'PSP-late' });
  const responses = await Promise.all([
    signed(refused),
    signed(notification(attemptId, total)),
    signed(notification(attemptId, total)),
    signed(refused, notification(attemptId, total)),
    signed(notification(attemptId, total), refused),
  ]);
  for (const response of responses) {
    expect([response.status, await response.text()]).toEqual([200, '[accepted]']);
  }
  expect(await ordersOf(attemptId)).toEqual(['placed']);
  expect(await stockOf(database, 'A')).toBe(before);
});

it('[APAY-05] a webhook of an unknown payment is accepted, so that the provider stops repeating it', async () => {
  expect((await signed(notification('nobody', 100))).status).toBe(200);
});
