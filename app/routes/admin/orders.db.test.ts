import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffOrderPage } from '#commerce/orders/order-page.server.ts';
import type { ListPage } from '#commerce/resources/list-query.ts';
import { form, items } from '#tests/checkout-app.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openPurchaseApp } from '#tests/purchase-app.ts';
import { address, stockOf, stockShop } from '#tests/shop-fixture.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof openPurchaseApp>>;
type Browser = ReturnType<typeof app.browser>;

beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'DRESS-1', price: 4500, quantity: 50 },
    { sku: 'SOCKS-1', price: 999, quantity: 50 },
    { sku: 'COAT-1', price: 12_000, quantity: 50 },
  ]);
  app = await openPurchaseApp(database);
});
afterEach(async () => {
  await app.close();
  await database.close();
});

async function signUp(role: string | null, staffRole: string | null = null): Promise<Browser> {
  const browser = app.browser();
  const email = `${randomUUID()}@example.com`;
  const person = { email, password: 'a long enough password', firstName: 'Sam', lastName: 'Weaver' };
  await browser.send('/sign-up', form(person));
  if (role)
    await database.pool.query('update customer set role = $2, staff_role = $3 where email = $1', [
      email,
      role,
      staffRole,
    ]);
  return browser;
}

/** Buys as a guest; the number of the order. */
async function buy(skus: string[], who: Partial<typeof address> & { email?: string } = {}): Promise<string> {
  const browser = app.browser();
  await browser.send('/_api/basket/addToCart', items(skus.map((sku) => ({ sku, quantity: 1 }))));
  const { email = 'ada@example.com', ...more } = who;
  const fields = Object.entries({ ...address, ...more }).map(([name, value]) => [`shipping.${name}`, value]);
  await browser.send('/checkout', form({ email, sameBilling: 'yes', ...Object.fromEntries(fields) }));
  await browser.send('/checkout/delivery', form({ method: 'standard' }));
  const page = await (await browser.send('/checkout/payment')).json();
  const card = { number: '4111111111111111', expiry: '12/40', securityCode: '737' };
  await app.shop.checkout.sandbox!.enterCard(page.cardField.session, card);
  const paid = await browser.send(
    '/checkout/payment',
    form({
      attemptKey: page.attemptKey,
      expectedTotal: String(page.view.totals.total),
      cardSession: page.cardField.session,
    }),
  );
  return /order\/(\d+)/.exec(paid.headers.get('location') ?? '')![1]!;
}

const list = async (browser: Browser, query: string): Promise<ListPage> =>
  (await browser.send(`/staff/api/orders?${query}`)).json();
const numbersOf = ({ rows }: ListPage) => rows.map(({ id }) => id);

async function open(browser: Browser, number: string): Promise<{ order: StaffOrderPage; actionKey: string }> {
  return (await browser.send(`/staff/orders/${number}`)).json();
}

/** Sends a form of the order's page. */
async function act(
  browser: Browser,
  number: string,
  fields: Record<string, string>,
  seen?: { order: StaffOrderPage; actionKey: string },
) {
  const { order, actionKey } = seen ?? (await open(browser, number));
  return browser.send(
    `/staff/orders/${number}`,
    form({ key: `${fields.intent}:${actionKey}`, version: String(order.version), ...fields }),
  );
}

const refunds = async () =>
  (await database.pool.query('select amount from sandbox_refund order by created_at')).rows.map(
    ({ amount }) => amount,
  );

