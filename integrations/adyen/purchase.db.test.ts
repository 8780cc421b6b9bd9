import { ADYEN_DEMO, createMockAdyen } from '@selvedge/mock-services/adyen/app.ts';
import { type MockServers, startMockServers } from '@selvedge/mock-services/start-mock-servers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSentRequests } from '#commerce/payments/sent-requests.server.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openPurchaseApp } from '#tests/purchase-app.ts';
import { address, stockOf, stockShop } from '#tests/shop-fixture.ts';
import { createAdyenPayments } from './adyen.server.ts';

const SKU = 'ABC12345-101-01';
const STOCK = 50;
const CARDS = {
  authorise: '4111111111111111',
  refuse: '4000000000000002',
  challenge: '4000000000003220',
  'stay-silent': '4000000000000341',
};
const part = createMockAdyen();
let mockServers: MockServers;
let database: TestDatabase;
let app: Awaited<ReturnType<typeof openPurchaseApp>>;
type Browser = ReturnType<typeof app.browser>;

beforeAll(async () => {
  mockServers = await startMockServers({ services: [part] });
  database = await testDatabase();
  await stockShop(database, [{ sku: SKU, price: 2500, quantity: STOCK }]);
  const gateway = createGateway({ log: { info: () => {}, warn: () => {} } as never });
  const urls = { url: `${mockServers.url}/adyen/v72`, cardPageUrl: `${mockServers.url}/adyen/__card` };
  const access = { ...ADYEN_DEMO, ...urls, timeoutMs: 2_000 };
  app = await openPurchaseApp(database, createAdyenPayments(gateway, access, createSentRequests(database)));
});
afterAll(async () => {
  await app.close();
  await database.close();
  await mockServers.close();
});
beforeEach(async () => {
  part.notifications.length = 0;
  await database.pool.query('update stock set quantity = $1', [STOCK]);
});

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const locationOf = (response: Response) => response.headers.get('location') ?? '';
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

async function withBasket(): Promise<{ browser: Browser; cartId: string }> {
  const browser = app.browser();
  const response = await browser.send(
    '/_api/basket/addToCart',
    form({ data: JSON.stringify({ items: [{ sku: SKU, quantity: 2 }] }) }),
  );
  return { browser, cartId: (await response.json()).cartId };
}

/** Fills in details, delivery and a card on the provider's page; `pay` sends the payment form. */
async function atPayment(number: string) {
  const { browser } = await withBasket();
  const fields = Object.entries(address).map(([name, value]) => [`shipping.${name}`, value]);
  const details = { email: 'ada@example.com', sameBilling: 'yes', ...Object.fromEntries(fields) };
  expect(locationOf(await browser.send('/checkout', form(details)))).toBe('/checkout/delivery');
  expect(locationOf(await browser.send('/checkout/delivery', form({ method: 'standard' })))).toBe(
    '/checkout/payment',
  );
  const page = await (await browser.send('/checkout/payment')).json();
  await fetch(page.cardField.url, form({ number, expiry: '12/30', code: '737' }));
  const payment = {
    attemptKey: page.attemptKey,
    expectedTotal: String(page.view.totals.total),
    cardSession: page.cardField.session,
  };
  return { browser, pay: () => browser.send('/checkout/payment', form(payment)) };
}

/** Pays with a card that needs a challenge, and answers it at the bank. */
async function completeChallengeAt(said: 'yes' | 'no' | 'cancel') {
  const { browser, pay } = await atPayment(CARDS.challenge);
  const bank = locationOf(await pay());
  expect(bank).toMatch(/\/adyen\/__challenge\/[0-9A-F]{16}$/);
  const back = await fetch(`${bank}?answer=${said}`, { redirect: 'manual' });
  return { browser, bank, back: pathOf(locationOf(back)) };
}

async function deliverWebhooks(): Promise<void> {
  for (const body of part.notifications) {
    expect((await app.browser().send('/_api/payments/webhook', { method: 'POST', body })).status).toBe(200);
  }
}

async function orderStates() {
  const { rows } = await database.pool.query(
    'select o.state from shop_order o join payment_attempt a on a.id = o.attempt_id order by o.placed_at',
  );
  await database.pool.query('truncate shop_order, payment_attempt, payment_event cascade');
  return rows.map(({ state }) => state);
}

