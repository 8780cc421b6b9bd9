import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { form, openCheckoutApp, SKU } from '#tests/checkout-app.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp();
});
afterAll(() => app.close());

const save = JSON.stringify({
  productKey: `KEY-${SKU}`,
  colourSelected: 'navy',
  lineItemSku: SKU,
  sizeSelected: false,
});
const savedItems = async () =>
  (await app.database.pool.query('select customer_id, product_key from wishlist_item')).rows;

it('[FELT-02] a heart that is sent as a form saves once, for a guest after signing in', async () => {
  const browser = app.browser();
  const asGuest = await browser.send('/wishlist', form({ save }));
  expect(asGuest.status).toBe(303);
  expect(asGuest.headers.get('location')).toBe('/sign-in?returnTo=%2Fwishlist');
  expect(await savedItems()).toEqual([]);
  const draft = browser.cookie;
  browser.cookie = '';
  const email = `${randomUUID()}@example.com`;
  await browser.send(
    '/sign-up',
    form({ email, password: 'a long enough password', firstName: 'Ada', lastName: 'Byron' }),
  );
  const session = browser.cookie;
  browser.cookie = `${session}; ${draft}`;
  await browser.send('/wishlist');
  expect(await savedItems()).toHaveLength(1);
  browser.cookie = session;
  const again = await browser.send('/wishlist', form({ save }));
  expect(again.headers.get('location')).toBe('/wishlist');
  expect(await savedItems()).toHaveLength(1);
});
