import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, items, json, openCheckoutApp, SKU } from '#tests/checkout-app.ts';
import { brand, guest, requested } from '#tests/shop-fixture.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp();
});
afterAll(() => app.close());

const wish = { lineItemSku: SKU, productKey: `KEY-${SKU}`, colourSelected: 'navy', sizeSelected: true };

describe('adding to the basket', () => {
  const WRONG: [string, unknown, number][] = [
    ['a negative quantity', [{ sku: SKU, quantity: -1 }], 400],
    ['half a piece', [{ sku: SKU, quantity: 0.5 }], 400],
    ['no pieces', [{ sku: SKU, quantity: 0 }], 400],
    ['an endless quantity', [{ sku: SKU, quantity: 1e9 }], 400],
    ['a quantity in words', [{ sku: SKU, quantity: 'two' }], 400],
    ['a sku that is a number', [{ sku: 7 }], 400],
    ['a sku that is too long', [{ sku: 'x'.repeat(65) }], 400],
    ['an unknown sku', [{ sku: 'ZZZ99999-1-1' }], 404],
    ['nothing', [], 400],
    ['too many things', Array.from({ length: 21 }, () => ({ sku: SKU })), 400],
    ['wording on something plain', [{ sku: SKU, customFields: { initials: 'AB' } }], 422],
    ['fields of the wrong kind', [{ sku: SKU, customFields: { initials: { a: 1 } } }], 400],
    ['a subscription to something sold once', [{ sku: SKU, isSubscription: true }], 422],
    ['a subscription in words', [{ sku: SKU, isSubscription: 'yes' }], 400],
    ['malformed json', '{items', 400],
  ];
  it.each(WRONG)('[BASKET-01] %s is refused and changes nothing', async (_, sent, status) => {
    const { browser } = await app.withBasket();
    const before = await app.snapshotTables();
    const response = await browser.send('/_api/basket/addToCart', items(sent));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    expect(await app.snapshotTables()).toBe(before);
  });

  it('[BASKET-01] a quantity above the limit is reduced to the limit, with a notice', async () => {
    const response = await app.browser().send('/_api/basket/addToCart', items([{ sku: SKU, quantity: 99 }]));
    expect(await response.json()).toMatchObject({ basketCount: 10, notices: [{ limit: 'max-per-line' }] });
  });
});

describe('changing the basket', () => {
  const WRONG: [string, Record<string, string>, number][] = [
    ['no intent', { lineId: SKU }, 400],
    ['an unknown intent', { intent: 'explode', lineId: SKU }, 400],
    ['no line', { intent: 'remove' }, 400],
    ['a line that is not there', { intent: 'remove', lineId: 'nothing' }, 404],
    ['undoing what was never removed', { intent: 'undo', lineId: SKU }, 404],
    ['a negative quantity', { intent: 'quantity', lineId: SKU, quantity: '-2' }, 400],
    ['a fraction', { intent: 'quantity', lineId: SKU, quantity: '1.5' }, 400],
    ['a quantity in words', { intent: 'quantity', lineId: SKU, quantity: 'many' }, 400],
    ['an endless quantity', { intent: 'quantity', lineId: SKU, quantity: '1e6' }, 400],
    ['an empty code', { intent: 'add-code', code: ' ' }, 400],
    ['an unknown code', { intent: 'add-code', code: 'GIVEMEALL' }, 422],
    ['a code that is too long', { intent: 'add-code', code: 'x'.repeat(41) }, 400],
  ];
  for (const path of ['/basket', '/_api/basket/edit']) {
    it.each(WRONG)(`[BASKET-02] ${path}: %s is refused and changes nothing`, async (_, fields, status) => {
      const { browser } = await app.withBasket();
      const before = await app.snapshotTables();
      expect((await browser.send(path, form(fields))).status).toBe(status);
      expect(await app.snapshotTables()).toBe(before);
    });
  }

  it('[BASKET-02] nobody can change another shopper’s basket', async () => {
    const { browser } = await app.withBasket();
    const stranger = (await app.withBasket(await app.signedUp())).browser;
    await stranger.send('/basket', form({ intent: 'remove', lineId: SKU }));
    expect(await (await browser.send('/_api/basket/mini')).json()).toMatchObject({ count: 2 });
    const passerBy = app.browser();
    expect((await passerBy.send('/basket', form({ intent: 'remove', lineId: SKU }))).status).toBe(404);
    expect(passerBy.cookie).toBe('');
  });
});

