import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketResource } from '#commerce/markets/market-resource.ts';
import { blankPromotion } from '#commerce/promotions/promotion-schema.ts';
import { RESOURCES } from '#commerce/staff/resource-table.ts';
import { type Browser, json, openCheckoutApp } from '#tests/checkout-app.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp();
});
afterAll(() => app.close());

const read = async (browser: Browser, address: string) => {
  const response = await browser.send(address);
  return { status: response.status, said: await response.json().catch(() => null) };
};
const save = async (browser: Browser, resource: string, body: unknown, id = '', base = 0) => {
  const response = await browser.send(
    `/staff/api/${resource}${id && `/${encodeURIComponent(id)}`}`,
    json({ intent: 'save', base, body }),
  );
  return { status: response.status, said: await response.json().catch(() => null) };
};
const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;

async function placeOrder(number: string, brand: string, country: string) {
  const snapshot = JSON.stringify({
    brandSlug: brand,
    email: 'buyer@example.com',
    shippingAddress: { country, firstName: 'Bea', lastName: 'Buyer' },
    lines: [],
  });
  await query(
    `insert into payment_attempt (id, idempotency_key, fingerprint, basket_id, provider, method, state, amount, currency, snapshot, payment_token)
      values ($1, $1, '', $1, 'test', 'card', 'authorised', 100, 'GBP', $2, '')`,
    [number, snapshot],
  );
  await query(
    `insert into shop_order (id, number, attempt_id, access_key, state, brand_slug, locale, email, total, currency, snapshot)
      values ($1, $1, $1, '', 'placed', $2, 'en-GB', 'buyer@example.com', 100, 'GBP', $3)`,
    [number, brand, snapshot],
  );
}

describe('[OPS-03] an account limited to markets', () => {
  const numbers = async (browser: Browser) =>
    (await read(browser, '/staff/api/orders')).said.rows.map(({ id }: { id: string }) => id).sort();

  it('sees and changes the orders of its own markets only', async () => {
    await placeOrder('800001', 'wren', 'FR');
    await placeOrder('800002', 'wren', 'GB');
    await placeOrder('800003', 'coast', 'FR');
    const market = {
      ...{ ...marketResource.blank?.(''), name: 'France', code: 'wren-fr', brand: 'wren', currency: 'EUR' },
      ...{ countries: ['FR', 'BE'], languages: ['fr'], pathPrefix: 'fr' },
    };
    await query(`insert into resource_record (kind, id, body) values ('market', 'm1', $1)`, [market]);
    const { browser, id } = await app.staffMember('manager');
    expect(await numbers(browser)).toEqual(['800001', '800002', '800003']);
    await query(`update customer set staff_markets = '{wren-fr}' where id = $1`, [id]);
    expect(await numbers(browser)).toEqual(['800001']);
    expect((await browser.send('/staff/api/orders/800001')).status).toBe(200);
    expect((await browser.send('/staff/api/orders/800002')).status).toBe(404);
    expect((await browser.send('/staff/orders/800002')).status).toBe(404);
    const ship = json({ intent: 'act', action: 'ship' });
    expect((await browser.send('/staff/api/orders/800002', ship)).status).toBe(409);
    const queues = (await read(browser, '/staff')).said.queues as { name: string; count: number }[];
    expect(queues.find(({ name }) => name === 'dispatch')?.count).toBe(1);
    const found = (await read(browser, '/staff/search?q=buyer@example.com')).said;
    expect(JSON.stringify(found)).toContain('800001');
    expect(JSON.stringify(found)).not.toContain('800003');
    const month = new Date().toISOString().slice(0, 7);
    const csv = await (await browser.send(`/staff/reports/month-end?part=orders&month=${month}`)).text();
    expect(csv).toContain('800001');
    expect(csv).not.toContain('800002');
    // What every brand shares is left to accounts without a limit.
    const offer = { ...blankPromotion('2026-11-16'), name: 'Ten off' };
    expect((await save(browser, 'offers', offer)).status).toBe(409);
    expect((await save(browser, 'offers', { ...offer, site: 'coast' })).status).toBe(409);
    expect((await save(browser, 'offers', { ...offer, site: 'wren' })).status).toBe(200);
  });

  it('is set on the page of a member of staff, for markets that exist', async () => {
    const owner = await app.staffMember('owner');
    const member = await app.staffMember('service');
    const body = {
      ...{ email: member.email, firstName: 'Ada', lastName: 'Byron', role: 'service', brands: null },
      markets: ['nowhere'],
    };
    const wrong = await save(owner.browser, 'team', body, member.email);
    expect([wrong.status, wrong.said.errors]).toEqual([422, { markets: 'There is no market nowhere.' }]);
    const done = await save(owner.browser, 'team', { ...body, markets: ['wren-fr'] }, member.email);
    expect(done.said).toMatchObject({ kind: 'done', record: { body: { markets: ['wren-fr'] } } });
    expect(await numbers(member.browser)).toEqual(['800001']);
  });
});

