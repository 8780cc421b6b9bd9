import { ADYEN_DEMO, adyenPart } from '@selvedge/mock-services/adyen/app.ts';
import { type OpenStandIns, openStandIns } from '@selvedge/mock-services/open.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rememberSentPayments } from '#commerce/payments/sent-payments.server.ts';
import { openGateway } from '#integrations/gateway/gateway.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openPurchaseApp } from '#tests/purchase-app.ts';
import { address, stockOf, stockShop } from '#tests/tiny-store.ts';
import { createAdyenPayments } from './adyen.server.ts';

const SKU = 'ABC12345-101-01';
const STOCK = 50;
const CARDS = {
  authorise: '4111111111111111',
  refuse: '4000000000000002',
  challenge: '4000000000003220',
  'stay-silent': '4000000000000341',
};
const part = adyenPart();
let standIns: OpenStandIns;
let database: TestDatabase;
let app: Awaited<ReturnType<typeof openPurchaseApp>>;
type Browser = ReturnType<typeof app.browser>;

beforeAll(async () => {
  standIns = await openStandIns({ parts: [part] });
  database = await testDatabase();
  await stockShop(database, [{ sku: SKU, price: 2500, quantity: STOCK }]);
  const gateway = openGateway({ log: { info: () => {}, warn: () => {} } as never });
  const urls = { url: `${standIns.url}/adyen/v72`, cardPageUrl: `${standIns.url}/adyen/__card` };
  const access = { ...ADYEN_DEMO, ...urls, timeoutMs: 700 };
  app = await openPurchaseApp(database, createAdyenPayments(gateway, access, rememberSentPayments(database)));
});
afterAll(async () => {
  await app.close();
  await database.close();
  await standIns.close();
});
beforeEach(async () => {
  part.news.length = 0;
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
const placeOf = (answer: Response) => answer.headers.get('location') ?? '';
const inShop = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

async function withBasket(): Promise<{ browser: Browser; cartId: string }> {
  const browser = app.browser();
  const answer = await browser.send(
    '/_api/basket/addToCart',
    form({ data: JSON.stringify({ items: [{ sku: SKU, quantity: 2 }] }) }),
  );
  return { browser, cartId: (await answer.json()).cartId };
}

/** Details, delivery, and a card typed on the provider's page; answers what the payment form would send. */
async function atTheTill(number: string) {
  const { browser } = await withBasket();
  const fields = Object.entries(address).map(([name, value]) => [`shipping.${name}`, value]);
  const details = { email: 'ada@example.com', sameBilling: 'yes', ...Object.fromEntries(fields) };
  expect(placeOf(await browser.send('/checkout', form(details)))).toBe('/checkout/delivery');
  expect(placeOf(await browser.send('/checkout/delivery', form({ method: 'standard' })))).toBe(
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

/** Pays with a card whose bank wants to see the shopper, and answers there. */
async function atTheBank(said: 'yes' | 'no' | 'cancel') {
  const { browser, pay } = await atTheTill(CARDS.challenge);
  const bank = placeOf(await pay());
  expect(bank).toMatch(/\/adyen\/__challenge\/[0-9A-F]{16}$/);
  const back = await fetch(`${bank}?answer=${said}`, { redirect: 'manual' });
  return { browser, bank, back: inShop(placeOf(back)) };
}

async function hearNews(): Promise<void> {
  for (const body of part.news) {
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
  it('[BASKET-03] is charged once, and the order is there for whoever made it', async () => {
    const { browser, pay } = await atTheTill(CARDS.authorise);
    const order = placeOf(await pay());
    expect(order).toMatch(/^\/order\/\d+\?key=/);
    expect(placeOf(await pay())).toBe(order);
    expect((await browser.send(order)).status).toBe(200);
    await hearNews();
    expect(await stockOf(database, SKU)).toBe(STOCK - 2);
    expect(await orderStates()).toEqual(['placed']);
  });

  it('[BASKET-03] that is refused leaves the basket and the shelf as they were', async () => {
    const { browser, pay } = await atTheTill(CARDS.refuse);
    const answer = await pay();
    expect([answer.status, (await answer.json()).problem]).toEqual([402, 'refused']);
    await hearNews();
    expect(await (await browser.send('/_api/basket/mini')).json()).toMatchObject({ count: 2 });
    expect(await stockOf(database, SKU)).toBe(STOCK);
    expect(await orderStates()).toEqual([]);
  });

  it('[APAY-05] whose answer is lost is asked for again, charged once, and never called refused', async () => {
    const { browser, pay } = await atTheTill(CARDS['stay-silent']);
    const before = part.books.payments.size;
    const waiting = placeOf(await pay());
    expect(waiting).toMatch(/^\/checkout\/complete\?attempt=/);
    await database.pool.query(`update payment_attempt set changed_at = now() - interval '5 seconds'`);
    expect(placeOf(await browser.send(waiting))).toMatch(/^\/order\/\d+/);
    expect(part.books.payments.size).toBe(before + 1);
    expect(await orderStates()).toEqual(['placed']);
  });
});

describe('a card whose bank wants to see the shopper', () => {
  it('[BASKET-03] is paid when they say yes, before any news comes', async () => {
    const { browser, back } = await atTheBank('yes');
    const order = placeOf(await browser.send(back));
    expect(order).toMatch(/^\/order\/\d+\?key=/);
    await hearNews();
    expect(await stockOf(database, SKU)).toBe(STOCK - 2);
    expect(await orderStates()).toEqual(['placed']);
  });

  it('[APAY-05] makes one order however often they come back, and in whatever order news comes', async () => {
    const { browser, back } = await atTheBank('yes');
    const places = new Set<string>();
    for (let time = 0; time < 2; time += 1) {
      const answers = await Promise.all([browser.send(back), browser.send(back), hearNews()]);
      for (const answer of answers.slice(0, 2)) places.add(placeOf(answer as Response));
    }
    places.add(placeOf(await browser.send(back)));
    expect([...places].filter((place) => place.startsWith('/order/'))).toHaveLength(1);
    expect(await stockOf(database, SKU)).toBe(STOCK - 2);
    expect(await orderStates()).toEqual(['placed']);
  });

  it.each(['no', 'cancel'] as const)(
    '[BASKET-03] leads back to paying when they answer "%s", and they can pay again',
    async (said) => {
      const { browser, back } = await atTheBank(said);
      expect(placeOf(await browser.send(back))).toBe('/checkout/payment?refused');
      await hearNews();
      expect(placeOf(await browser.send(back))).toBe('/checkout/payment?refused');
      expect(await stockOf(database, SKU)).toBe(STOCK);
      expect((await (await browser.send('/checkout/payment?refused')).json()).isRefused).toBe(true);
      expect(await orderStates()).toEqual([]);
    },
  );

  it('[APAY-05] does not send them to the bank again while the provider is silent', async () => {
    const { browser, back } = await atTheBank('yes');
    const order = { system: 'adyen', mode: 'malformed', times: 1 };
    await fetch(`${standIns.url}/__control`, { method: 'POST', body: JSON.stringify(order) });
    const waiting = await browser.send(back);
    expect([waiting.status, await waiting.json()]).toEqual([200, { isReturned: false }]);
    expect(placeOf(await browser.send(back))).toMatch(/^\/order\/\d+/);
    expect(await orderStates()).toEqual(['placed']);
  });

  it('[APAY-05] believes nobody else’s result, and shows a stranger nothing', async () => {
    const mine = await atTheBank('no');
    const other = await atTheBank('yes');
    const result = new URL(other.back, 'http://x').searchParams.get('redirectResult')!;
    const forged = mine.back.replace(/redirectResult=.*/, `redirectResult=${result}`);
    expect(placeOf(await mine.browser.send(forged))).toBe(mine.bank);
    expect((await other.browser.send(mine.back)).status).toBe(404);
    expect(await orderStates()).toEqual([]);
  });

  it('[APAY-05] gives the pieces back when nobody has come back within the hour, and a late yes still counts', async () => {
    const { browser, back } = await atTheBank('yes');
    const attempt = new URL(back, 'http://x').searchParams.get('attempt')!;
    expect(await stockOf(database, SKU)).toBe(STOCK - 2);
    await database.pool.query(`update payment_attempt set first_sent_at = now() - interval '61 minutes'`);
    await app.shop.checkout.askAgain(attempt);
    expect(await stockOf(database, SKU)).toBe(STOCK);
    expect(placeOf(await browser.send(back))).toBe('/checkout/payment?refused');
    const [payment] = [...part.books.payments.values()].slice(-1);
    const order = { pspReference: payment!.pspReference, eventCode: 'AUTHORISATION', success: 'true' };
    await fetch(`${standIns.url}/adyen/__webhook`, { method: 'POST', body: JSON.stringify(order) });
    await hearNews();
    expect(await stockOf(database, SKU)).toBe(STOCK - 2);
    expect(await orderStates()).toEqual(['placed']);
  });
});

describe('Apple Pay on Adyen, through the shop’s own endpoints', () => {
  const wallet = (data: string) =>
    Buffer.from(
      JSON.stringify({ version: 'EC_v1', data, signature: 's', header: { transactionId: 't' } }),
    ).toString('base64');

  /** Everything up to the shopper's finger on the sensor. */
  async function onTheSheet() {
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

  it('[APAY-01] [APAY-03] opens the provider’s session and places one order, however often it is sent', async () => {
    const { browser, psp, sessionData, submit } = await onTheSheet();
    expect(psp).toBe('adyen');
    expect(JSON.parse(atob(sessionData))).toMatchObject({
      domainName: 'localhost',
      merchantIdentifier: ADYEN_DEMO.merchantIdentifier,
    });
    const answers = [await submit('cipher'), await submit('cipher')];
    const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one).toEqual({ ok: true, redirect: expect.stringMatching(/^\/order\/\d+\?key=/) });
    expect(two).toEqual(one);
    expect((await browser.send(one.redirect)).status).toBe(200);
    await hearNews();
    expect(await stockOf(database, SKU)).toBe(STOCK - 2);
    expect(await orderStates()).toEqual(['placed']);
  });

  it('[APAY-04] a refusal is told in the shop’s words, and nothing is ordered', async () => {
    const { submit } = await onTheSheet();
    const answer = await submit('sandbox:refuse');
    expect(answer.status).toBe(402);
    expect(JSON.stringify(await answer.json())).not.toContain('Refused');
    expect(await stockOf(database, SKU)).toBe(STOCK);
    expect(await orderStates()).toEqual([]);
  });

  it('[APAY-05] a bank that wants to see the shopper is shown to them, and what they say counts', async () => {
    const { browser, submit } = await onTheSheet();
    const { redirect } = await (await submit('sandbox:challenge')).json();
    const back = await fetch(`${redirect}?answer=yes`, { redirect: 'manual' });
    expect(placeOf(await browser.send(inShop(placeOf(back))))).toMatch(/^\/order\/\d+/);
    expect(await orderStates()).toEqual(['placed']);
  });
});