describe('the wishlist', () => {
  it.each([
    ['a sku of another shape', { lineItemSku: 'x' }],
    ['a sku that is a number', { lineItemSku: 7 }],
    ['a key with signs in it', { productKey: 'a b;--' }],
    ['a colour that is none', { colourSelected: null }],
    ['a size in words', { sizeSelected: 'yes' }],
  ])('[WISH-05] %s is refused', async (_, change) => {
    const browser = await app.signedUp();
    const response = await browser.send('/_api/wishlist/add', json({ ...wish, ...change }));
    expect([response.status, await response.json()]).toEqual([
      422,
      { success: false, error: 'pdp.wishlist.errorAdding' },
    ]);
  });

  it('[WISH-05] a guest is refused, also after the session has ended', async () => {
    const browser = await app.signedUp();
    expect((await browser.send('/_api/wishlist/add', json(wish))).status).toBe(200);
    await browser.send('/sign-out', form({}));
    const response = await browser.send('/_api/wishlist/remove', json(wish));
    expect([response.status, (await response.json()).error]).toEqual([401, 'User is guest']);
    expect((await browser.send('/_api/wishlist/savedItem')).status).toBe(400);
  });
});

describe('the referrer of a shopper', () => {
  const id = '2b1f3a52-8e0b-4a9c-9d3e-6f1c2a7b8d90';

  it('[SITE-04] is stored with the basket, also while the basket is empty', async () => {
    const browser = app.browser();
    const response = await browser.send('/_api/loudcrowd/setAnonId', json({ lcAnonId: id }));
    expect([response.status, await response.text()]).toEqual([204, '']);
    await app.withBasket(browser);
    const { rows } = await app.database.pool.query(`select lines from basket where loudcrowd_anon_id = $1`, [
      id,
    ]);
    expect(rows).toMatchObject([{ lines: [{ sku: SKU, quantity: 2 }] }]);
  });

  it('[SITE-04] is kept when the guest signs in', async () => {
    const other = randomUUID();
    const { shop } = app;
    const session = await shop.customers.sessions.startGuest();
    const owner = { ...guest(), sessionId: session.record.id };
    await shop.checkout.baskets.setReferrer(owner, brand, other);
    const customer = app.browser();
    customer.cookie = (await app.signedUp()).cookie;
    await app.withBasket(customer);
    const { customer: known } = await (await customer.send('/_api/customer/getCustomer')).json();
    await shop.checkout.baskets.mergeGuestBasket(session.record.id, known.id, brand);
    await shop.checkout.baskets.add({ ...owner, customerId: known.id }, [requested(SKU)], brand, false);
    const { rows } = await app.database.pool.query(
      `select customer_id from basket where loudcrowd_anon_id = $1`,
      [other],
    );
    expect(rows).toEqual([{ customer_id: known.id }]);
  });

  it.each([
    ['nothing', {}],
    ['no uuid', { lcAnonId: '1' }],
    ['a list', { lcAnonId: [id] }],
  ])('[SITE-04] %s is refused and sets no cookie', async (_, sent) => {
    const browser = app.browser();
    const response = await browser.send('/_api/loudcrowd/setAnonId', json(sent));
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'lcAnonId must be a UUID.', field: 'lcAnonId' },
    ]);
    expect(browser.cookie).toBe('');
  });
});