describe('[OPS-03] a role of the shop’s own', () => {
  it('is made of permissions, given, changed at once for everybody, and kept while somebody has it', async () => {
    const owner = await app.staffMember('owner');
    const role = { name: 'Returns desk', permissions: ['orders.read', 'orders.refund'] };
    const made = await save(owner.browser, 'roles', role);
    expect(made.said).toMatchObject({ kind: 'done', record: { id: 'own-returns-desk' } });
    const member = await app.staffMember('warehouse');
    const body = {
      ...{ email: member.email, firstName: 'Ada', lastName: 'Byron', brands: null, markets: null },
      role: 'own-returns-desk',
    };
    expect((await save(owner.browser, 'team', body, member.email)).status).toBe(200);
    const statuses = async () =>
      Promise.all(
        ['orders', 'payments', 'stock'].map(
          async (name) => (await member.browser.send(`/staff/api/${name}`)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 404]);
    const { revision } = made.said.record;
    const more = { ...role, permissions: ['orders.read', 'products.read'] };
    expect((await save(owner.browser, 'roles', more, 'own-returns-desk', revision)).status).toBe(200);
    expect(await statuses()).toEqual([200, 404, 200]);
    const opened = (await read(owner.browser, '/staff/api/roles/own-returns-desk')).said;
    const remove = json({ intent: 'remove', base: opened.revision });
    const refused = await owner.browser.send('/staff/api/roles/own-returns-desk', remove);
    expect([refused.status, (await refused.json()).reason]).toEqual([
      409,
      'Somebody has this role. Give them another one first.',
    ]);
  });

  it('cannot give more than its owner has', async () => {
    const owner = await app.staffMember('owner');
    await save(owner.browser, 'roles', { name: 'Personnel', permissions: ['staff.read', 'staff.write'] });
    const { browser, id } = await app.staffMember('service');
    await query(`update customer set staff_role = 'own-personnel' where id = $1`, [id]);
    const body = { email: 'new@example.com', firstName: 'N', lastName: 'N', brands: null, markets: null };
    for (const role of ['owner', 'warehouse'])
      expect((await save(browser, 'team', { ...body, role })).said.errors).toEqual({
        role: 'A role that you give may not do more than you may.',
      });
    const roles = await save(browser, 'roles', { name: 'All', permissions: ['settings.write'] });
    expect(roles.said.errors).toHaveProperty('permissions');
    expect((await save(browser, 'team', { ...body, role: 'own-personnel' })).status).toBe(200);
    expect(
      (await save(browser, 'team', { ...body, email: 'other@example.com', role: 'gone' })).said.errors,
    ).toEqual({
      role: 'There is no such role.',
    });
  });
});

it('[OPS-03] every resource says whose it is, but those that all brands share', () => {
  const shared = RESOURCES.filter(({ brandOf }) => !brandOf).map(({ name }) => name);
  expect(shared).toEqual(['customers', 'reviews', 'tokens', 'activity']);
});

describe('[OPS-05] a payment without an order that needs a person', () => {
  it('is on the home page, and is settled with what was found', async () => {
    const { browser } = await app.staffMember('service');
    const snapshot = JSON.stringify({
      ...{ brandSlug: 'wren', email: 'paid@example.com', lines: [] },
      shippingAddress: { country: 'GB', firstName: 'Pat', lastName: 'Payer' },
    });
    const waiting = async (id: string, state: string) =>
      query(
        `insert into payment_attempt (id, idempotency_key, fingerprint, basket_id, provider, method, state, amount, currency, snapshot, payment_token, escalated_at)
          values ($1, $1, '', $1, 'test', 'card', $2, 4200, 'GBP', $3, 'token', now())`,
        [id, state, snapshot],
      );
    await waiting('unknown-1', 'unknown');
    await waiting('taken-1', 'authorised');
    const queues = (await read(browser, '/staff')).said.queues;
    expect(queues).toContainEqual({ name: 'payments', count: 2, to: '/staff/payments' });
    const { rows } = (await read(browser, '/staff/api/payments?q=paid@example.com')).said;
    expect(rows.map(({ id }: { id: string }) => id).sort()).toEqual(['taken-1', 'unknown-1']);
    const act = async (id: string, action: string, input?: unknown) => {
      const response = await browser.send(
        `/staff/api/payments/${id}`,
        json({ intent: 'act', action, input }),
      );
      return { status: response.status, said: await response.json() };
    };
    const stateOf = async (id: string) =>
      (
        await query(
          'select state, escalated_at as since, must_refund as due from payment_attempt where id = $1',
          [id],
        )
      )[0];
    expect((await act('unknown-1', 'settle', { outcome: 'not-charged', text: '' })).said.errors).toEqual({
      text: 'Write what you found.',
    });
    expect(
      (await act('unknown-1', 'settle', { outcome: 'not-charged', text: 'No trace there' })).status,
    ).toBe(200);
    expect(await stateOf('unknown-1')).toEqual({ state: 'refused', since: null, due: false });
    expect((await act('unknown-1', 'settle', { outcome: 'not-charged', text: 'Again' })).status).toBe(409);
    expect((await act('taken-1', 'settle', { outcome: 'not-charged', text: 'Hm' })).said.reason).toBe(
      'The provider has taken this payment. Refund it there first.',
    );
    expect((await act('taken-1', 'refund-again')).status).toBe(200);
    expect(await stateOf('taken-1')).toEqual({ state: 'authorised', since: null, due: true });
    const audited = await query(
      `select action, outcome from staff_audit where subject = 'payment unknown-1' order by id`,
    );
    expect(audited).toContainEqual({ action: 'settle', outcome: 'done' });
  });
});
