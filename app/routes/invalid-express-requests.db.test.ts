import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, json, openCheckoutApp } from '#tests/checkout-app.ts';
import { address } from '#tests/shop-fixture.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp();
});
afterAll(() => app.close());

describe('the express endpoints', () => {
  const calls = (cartId: string): [string, RequestInit][] => [
    [`/_api/cart/pdpPaymentData?cartID=${cartId}`, {}],
    [`/_api/cart/getShippingMethods?cartID=${cartId}`, json({ postalCode: 'SW1' })],
    [`/_api/cart/addShippingMethod?cartID=${cartId}`, json({ methodId: 'standard' })],
    [`/_api/cart/addEmailAddress?cartID=${cartId}`, json({ emailAddress: 'a@example.com' })],
    [`/_api/cart/addShippingAddress?cartID=${cartId}`, json({ shippingAddress: address })],
    [`/_api/cart/addBillingAddress?cartID=${cartId}`, json({ billingAddress: address })],
    [
      `/_api/payments/initialise?cartID=${cartId}`,
      json({
        method: 'applepay',
        psp: 'sandbox',
        isExpress: true,
        validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
      }),
    ],
    [
      `/_api/payments/submitApplePay?cartID=${cartId}`,
      form({
        token: btoa(JSON.stringify({ version: 'EC_v1', data: 'sandbox:authorise' })),
        adyenConfigKey: 'sandbox-applepay',
        quickBuy: 'true',
      }),
    ],
  ];

  it("[APAY-03] are 404 for another shopper's cart, an unknown cart and an expired session", async () => {
    const { browser, cartId } = await app.withBasket();
    const stranger = (await app.withBasket()).browser;
    const expired = app.browser();
    expired.cookie = browser.cookie;
    const before = await app.snapshotTables();
    for (const [path, init] of calls(cartId)) {
      expect([path, (await stranger.send(path, init)).status]).toEqual([path, 404]);
      expect([path, (await app.browser().send(path, init)).status]).toEqual([path, 404]);
    }
    for (const [path, init] of calls('nonsense')) {
      const response = await browser.send(path, init);
      expect([path, response.status, (await response.json()).error]).toEqual([
        path,
        404,
        'Cart is not available for Apple Pay',
      ]);
    }
    await app.database.pool.query(`update session set expires_at = now() - interval '1 second'`);
    for (const [path, init] of calls(cartId)) {
      expect([path, (await expired.send(path, init)).status]).toEqual([path, 404]);
    }
    expect(await app.snapshotTables()).toBe(before);
  });

  const WRONG: [string, string, unknown, number][] = [
    ['getShippingMethods', 'a postcode of signs', { postalCode: '<script>' }, 422],
    ['getShippingMethods', 'a country we do not ship to', { postalCode: '1', countryCode: 'JP' }, 422],
    ['getShippingMethods', 'a postcode that is a number', { postalCode: 11 }, 422],
    ['addShippingMethod', 'a method that is not offered', { methodId: 'teleport' }, 422],
    ['addShippingMethod', 'a method that is a list', { methodId: ['standard'] }, 422],
    ['addEmailAddress', 'no address', { emailAddress: 'nobody' }, 422],
    ['addEmailAddress', 'an address that is an object', { emailAddress: { a: 1 } }, 422],
    ['addShippingAddress', 'no address', {}, 422],
    ['addShippingAddress', 'an address in one word', { shippingAddress: 'London' }, 422],
    ['addShippingAddress', 'no country', { shippingAddress: { ...address, country: '' } }, 422],
    ['addShippingAddress', 'another postcode', { shippingAddress: { ...address, postalCode: '1' } }, 422],
    ['addBillingAddress', 'a name that is a number', { billingAddress: { ...address, firstName: 7 } }, 422],
  ];
  it.each(WRONG)(
    '[APAY-02] %s with %s is refused with its field and changes nothing',
    async (name, _, body, status) => {
      const { browser, cartId } = await app.withBasket();
      const before = await app.snapshotTables();
      const response = await browser.send(`/_api/cart/${name}?cartID=${cartId}`, json(body));
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ error: expect.any(String), field: expect.any(String) });
      expect(await app.snapshotTables()).toBe(before);
    },
  );

  it.each([
    ['another host', 'https://evil.example/paymentservices/startSession'],
    ['a host that only looks like it', 'https://apple-pay-gateway.apple.com.evil.example/x'],
    ['no address', 7],
  ])('[APAY-03] request no merchant session from %s', async (_, validationURL) => {
    const { browser, cartId } = await app.withBasket();
    const sent = json({ method: 'applepay', psp: 'sandbox', isExpress: true, validationURL });
    expect((await browser.send(`/_api/payments/initialise?cartID=${cartId}`, sent)).status).toBe(400);
  });

  it.each([
    ['no token', {}],
    ['a token that is no base64', { token: '***' }],
    ["a simulator's empty token", { token: btoa('{}') }],
    ['an endless token', { token: 'A'.repeat(10_001) }],
    ['another provider', { adyenConfigKey: 'nobody' }],
  ])('[APAY-03] place no order with %s', async (_, change) => {
    const { browser, cartId } = await app.withBasket();
    const fields = { token: btoa('{"version":"EC_v1","data":"x"}'), adyenConfigKey: 'sandbox-applepay' };
    const valid = 'token' in change || 'adyenConfigKey' in change ? { ...fields, ...change } : {};
    const before = await app.snapshotTables();
    const response = await browser.send(`/_api/payments/submitApplePay?cartID=${cartId}`, form(valid));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'Could not finalise Apple Pay payment' });
    expect(await app.snapshotTables()).toBe(before);
  });

  it('[APAY-03] offer a wallet abroad the methods for its country, and charge their price', async () => {
    const { browser, cartId } = await app.withBasket();
    const at = (name: string) => `/_api/cart/${name}?cartID=${cartId}`;
    const abroad = json({ postalCode: '75001', countryCode: 'fr' });
    const methods = await (await browser.send(at('getShippingMethods'), abroad)).json();
    expect(methods.map(({ id }: { id: string }) => id)).toEqual(['international']);
    const chosen = await browser.send(at('addShippingMethod'), json({ methodId: 'international' }));
    expect(await chosen.json()).toMatchObject({ total: { centAmount: 5999 } });
    const french = { ...address, country: 'FR', postalCode: '75001', phone: '0142685300', city: 'Paris' };
    await browser.send(at('addEmailAddress'), json({ emailAddress: 'ada@example.com' }));
    await browser.send(at('addShippingAddress'), json({ shippingAddress: french }));
    await browser.send(at('addBillingAddress'), json({ billingAddress: french }));
    const [path, init] = calls(cartId).at(-1)!;
    const response = await browser.send(path, init);
    expect([response.status, await response.json()]).toMatchObject([200, { ok: true }]);
  });

  it('[APAY-05] say that an item was sold out meanwhile', async () => {
    const { browser, cartId } = await app.withBasket();
    const { rows } = await app.database.pool.query('select sku, quantity from stock');
    await app.database.pool.query('update stock set quantity = 0');
    const [path, init] = calls(cartId).at(-1)!;
    const response = await browser.send(path, init);
    for (const { sku, quantity } of rows)
      await app.database.pool.query('update stock set quantity = $2 where sku = $1', [sku, quantity]);
    expect([response.status, await response.json()]).toEqual([409, { error: 'This item is out of stock.' }]);
  });

  it('[APAY-01] do not charge a total that was never quoted', async () => {
    const { browser, cartId } = await app.withBasket();
    const [path, init] = calls(cartId).at(-1)!;
    const response = await browser.send(path, init);
    expect(response.status).toBe(409);
    expect((await response.json()).error).toContain('total has updated');
  });
});