describe('the list of orders', () => {
  it('[OPS-06] finds an order for a caller who has no number, and filters by everything', async () => {
    const staff = await signUp('admin');
    const first = await buy(['DRESS-1'], { lastName: 'Ångström', postalCode: 'E8 4QJ' });
    const second = await buy(['COAT-1'], { email: 'Grace@Example.com', firstName: 'Grace' });
    for (const [text, number] of [
      ['ångs', first],
      ['ANGSTROM', first],
      ['E84QJ', first],
      ['e8 4qj', first],
      ['dress-1', first],
      ['grace@ex', second],
      ['grace byron', second],
      [`#${second}`, second],
    ])
      expect([text, numbersOf(await list(staff, `q=${encodeURIComponent(text!)}`))]).toEqual([
        text,
        [number],
      ]);
    expect(numbersOf(await list(staff, 'q=nobody'))).toEqual([]);
    expect(numbersOf(await list(staff, ''))).toEqual([second, first]);
    await act(staff, first, { intent: 'ship', 'quantity.0': '1' });
    await act(staff, second, { intent: 'refund', kind: 'amount', amount: '5', reason: 'late' });
    for (const [query, numbers] of [
      ['status=to-ship', [second]],
      ['status=dispatched', [first]],
      ['payment=paid', [first]],
      ['payment=part-refunded', [second]],
      ['payment=review', []],
      ['delivery=standard', [second, first]],
      ['delivery=collect', []],
      ['country=GB&brand=selvedge', [second, first]],
      ['country=FR', []],
      ['from=2020-01-01&until=2021-01-01', []],
      ['from=2020-01-01', [second, first]],
    ] as const)
      expect([query, numbersOf(await list(staff, query))]).toEqual([query, numbers]);
    const page = await list(staff, 'limit=1');
    expect(page.rows[0]?.body).toMatchObject({ name: 'Grace Byron', payment: 'Part refunded', count: 1 });
    const next = await list(staff, `limit=1&after=${encodeURIComponent(page.next!)}`);
    expect(numbersOf(next)).toEqual([first]);
    const csv = await (await staff.send('/staff/api/orders?format=csv')).text();
    expect(csv).toContain('Ångström');
  });

  it('[OPS-03] is there for those who may read orders, and actions for those who may take them', async () => {
    const number = await buy(['DRESS-1']);
    const [warehouse, content, shopper] = [
      await signUp('staff', 'warehouse'),
      await signUp('staff', 'content'),
      await signUp(null),
    ];
    const address = `/staff/orders/${number}`;
    expect((await warehouse.send(address)).status).toBe(200);
    expect((await content.send(address)).status).toBe(404);
    expect((await shopper.send(address)).status).toBe(404);
    expect((await shopper.send(`/staff/order-documents?kind=slip&number=${number}`)).status).toBe(404);
    const seen = await open(warehouse, number);
    expect((await act(content, number, { intent: 'ship', 'quantity.0': '1' }, seen)).status).toBe(404);
    const refund = { intent: 'refund', kind: 'rest', reason: 'x' };
    expect((await act(warehouse, number, refund)).status).toBe(422);
    expect(await refunds()).toEqual([]);
  });
});

