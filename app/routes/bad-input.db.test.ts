import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openPurchaseApp } from '#tests/purchase-app.ts';
import { address, asked, brand, stockShop } from '#tests/tiny-store.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof openPurchaseApp>>;
type Browser = ReturnType<typeof app.browser>;

const SKU = 'ABC12345-101-01';
const key = `KEY-${SKU}`;
const wish = { lineItemSku: SKU, productKey: key, colourSelected: 'navy', sizeSelected: true };

beforeAll(async () => {
  database = await testDatabase();
  await stockShop(database, [{ sku: SKU, price: 2500, quantity: 50 }]);
  app = await openPurchaseApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});
const items = (data: unknown) =>
  form({ data: typeof data === 'string' ? data : JSON.stringify({ items: data }) });

async function signedUp(): Promise<Browser> {
  const browser = app.browser();
  const answer = await browser.send(
    '/sign-up',
    form({
      email: `${randomUUID()}@example.com`,
      password: 'a long enough password',
      firstName: 'Ada',
      lastName: 'Byron',
    }),
  );
  expect(answer.status).toBe(302);
  return browser;
}

async function withBasket(browser = app.browser()): Promise<{ browser: Browser; cartId: string }> {
  const answer = await browser.send('/_api/basket/addToCart', items([{ sku: SKU, quantity: 2 }]));
  expect(answer.status).toBe(200);
  return { browser, cartId: (await answer.json()).cartId };
}

/** Everything these endpoints can change, to compare before and after. */
async function everything(): Promise<string> {
  const tables = ['basket', 'wishlist_item', 'shop_order', 'payment_attempt', 'customer_address', 'stock'];
  const contents = await Promise.all(
    tables.map((table) =>
      database.pool.query(`select coalesce(json_agg(t order by t::text), '[]') as rows from ${table} t`),
    ),
  );
  return JSON.stringify(contents.map(({ rows }) => rows[0].rows));
}

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
    expect(answer.status).toBe(405);
    expect(await answer.json()).toEqual({ error: 'Please use POST.' });
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('[BASKET-01] %s passes for nothing anywhere', async (method) => {
    const { browser } = await withBasket();
    const before = await everything();
    for (const path of app.addresses) {
      const answer = await browser.send(path.replace(':number', '100001'), {
        method,
        body: new URLSearchParams({ intent: 'remove', data: JSON.stringify({ items: [{ sku: SKU }] }) }),
      });
      expect([path, answer.status]).toEqual([path, 405]);
    }
    expect(await everything()).toBe(before);
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
      const { browser, cartId } = await withBasket(await signedUp());
      const before = await everything();
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
      expect(await everything()).toBe(before);
    },
  );

  it('[BASKET-01] a body of more than a megabyte is cut off before anybody reads it', async () => {
    const { browser, cartId } = await withBasket();
    const before = await everything();
    const huge = 'x'.repeat(1_100_000);
    for (const path of [...POST_ONLY, ...PAGE_FORMS]) {
      const answer = await browser.send(`${path}?cartID=${cartId}`, form({ data: huge }));
      expect([path, answer.status]).toEqual([path, 413]);
    }
    expect(await everything()).toBe(before);
  });

  it('[BASKET-01] a form from another site is refused, whoever is signed in', async () => {
    const browser = await signedUp();
    for (const path of [...POST_ONLY, ...PAGE_FORMS, '/sign-out']) {
      const init = { ...form({ a: 'b' }), headers: { origin: 'https://evil.example' } };
      expect([path, (await browser.send(path, init)).status]).toEqual([path, 403]);
    }
  });
});

