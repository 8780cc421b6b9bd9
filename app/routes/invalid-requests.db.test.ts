import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, json, openCheckoutApp, SKU } from '#tests/checkout-app.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp();
});
afterAll(() => app.close());

const CART_POSTS = [
  'getShippingMethods',
  'addShippingMethod',
  'addEmailAddress',
  'addShippingAddress',
  'addBillingAddress',
].map((name) => `/_api/cart/${name}`);
const JSON_POSTS = [
  ...CART_POSTS,
  '/_api/payments/initialise',
  '/_api/wishlist/add',
  '/_api/wishlist/remove',
];
const FORM_POSTS = ['/_api/basket/addToCart', '/_api/basket/edit', '/_api/payments/submitApplePay'];
const POST_ONLY = [...JSON_POSTS, ...FORM_POSTS, '/_api/payments/webhook', '/_api/loudcrowd/setAnonId'];
const PAGE_FORMS = [
  '/basket',
  '/wishlist',
  '/checkout',
  '/checkout/delivery',
  '/checkout/payment',
  '/order',
  '/order/100001',
  '/sign-in',
  '/sign-up',
  '/password-reset',
  '/password-reset/new',
  '/account/confirm',
  '/account/orders/100001',
  '/account/addresses',
  '/account/details',
  '/staff/orders',
];

describe('the wrong method', () => {
  it.each(POST_ONLY)('[BASKET-01] GET %s is refused with an error', async (path) => {
    const response = await app.browser().send(path);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toEqual({ error: 'Please use POST.' });
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('[BASKET-01] %s is refused everywhere', async (method) => {
    const { browser } = await app.withBasket();
    const before = await app.snapshotTables();
    for (const path of app.addresses) {
      const response = await browser.send(path.replace(':number', '100001'), {
        method,
        body: new URLSearchParams({ intent: 'remove', data: JSON.stringify({ items: [{ sku: SKU }] }) }),
      });
      expect([path, response.status]).toEqual([path, 405]);
    }
    expect(await app.snapshotTables()).toBe(before);
  });
});

describe('an unreadable body', () => {
  const BODIES: [string, RequestInit][] = [
    ['no body', { method: 'POST' }],
    ['broken json', json('{"a":')],
    ['a list', json('[1,2]')],
    ['null', json('null')],
    ['a number', json('7')],
    ['a form with nothing known in it', form({ nonsense: 'x' })],
    ['plain words', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'hello' }],
    [
      'a broken multipart form',
      { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--y' },
    ],
  ];

  it.each(BODIES)(
    '[BASKET-01] %s is a clear refusal at every endpoint, and changes nothing',
    async (_, init) => {
      const { browser, cartId } = await app.withBasket(await app.signedUp());
      const before = await app.snapshotTables();
      for (const path of [...POST_ONLY, ...PAGE_FORMS]) {
        const response = await browser.send(`${path}?cartID=${cartId}`, init);
        const isRefused = response.status >= 400 && response.status < 500;
        // Sign-in redirects a signed-in customer, and a checkout step redirects to the step that is incomplete.
        const isRedirect = response.status === 302;
        expect([path, response.status, isRefused || isRedirect || path === '/account/confirm']).toEqual([
          path,
          response.status,
          true,
        ]);
        if (path.startsWith('/_api/')) expect(typeof (await response.json()).error).toBe('string');
      }
      expect(await app.snapshotTables()).toBe(before);
    },
  );

  it('[BASKET-01] of more than a megabyte is refused before it is read', async () => {
    const { browser, cartId } = await app.withBasket();
    const before = await app.snapshotTables();
    const huge = 'x'.repeat(1_100_000);
    for (const path of [...POST_ONLY, ...PAGE_FORMS]) {
      const response = await browser.send(`${path}?cartID=${cartId}`, form({ data: huge }));
      expect([path, response.status]).toEqual([path, 413]);
    }
    expect(await app.snapshotTables()).toBe(before);
  });

  it('[BASKET-01] from another site is refused, also for a signed-in customer', async () => {
    const browser = await app.signedUp();
    for (const path of [...POST_ONLY, ...PAGE_FORMS, '/sign-out']) {
      const init = { ...form({ a: 'b' }), headers: { origin: 'https://evil.example' } };
      expect([path, (await browser.send(path, init)).status]).toEqual([path, 403]);
    }
  });
});