describe('the page of an order', () => {
  it('[OPS-07] shows lines, prices, payments, addresses, emails and what happened', async () => {
    const staff = await signUp('admin');
    const number = await buy(['DRESS-1', 'SOCKS-1']);
    await act(staff, number, { intent: 'note', text: 'Rings twice' });
    const { order } = await open(staff, number);
    expect(order).toMatchObject({
      number,
      state: 'placed',
      email: 'ada@example.com',
      total: 5499,
      payments: [{ state: 'authorised', provider: 'sandbox', isOfOrder: true }],
      shippingAddress: { postalCode: 'SW1A 1AA' },
      lines: [
        { sku: 'DRESS-1', net: 4500, progress: { open: 1 } },
        { sku: 'SOCKS-1', net: 999 },
      ],
      can: { ship: true, cancel: true, refund: true, announceReturn: false },
    });
    expect(order.timeline.map((entry) => (entry.kind === 'email' ? entry.subject : entry.action))).toEqual([
      'note',
      `Your order ${number}`,
      'place',
    ]);
    const email = order.timeline.find((entry) => entry.kind === 'email');
    expect((await act(staff, number, { intent: 'resend', email: String(email?.emailId) })).status).toBe(303);
    expect((await act(staff, '1', { intent: 'note', text: 'x' }, { order, actionKey: 'k' })).status).toBe(
      404,
    );
    expect((await act(staff, number, { intent: 'fly' })).status).toBe(422);
  });

  it('[OPS-08] twenty orders are picked, and one is shipped in two parcels', async () => {
    const staff = await signUp('staff', 'warehouse');
    const numbers: string[] = [];
    for (let at = 0; at < 20; at++) numbers.push(await buy(at === 0 ? ['DRESS-1', 'SOCKS-1'] : ['SOCKS-1']));
    const query = numbers.map((number) => `number=${number}`).join('&');
    for (const kind of ['pick', 'slip']) {
      const file = await staff.send(`/staff/order-documents?kind=${kind}&${query}`);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      const pages = Buffer.from(await file.arrayBuffer())
        .toString('latin1')
        .match(/\/Type \/Page\n/g);
      expect(pages).toHaveLength(kind === 'pick' ? 1 : 20);
    }
    const [first, ...others] = numbers;
    const part = { intent: 'ship', 'quantity.1': '1', carrier: 'dpd-uk', trackingNumber: '15501' };
    const done = await act(staff, first!, part);
    expect(done.headers.get('location')).toBe(`/staff/orders/${first}?done=ship`);
    expect((await open(staff, first!)).order).toMatchObject({
      state: 'part-dispatched',
      shipments: [{ carrier: 'DPD UK', link: 'https://track.dpd.co.uk/parcels/15501' }],
    });
    for (const number of others) {
      const change = { intent: 'act', action: 'ship' };
      const sent = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      };
      expect((await staff.send(`/staff/api/orders/${number}`, sent)).status).toBe(200);
      expect((await staff.send(`/staff/api/orders/${number}`, sent)).status).toBe(409);
    }
    expect(numbersOf(await list(staff, 'status=to-ship'))).toEqual([first]);
    await act(staff, first!, { intent: 'ship', 'quantity.0': '1' });
    expect(numbersOf(await list(staff, 'status=to-ship'))).toEqual([]);
    const { rows } = await database.pool.query(
      `select count(*)::int as count from outbox where dedupe_key like 'order-%dispatched:%'`,
    );
    expect(rows[0].count).toBe(21);
  });

  it('[OPS-10] one of three lines is refunded, once, whatever two people press', async () => {
    const [one, other] = [await signUp('staff', 'service'), await signUp('staff', 'service')];
    const number = await buy(['DRESS-1', 'SOCKS-1', 'COAT-1']);
    const [seen, alsoSeen] = [await open(one, number), await open(other, number)];
    const refund = { intent: 'refund', kind: 'pieces', 'quantity.1': '1', reason: 'hole in the heel' };
    expect((await act(one, number, { ...refund, reason: '' }, seen)).status).toBe(422);
    expect((await act(one, number, refund, seen)).status).toBe(303);
    expect((await act(one, number, refund, seen)).status).toBe(303);
    const late = await act(other, number, refund, alsoSeen);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      since: [{ action: 'refund', detail: { reason: 'hole in the heel', amount: 999 } }],
    });
    expect(await refunds()).toEqual([999]);
    expect((await open(one, number)).order).toMatchObject({
      refunded: 999,
      refunds: [{ amount: 999, isDone: true, reason: 'hole in the heel' }],
      lines: [{}, { progress: { refunded: 1 } }, {}],
    });
    const tooMuch = { intent: 'refund', kind: 'amount', amount: '1,000.00', reason: 'x' };
    expect(await (await act(one, number, tooMuch)).json()).toMatchObject({ problem: 'too-much' });
  });

  it('[OPS-10] a payment is marked as checked by those who may refund, and leaves the list of those to check', async () => {
    const number = await buy(['DRESS-1']);
    await database.pool.query('update payment_attempt set escalated_at = now()');
    const fields = { intent: 'check-payment', text: 'Refunded at the bank.' };
    const [warehouse, service] = [await signUp('staff', 'warehouse'), await signUp('staff', 'service')];
    expect(numbersOf(await list(service, 'payment=review'))).toEqual([number]);
    expect((await act(warehouse, number, fields)).status).toBe(422);
    expect((await act(service, number, { ...fields, text: '' })).status).toBe(422);
    expect((await act(service, number, fields)).status).toBe(303);
    expect(numbersOf(await list(service, 'payment=review'))).toEqual([]);
    const { order } = await open(service, number);
    expect(order).toMatchObject({
      can: { checkPayment: false },
      timeline: expect.arrayContaining([expect.objectContaining({ action: 'check-payment' })]),
    });
    const gross = (order.taxByRate ?? []).reduce((sum, { taxable, tax }) => sum + taxable + tax, 0);
    expect(gross).toBe(order.total);
    const { rows } = await database.pool.query(
      `select outcome from staff_audit where action = 'check-payment' order by id`,
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'done']);
  });

  it('[OPS-09] lines are cancelled and the address is changed before dispatch', async () => {
    const staff = await signUp('staff', 'service');
    const number = await buy(['DRESS-1', 'COAT-1']);
    await act(staff, number, { intent: 'cancel', 'quantity.1': '1', reason: 'sold out' });
    expect(await stockOf(database, 'COAT-1')).toBe(50);
    expect(await refunds()).toEqual([12_000]);
    const moved = (more: object) =>
      Object.fromEntries(
        Object.entries({ ...address, ...more }).map(([name, value]) => [`address.${name}`, value]),
      );
    const wrong = await act(staff, number, { intent: 'address', ...moved({ postalCode: 'nowhere' }) });
    expect(await wrong.json()).toMatchObject({
      problem: 'wrong-address',
      addressErrors: [{ field: 'postalCode' }],
    });
    await act(staff, number, { intent: 'address', ...moved({ city: 'Leeds' }) });
    expect((await open(staff, number)).order.shippingAddress.city).toBe('Leeds');
    await act(staff, number, { intent: 'cancel', all: 'yes' });
    expect((await open(staff, number)).order).toMatchObject({ state: 'cancelled', can: { ship: false } });
    expect((await refunds()).reduce((sum, amount) => sum + amount, 0)).toBe(16_500);
  });

  it('[OPS-11] a return is announced, received by line and refunded', async () => {
    const staff = await signUp('staff', 'service');
    const number = await buy(['DRESS-1', 'SOCKS-1']);
    await act(staff, number, { intent: 'ship', 'quantity.0': '1', 'quantity.1': '1' });
    const announced = { intent: 'announce', 'quantity.0': '1', 'quantity.1': '1', reason: 'faulty' };
    await act(staff, number, announced);
    const arrived = { intent: 'receive', 'restock.0': '1', 'writeOff.1': '1' };
    expect(await (await act(staff, number, { ...arrived, amount: 'lots' })).json()).toMatchObject({
      problem: 'too-much',
    });
    expect((await act(staff, number, { ...arrived, amount: '50.00' })).status).toBe(303);
    expect(await refunds()).toEqual([5000]);
    expect([await stockOf(database, 'DRESS-1'), await stockOf(database, 'SOCKS-1')]).toEqual([50, 49]);
    expect((await open(staff, number)).order).toMatchObject({ state: 'refunded', refunded: 5000 });
  });
});

