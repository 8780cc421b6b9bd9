import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, items, json, openCheckoutApp, SKU } from '#tests/checkout-app.ts';
import { address } from '#tests/shop-fixture.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp();
});
afterAll(() => app.close());

/** Text that a database cannot store, or that has a meaning in email headers. */
const INVALID_TEXTS = [
  ['a zero byte', 'A\u0000da'],
  ['half a character', 'A\ud800da'],
  ['a character that the limit cuts in two', `${'x'.repeat(199)}👗`],
  ['a line break', 'Ada\r\nBcc: all@example.com'],
] as const;

describe.each(INVALID_TEXTS)('%s', (_, text) => {
  const calls = (cartId: string): [string, RequestInit][] => [
    ['/_api/basket/addToCart', items([{ sku: `${SKU}${text}` }])],
    ['/_api/basket/addToCart', items([{ sku: SKU, customFields: { [text]: text } }])],
    ['/_api/basket/addToCart', items([{ sku: SKU, bundleId: text }])],
    ['/_api/basket/addToCart', items([{ sku: SKU, queryID: text, hitObjectIDs: [text] }])],
    ['/_api/basket/edit', form({ intent: 'add-code', code: text })],
    ['/_api/basket/edit', form({ intent: 'remove', lineId: text })],
    [`/_api/cart/getShippingMethods?cartID=${cartId}`, json({ postalCode: text, countryCode: text })],
    [`/_api/cart/addShippingMethod?cartID=${cartId}`, json({ methodId: text })],
    [`/_api/cart/addEmailAddress?cartID=${cartId}`, json({ emailAddress: `${text}@example.com` })],
    ...(['firstName', 'city', 'streetName', 'region', 'phone', 'postalCode', 'country'] as const).map(
      (field): [string, RequestInit] => [
        `/_api/cart/addShippingAddress?cartID=${cartId}`,
        json({ shippingAddress: { ...address, [field]: text } }),
      ],
    ),
    [
      `/_api/cart/addBillingAddress?cartID=${cartId}`,
      json({ billingAddress: { ...address, lastName: text } }),
    ],
    [
      `/_api/payments/initialise?cartID=${cartId}`,
      json({ method: 'applepay', psp: text, validationURL: text }),
    ],
    [`/_api/payments/submitApplePay?cartID=${cartId}`, form({ token: text, adyenConfigKey: text })],
    [`/_api/cart/pdpPaymentData?cartID=${encodeURIComponent(text.toWellFormed())}`, {}],
    ['/_api/loudcrowd/setAnonId', json({ lcAnonId: text })],
    [
      '/_api/wishlist/add',
      json({ productKey: text, colourSelected: text, lineItemSku: SKU, sizeSelected: true }),
    ],
    [
      `/_api/wishlist/add`,
      json({ productKey: `p-${SKU}`, colourSelected: text, lineItemSku: SKU, sizeSelected: true }),
    ],
    [`/_api/wishlist/savedItem?productKey=x&colourSelected=${encodeURIComponent(text.toWellFormed())}`, {}],
    [
      '/checkout',
      form({ email: 'a@example.com', sameBilling: 'yes', ...shippingOf({ ...address, firstName: text }) }),
    ],
    [
      '/sign-up',
      form({ email: `${text}@example.com`, password: text.repeat(6), firstName: text, lastName: text }),
    ],
    ['/sign-in', form({ email: text, password: text })],
    ['/order', form({ number: text, email: text })],
  ];

  it('[BASKET-01] [APAY-02] never causes a server error at any endpoint', async () => {
    const { browser, cartId } = await app.withBasket(await app.signedUp());
    for (const [path, init] of calls(cartId)) {
      const client = path.startsWith('/sign') ? app.browser() : browser;
      const response = await client.send(path, init);
      expect([path, init.body, response.status < 500]).toEqual([path, init.body, true]);
    }
    // The stored basket can still be read.
    expect((await browser.send(`/_api/cart/pdpPaymentData?cartID=${cartId}`, {})).status).toBe(200);
  });
});

function shippingOf(entered: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entered).map(([field, value]) => [`shipping.${field}`, value]));
}