describe('a card on Adyen, through the shop’s own pages', () => {
  it('[BASKET-03] is charged once, and the shopper can open the order', async () => {
    const { browser, pay } = await atPayment(CARDS.authorise);
    const order = locationOf(await pay());
    expect(order).toMatch(/^\/order\/\d+\?key=/);
    expect(locationOf(await pay())).toBe(order);
    expect((await browser.send(order)).status).toBe(200);
    await deliverWebhooks();
    expect(await stockOf(database, SKU)).toBe(STOCK - 2);
    expect(await orderStates()).toEqual(['placed']);
  });

  it('[BASKET-03] that is refused leaves the basket and the stock unchanged', async () => {
    const { browser, pay } = await atPayment(CARDS.refuse);
    const response = await pay();
    expect([response.status, (await response.json()).problem]).toEqual([402, 'refused']);
    await deliverWebhooks();
    expect(await (await browser.send('/_api/basket/mini')).json()).toMatchObject({ count: 2 });
    expect(await stockOf(database, SKU)).toBe(STOCK);
    expect(await orderStates()).toEqual([]);
  });

  it('[APAY-05] whose response is lost is requested again, charged once, and never reported as refused', async () => {
    const { browser, pay } = await atPayment(CARDS['stay-silent']);
    const before = part.store.payments.size;
    const waiting = locationOf(await pay());
    expect(waiting).toMatch(/^\/checkout\/complete\?attempt=/);
    await database.pool.query(`update payment_attempt set changed_at = now() - interval '5 seconds'`);
    expect(locationOf(await browser.send(waiting))).toMatch(/^\/order\/\d+/);
    expect(part.store.payments.size).toBe(before + 1);
    expect(await orderStates()).toEqual(['placed']);
  });
});

describe('a card that needs a challenge', () => {
  it('[BASKET-03] is paid when the shopper confirms, before any webhook arrives', async () => {
    const { browser, back } = await completeChallengeAt('yes');
    const order = locationOf(await browser.send(back));
    expect(order).toMatch(/^\/order\/\d+\?key=/);
    await deliverWebhooks();
    expect(await stockOf(database, SKU)).toBe(STOCK - 2);
    expect(await orderStates()).toEqual(['placed']);
  });

  it('[APAY-05] makes one order however often the shopper returns, and in whatever order webhooks arrive', async () => {
    const { browser, back } = await completeChallengeAt('yes');
    const places = new Set<string>();
    for (let time = 0; time < 2; time += 1) {
      const responses = await Promise.all([browser.send(back), browser.send(back), deliverWebhooks()]);
      for (const response of responses.slice(0, 2)) places.add(locationOf(response as Response));
    }
    places.add(locationOf(await browser.send(back)));
    expect([...places].filter((place) => place.startsWith('/order/'))).toHaveLength(1);
    expect(await stockOf(database, SKU)).toBe(STOCK - 2);
    expect(await orderStates()).toEqual(['placed']);
  });

  it.each(['no', 'cancel'] as const)(
    '[BASKET-03] leads back to the payment page after "%s", where the shopper can pay again',
    async (said) => {
      const { browser, back } = await completeChallengeAt(said);
      expect(locationOf(await browser.send(back))).toBe('/checkout/payment?refused');
      await deliverWebhooks();
      expect(locationOf(await browser.send(back))).toBe('/checkout/payment?refused');
      expect(await stockOf(database, SKU)).toBe(STOCK);
      expect((await (await browser.send('/checkout/payment?refused')).json()).isRefused).toBe(true);
      expect(await orderStates()).toEqual([]);
    },
  );

  it('[APAY-05] does not send the shopper to the bank again while the provider does not respond', async () => {
    const { browser, back } = await completeChallengeAt('yes');
    const order = { system: 'adyen', mode: 'malformed', times: 1 };
    await fetch(`${mockServers.url}/__control`, { method: 'POST', body: JSON.stringify(order) });
    const waiting = await browser.send(back);
    expect([waiting.status, await waiting.json()]).toEqual([200, { isReturned: false }]);
    expect(locationOf(await browser.send(back))).toMatch(/^\/order\/\d+/);
    expect(await orderStates()).toEqual(['placed']);
  });

  it('[APAY-05] ignores the result of another payment, and shows nothing to another visitor', async () => {
    const mine = await completeChallengeAt('no');
    const other = await completeChallengeAt('yes');
    const result = new URL(other.back, 'http://x').searchParams.get('redirectResult')!;
    const forged = mine.back.replace(/redirectResult=.*/, `redirectResult=${result}`);
    expect(locationOf(await mine.browser.send(forged))).toBe(mine.bank);
    expect((await other.browser.send(mine.back)).status).toBe(404);
    expect(await orderStates()).toEqual([]);
  });

  it('[APAY-05] releases the stock when the shopper has not returned within the hour, and a later confirmation still counts', async () => {
    const { browser, back } = await completeChallengeAt('yes');
    const attempt = new URL(back, 'http://x').searchParams.get('attempt')!;
    expect(await stockOf(database, SKU)).toBe(STOCK - 2);
    await database.pool.query(`update payment_attempt set first_sent_at = now() - interval '61 minutes'`);
    await app.shop.checkout.service.pollStatus(attempt);
    expect(await stockOf(database, SKU)).toBe(STOCK);
    expect(locationOf(await browser.send(back))).toBe('/checkout/payment?refused');
    const [payment] = [...part.store.payments.values()].slice(-1);
    const order = { pspReference: payment!.pspReference, eventCode: 'AUTHORISATION', success: 'true' };
    await fetch(`${mockServers.url}/adyen/__webhook`, { method: 'POST', body: JSON.stringify(order) });
    await deliverWebhooks();
    expect(await stockOf(database, SKU)).toBe(STOCK - 2);
    expect(await orderStates()).toEqual(['placed']);
  });
});

