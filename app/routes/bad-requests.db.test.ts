import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, json, openTillApp, SKU } from '#tests/till-app.ts';

let app: Awaited<ReturnType<typeof openTillApp>>;
beforeAll(async () => {
  app = await openTillApp();
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
  it.each(POST_ONLY)('[BASKET-01] GET %s is refused in words', async (path) => {
    const answer = await app.browser().send(path);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await answer.json()).toEqual({ error: 'Please use POST.' });
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('[BASKET-01] %s passes for nothing anywhere', async (method) => {
    const { browser } = await app.withBasket();
    const before = await app.everything();
    for (const path of app.addresses) {
      const answer = await browser.send(path.replace(':number', '100001'), {
        method,
        body: new URLSearchParams({ intent: 'remove', data: JSON.stringify({ items: [{ sku: SKU }] }) }),
      });
      expect([path, answer.status]).toEqual([path, 405]);
    }
    expect(await app.everything()).toBe(before);
  });
});

describe('what cannot be read', () => {
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
      const before = await app.everything();
      for (const path of [...POST_ONLY, ...PAGE_FORMS]) {
        const answer = await browser.send(`${path}?cartID=${cartId}`, init);
        const isRefused = answer.status >= 400 && answer.status < 500;
        // A customer who asks to sign in is simply sent on; a checkout that cannot go on leads back.
        const isSentOn = answer.status === 302;
        expect([path, answer.status, isRefused || isSentOn || path === '/account/confirm']).toEqual([
          path,
          answer.status,
          true,
        ]);
        if (path.startsWith('/_api/')) expect(typeof (await answer.json()).error).toBe('string');
      }
      expect(await app.everything()).toBe(before);
    },
  );

  it('[BASKET-01] a body of more than a megabyte is cut off before anybody reads it', async () => {
    const { browser, cartId } = await app.withBasket();
    const before = await app.everything();
    const huge = 'x'.repeat(1_100_000);
    for (const path of [...POST_ONLY, ...PAGE_FORMS]) {
      const answer = await browser.send(`${path}?cartID=${cartId}`, form({ data: huge }));
      expect([path, answer.status]).toEqual([path, 413]);
    }
    expect(await app.everything()).toBe(before);
  });

  it('[BASKET-01] a form from another site is refused, whoever is signed in', async () => {
    const browser = await app.signedUp();
    for (const path of [...POST_ONLY, ...PAGE_FORMS, '/sign-out']) {
      const init = { ...form({ a: 'b' }), headers: { origin: 'https://evil.example' } };
      expect([path, (await browser.send(path, init)).status]).toEqual([path, 403]);
    }
  });
});
