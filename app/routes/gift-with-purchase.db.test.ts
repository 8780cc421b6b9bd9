import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import { form, items } from '#tests/checkout-app.ts';
import { byStaff, EVERYTHING } from '#tests/checkout-fixture.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openPurchaseApp } from '#tests/purchase-app.ts';
import { address, stockOf, stockShop } from '#tests/shop-fixture.ts';

const PERFUME = 'PERFUME';
const SAMPLE = 'SAMPLE';
const SAMPLE_LINE = `${PERFUME}+gift`;

let database: TestDatabase;
let app: Awaited<ReturnType<typeof openPurchaseApp>>;
type Browser = ReturnType<typeof app.browser>;

beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: PERFUME, price: 4000, quantity: 9, giftSku: SAMPLE },
    { sku: SAMPLE, price: 300, quantity: 3 },
  ]);
  app = await openPurchaseApp(database);
});
afterEach(async () => {
  await app.close();
  await database.close();
});

async function withPerfume(quantity = 1) {
  const browser = app.browser();
  const response = await browser.send('/_api/basket/addToCart', items([{ sku: PERFUME, quantity }]));
  return { browser, added: (await response.json()).added as BasketView['lines'] };
}

async function basketOf(browser: Browser): Promise<BasketView> {
  return (await (await browser.send('/basket')).json()).view;
}

async function linesOf(browser: Browser) {
  return (await basketOf(browser)).lines.map(({ sku, quantity, isGift }) => ({ sku, quantity, isGift }));
}

async function reachPayment(browser: Browser) {
  const fields = Object.entries(address).map(([name, value]) => [`shipping.${name}`, value]);
  const details = { email: 'ada@example.com', sameBilling: 'yes', ...Object.fromEntries(fields) };
  await browser.send('/checkout', form(details));
  await browser.send('/checkout/delivery', form({ method: 'standard' }));
  const page = await (await browser.send('/checkout/payment')).json();
  const card = { number: '4111111111111111', expiry: '12/40', securityCode: '737' };
  await app.shop.checkout.sandbox!.enterCard(page.cardField.session, card);
  const payment = {
    attemptKey: page.attemptKey,
    expectedTotal: String(page.view.totals.total),
    cardSession: page.cardField.session,
  };
  return async () => {
    const response = await browser.send('/checkout/payment', form(payment));
    return response.headers.get('location') ?? '';
  };
}

async function orderAt(browser: Browser, location: string) {
  return (await (await browser.send(location)).json()).order;
}