describe('Apple Pay on Adyen, through the shop’s own endpoints', () => {
  const wallet = (data: string) =>
    Buffer.from(
      JSON.stringify({ version: 'EC_v1', data, signature: 's', header: { transactionId: 't' } }),
    ).toString('base64');

  /** Every call before the shopper confirms on the sheet. */
  async function openApplePaySheet() {
    const { browser, cartId } = await withBasket();
    const call = (path: string, init?: RequestInit) => browser.send(`${path}?cartID=${cartId}`, init);
    const { paymentMethods } = await (await call('/_api/cart/pdpPaymentData')).json();
    const [{ psp, adyenConfigKey }] = paymentMethods;
    const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
    const session = await call(
      '/_api/payments/initialise',
      json({ method: 'applepay', psp, isExpress: true, validationURL }),
    );
    const { sessionData } = await session.json();
    const [method] = await (await call('/_api/cart/getShippingMethods', json({ postalCode: 'SW1' }))).json();
    await call('/_api/cart/addShippingMethod', json({ methodId: method.id }));
    await call('/_api/cart/addEmailAddress', json({ emailAddress: 'ada@example.com' }));
    await call('/_api/cart/addShippingAddress', json({ shippingAddress: address }));
    await call('/_api/cart/addBillingAddress', json({ billingAddress: address }));
    const submit = (data: string) =>
      call('/_api/payments/submitApplePay', form({ token: wallet(data), adyenConfigKey, quickBuy: 'true' }));
    return { browser, psp, sessionData, submit };
  }

  it('[APAY-01] [APAY-03] creates the provider’s session and places one order, however often it is submitted', async () => {
    const { browser, psp, sessionData, submit } = await openApplePaySheet();
    expect(psp).toBe('adyen');
    expect(JSON.parse(atob(sessionData))).toMatchObject({
      domainName: 'localhost',
      merchantIdentifier: ADYEN_DEMO.merchantIdentifier,
    });
    const responses = [await submit('cipher'), await submit('cipher')];
    const [one, two] = await Promise.all(responses.map((response) => response.json()));
    expect(one).toEqual({ ok: true, redirect: expect.stringMatching(/^\/order\/\d+\?key=/) });
    expect(two).toEqual(one);
    expect((await browser.send(one.redirect)).status).toBe(200);
    await deliverWebhooks();
    expect(await stockOf(database, SKU)).toBe(STOCK - 2);
    expect(await orderStates()).toEqual(['placed']);
  });

  it('[APAY-04] a refusal shows the shop’s own message, and nothing is ordered', async () => {
    const { submit } = await openApplePaySheet();
    const response = await submit('sandbox:refuse');
    expect(response.status).toBe(402);
    expect(JSON.stringify(await response.json())).not.toContain('Refused');
    expect(await stockOf(database, SKU)).toBe(STOCK);
    expect(await orderStates()).toEqual([]);
  });

  it('[APAY-05] a challenge sends the shopper to the bank, and its result counts', async () => {
    const { browser, submit } = await openApplePaySheet();
    const { redirect } = await (await submit('sandbox:challenge')).json();
    const back = await fetch(`${redirect}?answer=yes`, { redirect: 'manual' });
    expect(locationOf(await browser.send(pathOf(locationOf(back))))).toMatch(/^\/order\/\d+/);
    expect(await orderStates()).toEqual(['placed']);
  });
});