describe('adding to the basket', () => {
  const WRONG: [string, unknown, number][] = [
    ['a negative quantity', [{ sku: SKU, quantity: -1 }], 400],
    ['half a piece', [{ sku: SKU, quantity: 0.5 }], 400],
    ['no pieces', [{ sku: SKU, quantity: 0 }], 400],
    ['an endless quantity', [{ sku: SKU, quantity: 1e9 }], 400],
    ['a quantity in words', [{ sku: SKU, quantity: 'two' }], 400],
    ['a sku that is a number', [{ sku: 7 }], 400],
    ['a sku that is too long', [{ sku: 'x'.repeat(65) }], 400],
    ['a sku that nobody sells', [{ sku: 'ZZZ99999-1-1' }], 404],
    ['nothing', [], 400],
    ['too many things', Array.from({ length: 21 }, () => ({ sku: SKU })), 400],
    ['wording on something plain', [{ sku: SKU, customFields: { initials: 'AB' } }], 422],
    ['fields of the wrong kind', [{ sku: SKU, customFields: { initials: { a: 1 } } }], 400],
    ['a subscription to something sold once', [{ sku: SKU, isSubscription: true }], 422],
    ['a subscription in words', [{ sku: SKU, isSubscription: 'yes' }], 400],
    ['words where json should be', '{items', 400],
  ];
  it.each(WRONG)('[BASKET-01] %s is refused and changes nothing', async (_, sent, status) => {
    const { browser } = await withBasket();
    const before = await everything();
    const answer = await browser.send('/_api/basket/addToCart', items(sent));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    expect(await everything()).toBe(before);
  });

  it('[BASKET-01] more than the house sells at once becomes what it sells, and says so', async () => {
    const answer = await app.browser().send('/_api/basket/addToCart', items([{ sku: SKU, quantity: 99 }]));
    expect(await answer.json()).toMatchObject({ basketCount: 10, notices: [{ limit: 'max-per-line' }] });
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
    ['a code nobody gave out', { intent: 'add-code', code: 'GIVEMEALL' }, 422],
    ['a code without end', { intent: 'add-code', code: 'x'.repeat(41) }, 400],
  ];
  for (const path of ['/basket', '/_api/basket/edit']) {
    it.each(WRONG)(`[BASKET-02] ${path}: %s is refused and changes nothing`, async (_, fields, status) => {
      const { browser } = await withBasket();
      const before = await everything();
      expect((await browser.send(path, form(fields))).status).toBe(status);
      expect(await everything()).toBe(before);
    });
  }

  it("[BASKET-02] nobody reaches into another's basket", async () => {
    const { browser } = await withBasket();
    const stranger = (await withBasket(await signedUp())).browser;
    await stranger.send('/basket', form({ intent: 'remove', lineId: SKU }));
    expect(await (await browser.send('/_api/basket/mini')).json()).toMatchObject({ count: 2 });
    const passerBy = app.browser();
    expect((await passerBy.send('/basket', form({ intent: 'remove', lineId: SKU }))).status).toBe(404);
    expect(passerBy.cookie).toBe('');
  });
});

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

  it("[APAY-03] answer another shopper's cart, no cart and an expired session as if the cart were not there", async () => {
    const { browser, cartId } = await withBasket();
    const stranger = (await withBasket()).browser;
    const expired = app.browser();
    expired.cookie = browser.cookie;
    const before = await everything();
    for (const [path, init] of calls(cartId)) {
      expect([path, (await stranger.send(path, init)).status]).toEqual([path, 404]);
      expect([path, (await app.browser().send(path, init)).status]).toEqual([path, 404]);
    }
    for (const [path, init] of calls('nonsense')) {
      const answer = await browser.send(path, init);
      expect([path, answer.status, (await answer.json()).error]).toEqual([
        path,
        404,
        'Cart is not available for Apple Pay',
      ]);
    }
    await database.pool.query(`update session set expires_at = now() - interval '1 second'`);
    for (const [path, init] of calls(cartId)) {
      expect([path, (await expired.send(path, init)).status]).toEqual([path, 404]);
    }
    expect(await everything()).toBe(before);
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
      const { browser, cartId } = await withBasket();
      const before = await everything();
      const answer = await browser.send(`/_api/cart/${name}?cartID=${cartId}`, json(body));
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ error: expect.any(String), field: expect.any(String) });
      expect(await everything()).toBe(before);
    },
  );

  it.each([
    ['another host', 'https://evil.example/paymentservices/startSession'],
    ['a host that only looks like it', 'https://apple-pay-gateway.apple.com.evil.example/x'],
    ['no address', 7],
  ])('[APAY-03] no merchant session is asked of %s', async (_, validationURL) => {
    const { browser, cartId } = await withBasket();
    const sent = json({ method: 'applepay', psp: 'sandbox', isExpress: true, validationURL });
    expect((await browser.send(`/_api/payments/initialise?cartID=${cartId}`, sent)).status).toBe(400);
  });

  it.each([
    ['no token', {}],
    ['a token that is no base64', { token: '***' }],
    ["a simulator's empty token", { token: btoa('{}') }],
    ['an endless token', { token: 'A'.repeat(10_001) }],
    ['another provider', { adyenConfigKey: 'nobody' }],
  ])('[APAY-03] %s buys nothing', async (_, change) => {
    const { browser, cartId } = await withBasket();
    const fields = { token: btoa('{"version":"EC_v1","data":"x"}'), adyenConfigKey: 'sandbox-applepay' };
    const valid = 'token' in change || 'adyenConfigKey' in change ? { ...fields, ...change } : {};
    const before = await everything();
    const answer = await browser.send(`/_api/payments/submitApplePay?cartID=${cartId}`, form(valid));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'Could not finalise Apple Pay payment' });
    expect(await everything()).toBe(before);
  });

  it('[APAY-03] a wallet abroad is offered the ways that go there, and pays what they cost', async () => {
    const { browser, cartId } = await withBasket();
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
    const answer = await browser.send(path, init);
    expect([answer.status, await answer.json()]).toMatchObject([200, { ok: true }]);
  });

  it('[APAY-01] a total that was never quoted is not charged', async () => {
    const { browser, cartId } = await withBasket();
    const [path, init] = calls(cartId).at(-1)!;
    const answer = await browser.send(path, init);
    expect(answer.status).toBe(409);
    expect((await answer.json()).error).toContain('total has updated');
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
    const browser = await signedUp();
    const answer = await browser.send('/_api/wishlist/add', json({ ...wish, ...change }));
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { success: false, error: 'pdp.wishlist.errorAdding' },
    ]);
  });

  it('[WISH-05] a guest is told so, and a session that ended is a guest', async () => {
    const browser = await signedUp();
    expect((await browser.send('/_api/wishlist/add', json(wish))).status).toBe(200);
    await browser.send('/sign-out', form({}));
    const answer = await browser.send('/_api/wishlist/remove', json(wish));
    expect([answer.status, (await answer.json()).error]).toEqual([401, 'User is guest']);
    expect((await browser.send('/_api/wishlist/savedItem')).status).toBe(400);
  });
});