describe('the page of a customer', () => {
  const PASSWORD = 'a long enough password';

  async function customer() {
    const browser = app.browser();
    const email = 'Grace.Hopper@example.com';
    const person = { email, password: PASSWORD, firstName: 'Grace', lastName: 'Hopper' };
    await browser.send('/sign-up', form(person));
    const { rows } = await database.pool.query('select id from customer where email = $1', [email]);
    return { browser, email, id: rows[0].id as string };
  }

  const post = async (staff: Browser, id: string, fields: Record<string, string>) =>
    staff.send(`/staff/customers/${id}`, form({ key: randomUUID(), ...fields }));

  it('[OPS-12] is found by name and email, and shows what is known', async () => {
    const staff = await signUp('staff', 'service');
    const { id, email } = await customer();
    await buy(['SOCKS-1'], { email });
    const find = async (text: string) =>
      numbersOf(await (await staff.send(`/staff/api/customers?q=${encodeURIComponent(text)}`)).json());
    expect(await find('hopp')).toEqual([id]);
    expect(await find('grace.hopper@ex')).toEqual([id]);
    await post(staff, id, { intent: 'note', text: 'Prefers email' });
    const { customer: page } = await (await staff.send(`/staff/customers/${id}`)).json();
    expect(page).toMatchObject({
      email,
      orderCount: 0,
      guestOrderCount: 1,
      events: [{ action: 'note', text: 'Prefers email' }],
      emails: [{ subject: expect.stringContaining('order') }, {}],
    });
    expect((await (await signUp('staff', 'warehouse')).send(`/staff/customers/${id}`)).status).toBe(404);
  });

  it('[OPS-12] deactivates: signed out everywhere, no sign-in until it is active again', async () => {
    const staff = await signUp('staff', 'service');
    const { browser, id, email } = await customer();
    expect((await browser.send('/account/details')).status).toBe(200);
    await post(staff, id, { intent: 'deactivate', text: 'fraud' });
    expect((await browser.send('/account/details')).status).toBe(302);
    const signIn = () => app.browser().send('/sign-in', form({ email, password: PASSWORD }));
    const refused = await signIn();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ outcome: { error: 'deactivated' } });
    await post(staff, id, { intent: 'reactivate' });
    expect((await signIn()).status).toBe(302);
    const { rows } = await database.pool.query('select action from customer_event order by id');
    expect(rows.map(({ action }) => action)).toEqual(['deactivate', 'reactivate']);
  });

  it('[OPS-12] exports the data, and erases the account when the address is typed again', async () => {
    const staff = await signUp('staff', 'service');
    const { id, email } = await customer();
    const file = await staff.send(`/staff/customer-data/${id}`, { method: 'POST' });
    expect(await file.json()).toMatchObject({ account: { email, firstName: 'Grace' } });
    const wrong = await post(staff, id, { intent: 'erase', text: 'grace' });
    expect(await wrong.json()).toMatchObject({ problem: 'not-confirmed' });
    const erased = await post(staff, id, { intent: 'erase', text: email.toUpperCase() });
    expect(erased.headers.get('location')).toBe('/staff/customers');
    expect((await staff.send(`/staff/customers/${id}`)).status).toBe(404);
    const { rows } = await database.pool.query(
      `select action from staff_audit where subject = $1 and outcome = 'done' order by id`,
      [`customer ${id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['exported', 'erase']);
  });

  it('[OPS-12] leaves accounts of staff alone', async () => {
    const staff = await signUp('admin');
    const { rows } = await database.pool.query('select id, email from customer');
    expect(await (await post(staff, rows[0].id, { intent: 'deactivate' })).json()).toMatchObject({
      problem: 'staff',
    });
    const erase = { intent: 'erase', text: rows[0].email };
    expect(await (await post(staff, rows[0].id, erase)).json()).toMatchObject({ problem: 'staff' });
  });
});