describe('a gift with purchase', () => {
  it('[PDP-14] is added with its product, free and marked, and does not count as bought', async () => {
    const { browser, added } = await withPerfume(2);
    expect(added.map(({ sku, isGift }) => [sku, isGift])).toEqual([
      [PERFUME, false],
      [SAMPLE, true],
    ]);
    const view = await basketOf(browser);
    expect(view.lines[1]).toMatchObject({ sku: SAMPLE, isGift: true, quantity: 2, unitPrice: 0, net: 0 });
    expect(view.totals.subTotal).toBe(8000);
    expect(view.count).toBe(2);
    const mini = await (await browser.send('/_api/basket/mini')).json();
    expect(mini.lines[1]).toMatchObject({ sku: SAMPLE, isGift: true });
  });

  it.each(['remove', 'save-for-later', 'quantity'])('[PDP-14] cannot be edited: %s', async (intent) => {
    const { browser } = await withPerfume();
    const response = await browser.send('/basket', form({ intent, lineId: SAMPLE_LINE, quantity: '5' }));
    expect(response.status).toBe(404);
    expect(await linesOf(browser)).toEqual([
      { sku: PERFUME, quantity: 1, isGift: false },
      { sku: SAMPLE, quantity: 1, isGift: true },
    ]);
  });

  it('[PDP-14] follows the quantity of its product, and is removed and restored with it', async () => {
    const { browser } = await withPerfume(2);
    await browser.send('/basket', form({ intent: 'quantity', lineId: PERFUME, quantity: '1' }));
    expect((await linesOf(browser))[1]).toEqual({ sku: SAMPLE, quantity: 1, isGift: true });
    await browser.send('/basket', form({ intent: 'remove', lineId: PERFUME }));
    expect(await linesOf(browser)).toEqual([]);
    await browser.send('/basket', form({ intent: 'undo', lineId: PERFUME }));
    expect(await linesOf(browser)).toHaveLength(2);
  });

  it('[PDP-14] is given only while there is stock left after the pieces that are bought', async () => {
    const { browser } = await withPerfume(2);
    await browser.send('/_api/basket/addToCart', items([{ sku: SAMPLE, quantity: 2 }]));
    expect(await linesOf(browser)).toEqual([
      { sku: PERFUME, quantity: 2, isGift: false },
      { sku: SAMPLE, quantity: 1, isGift: true },
      { sku: SAMPLE, quantity: 2, isGift: false },
    ]);
    await database.pool.query('update stock set quantity = 2 where sku = $1', [SAMPLE]);
    expect((await linesOf(browser)).filter(({ isGift }) => isGift)).toEqual([]);
    expect((await basketOf(browser)).canCheckOut).toBe(true);
  });

  it('[PDP-14] is in the order, its stock and its email; a return refunds the money and keeps the gift', async () => {
    const { browser } = await withPerfume();
    const order = await (await reachPayment(browser))();
    expect(order).toMatch(/^\/order\//);
    const [bought, gift] = (await orderAt(browser, order)).lines;
    expect(gift).toMatchObject({ sku: SAMPLE, quantity: 1, net: 0, isGift: true, isReturnable: false });
    expect([await stockOf(database, PERFUME), await stockOf(database, SAMPLE)]).toEqual([8, 2]);
    const { rows: emails } = await database.pool.query('select body from outbox');
    expect(emails[0].body).toContain(`1 × Thing ${SAMPLE} (Navy): Free gift`);

    const number = /order\/(\d+)/.exec(order)![1]!;
    const { staffOrders } = app.shop.checkout;
    await staffOrders.ship(byStaff(number), EVERYTHING);
    await staffOrders.deliver(byStaff(number));
    const wish = (position: number) =>
      browser.send(order, form({ intent: 'return', [`quantity.${position}`]: '1', reason: 'changed-mind' }));
    await wish(1);
    expect((await orderAt(browser, order)).returns).toEqual([]);
    await wish(0);
    const [{ amount }] = (await orderAt(browser, order)).returns;
    expect(amount).toBe((await orderAt(browser, order)).total);
    await staffOrders.receive(byStaff(number), null);
    expect(await orderAt(browser, order)).toMatchObject({ state: 'refunded' });
    expect(bought.sku).toBe(PERFUME);
    expect([await stockOf(database, PERFUME), await stockOf(database, SAMPLE)]).toEqual([9, 2]);
  });

  it('[PDP-14] its stock is restored when the order is cancelled', async () => {
    const { browser } = await withPerfume();
    const order = await (await reachPayment(browser))();
    expect(await stockOf(database, SAMPLE)).toBe(2);
    await browser.send(order, form({ intent: 'cancel' }));
    expect(await stockOf(database, SAMPLE)).toBe(3);
  });

  it('[PDP-14] that ran out since does not stop the order', async () => {
    const { browser } = await withPerfume();
    const pay = await reachPayment(browser);
    // Another shopper's transaction takes the last samples while this one is paying.
    const rival = await database.pool.connect();
    await rival.query('begin');
    await rival.query('update stock set quantity = 0 where sku = $1', [SAMPLE]);
    const paid = pay();
    await untilWaiting();
    await rival.query('commit');
    rival.release();
    const order = await orderAt(browser, await paid);
    expect(order.lines.map(({ sku }: { sku: string }) => sku)).toEqual([PERFUME]);
    expect(await stockOf(database, SAMPLE)).toBe(0);
  });
});

/** Resolves once the payment waits for the stock row that the other transaction has locked. */
async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if (rows.length > 0) return;
  }
}