describe('orders', () => {
  it("[BASKET-03] another's order, a wrong key and a number that was never given are all not there", async () => {
    const { browser } = await withBasket(await signedUp());
    for (const path of ['/order/100001', '/order/100001?key=x', '/order/0', '/account/orders/1']) {
      expect([path, (await browser.send(path)).status]).toEqual([path, 404]);
      const cancel = await browser.send(path, form({ intent: 'cancel' }));
      expect([path, cancel.status]).toEqual([path, 404]);
    }
    const returned = { intent: 'return', reason: 'faulty', 'quantity.0': '1' };
    expect((await browser.send('/order/100001', form(returned))).status).toBe(404);
    expect((await browser.send('/order/100001', form({ ...returned, 'quantity.0': '-1' }))).status).toBe(400);
    expect((await browser.send('/order/100001', form({ ...returned, 'quantity.0': '0.5' }))).status).toBe(
      400,
    );
    expect((await browser.send('/checkout/complete?attempt=nothing')).status).toBe(404);
  });

  it('[BASKET-03] looking up gives one answer for a wrong number and a wrong address, and not for ever', async () => {
    const look = (number: string) =>
      app.browser().send('/order', form({ number, email: 'nobody@example.com' }));
    expect((await look('100001')).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => look(String(n))));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  it('[BASKET-03] staff work is for staff', async () => {
    const browser = await signedUp();
    expect((await browser.send('/staff/orders')).status).toBe(404);
    const sent = form({ intent: 'dispatch', of: '100001' });
    expect((await browser.send('/staff/orders', sent)).status).toBe(404);
  });
});

describe("the customer's pages", () => {
  it("[ROUTE-08] another's address is as if it were not there", async () => {
    const [mine, other] = [await signedUp(), await signedUp()];
    const fields = Object.fromEntries(
      Object.entries(address).map(([name, value]) => [`book.${name}`, value]),
    );
    expect((await mine.send('/account/addresses', form(fields))).status).toBe(303);
    const { addresses } = await (await mine.send('/account/addresses')).json();
    const { id } = addresses[0];
    for (const intent of ['remove', 'default', 'save']) {
      const answer = await other.send('/account/addresses', form({ ...fields, id, intent }));
      expect([intent, answer.status]).toEqual([intent, 404]);
    }
    const wrong = form({ ...fields, 'book.postalCode': 'nowhere' });
    expect((await mine.send('/account/addresses', wrong)).status).toBe(422);
    expect((await (await mine.send('/account/addresses')).json()).addresses).toHaveLength(1);
  });

  it('[ROUTE-08] a session that has ended is sent to sign in and nothing is done', async () => {
    const browser = await signedUp();
    await database.pool.query(`update session set expires_at = now() - interval '1 second'`);
    for (const path of ['/account/addresses', '/account/details', '/account/orders/1']) {
      const answer = await browser.send(path, form({ intent: 'password', current: 'x', next: 'y' }));
      expect([path, answer.status]).toEqual([path, 302]);
      expect(answer.headers.get('location')).toContain('/sign-in');
    }
  });

  it('[ROUTE-08] nobody is sent to another site after signing in', async () => {
    for (const returnTo of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const answer = await app.browser().send(
        '/sign-up',
        form({
          email: `${randomUUID()}@example.com`,
          password: 'a long enough password',
          firstName: 'A',
          lastName: 'B',
          returnTo,
        }),
      );
      expect(answer.headers.get('location')).toMatch(/^\/(?![/\\])/);
    }
  });
});

describe('who recommended the shop', () => {
  const id = '2b1f3a52-8e0b-4a9c-9d3e-6f1c2a7b8d90';

  it('[SITE-04] is kept with the basket, before anything is in it and until the order', async () => {
    const browser = app.browser();
    const answer = await browser.send('/_api/loudcrowd/setAnonId', json({ lcAnonId: id }));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    await withBasket(browser);
    const { rows } = await database.pool.query(`select lines from basket where loudcrowd_anon_id = $1`, [id]);
    expect(rows).toMatchObject([{ lines: [{ sku: SKU, quantity: 2 }] }]);
  });

  it('[SITE-04] comes along when the guest signs in', async () => {
    const other = randomUUID();
    const { shop } = app;
    const session = await shop.sessions.startGuest();
    const owner = { customerId: null, sessionId: session.record.id, isPremier: false };
    await shop.baskets.rememberReferrer(owner, brand, other);
    const customer = app.browser();
    customer.cookie = (await signedUp()).cookie;
    await withBasket(customer);
    const { customer: known } = await (await customer.send('/_api/customer/getCustomer')).json();
    await shop.baskets.adopt(session.record.id, known.id, brand);
    await shop.baskets.add({ ...owner, customerId: known.id }, [asked(SKU)], brand, false);
    const { rows } = await database.pool.query(
      `select customer_id from basket where loudcrowd_anon_id = $1`,
      [other],
    );
    expect(rows).toEqual([{ customer_id: known.id }]);
  });

  it.each([
    ['nothing', {}],
    ['no uuid', { lcAnonId: '1' }],
    ['a list', { lcAnonId: [id] }],
  ])('[SITE-04] %s is refused and gives no cookie', async (_, sent) => {
    const browser = app.browser();
    const answer = await browser.send('/_api/loudcrowd/setAnonId', json(sent));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'lcAnonId must be a UUID.', field: 'lcAnonId' },
    ]);
    expect(browser.cookie).toBe('');
  });
});
