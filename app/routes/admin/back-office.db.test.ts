import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerResource } from '#commerce/promotions/offer-resource.ts';
import { type Browser, json, openCheckoutApp, SKU } from '#tests/checkout-app.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp();
});
afterAll(() => app.close());

const staff = async (...as: Parameters<typeof app.staffMember>): Promise<Browser> =>
  (await app.staffMember(...as)).browser;

async function read(browser: Browser, address: string) {
  const response = await browser.send(address);
  return { status: response.status, said: response.status === 200 ? await response.json() : null };
}

const offer = (name: string, code: string | null) => ({
  intent: 'save',
  base: 0,
  body: { ...offerResource.blank!('2026-11-15'), name, code },
});

async function placeOrder(number: string, email: string, brand: string) {
  await app.database.pool.query(
    `with attempt as (insert into payment_attempt (id, idempotency_key, fingerprint, basket_id, provider, method, state,
        amount, currency, snapshot, payment_token) values ($1, $1, '', $1, 'sandbox', 'card', 'captured', 100, 'GBP', '{}', '')
        returning id)
      insert into shop_order (id, number, attempt_id, access_key, state, brand_slug, locale, email, total, currency, snapshot)
        select $1, $1, id, '', 'placed', $3, 'en-GB', $2, 100, 'GBP', '{}' from attempt`,
    [number, email, brand],
  );
}

describe('a resource over HTTP', () => {
  it('[OPS-01] lists, filters, sorts and exports what was saved', async () => {
    const browser = await staff('merchandiser');
    for (const sent of [offer('Ten off', 'TEN'), offer('Welcome', null), offer('Advent', 'ADVENT')])
      expect((await browser.send('/staff/api/offers', json(sent))).status).toBe(200);
    const names = async (query: string) =>
      (await read(browser, `/staff/api/offers?${query}`)).said.rows.map(
        ({ body }: { body: { name: string } }) => body.name,
      );
    expect(await names('sort=name')).toEqual(['Advent', 'Ten off', 'Welcome']);
    expect(await names('applies=code&sort=-name')).toEqual(['Ten off', 'Advent']);
    expect(await names('q=welc')).toEqual(['Welcome']);
    const file = await browser.send('/staff/api/offers?applies=code&format=csv');
    expect(file.headers.get('content-disposition')).toContain('offers-');
    expect((await file.text()).trim().split('\r\n')).toHaveLength(3);
    const { said } = await read(browser, '/staff/offers?sort=name');
    expect(said).toMatchObject({ canWrite: true, actions: ['pause', 'resume'], page: { total: 3 } });

    const csv = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'name,percent\nHalf,500\n' };
    const checked = await (await browser.send('/staff/api/offers?import=apply', csv)).json();
    expect(checked).toMatchObject({ kind: 'checked', wrong: 1, errors: [{ line: 2, column: 'percent' }] });

    await browser.send(
      '/staff/api/offers',
      json({ intent: 'save-view', name: 'Codes', query: 'applies=code' }),
    );
    expect((await read(browser, '/staff/offers')).said.views).toMatchObject([{ name: 'Codes' }]);
    expect((await read(await staff('manager'), '/staff/offers')).said.views).toEqual([]);
  });

  it('[OPS-06] finds orders by the days of the shop, not by those of UTC', async () => {
    await placeOrder('700200', 'late@example.com', 'selvedge');
    await app.database.pool.query(
      `update shop_order set placed_at = '2026-06-30T23:30:00Z', state = 'delivered' where number = '700200'`,
    );
    const browser = await staff('warehouse');
    const found = async (query: string) =>
      (await read(browser, `/staff/api/orders?${query}`)).said.rows.map(({ id }: { id: string }) => id);
    expect(await found('from=2026-07-01&until=2026-07-01')).toEqual(['700200']);
    expect(await found('from=2026-06-30&until=2026-06-30')).toEqual([]);
    expect((await browser.send('/staff/api/orders?from=2026-13-45')).status).toBe(200);
  });

  it('[OPS-02] answers conflicts, errors and unknown records with their own status', async () => {
    const browser = await staff('merchandiser');
    const { record } = await (
      await browser.send('/staff/api/offers', json(offer('Spring', 'SPRING')))
    ).json();
    const address = `/staff/api/offers/${record.id}`;
    const save = (body: object, base: number) => browser.send(address, json({ intent: 'save', base, body }));
    expect((await save({ ...record.body, percent: 20 }, record.revision)).status).toBe(200);
    const late = await save({ ...record.body, percent: 30 }, record.revision);
    expect([late.status, (await late.json()).record.body.percent]).toEqual([409, 20]);
    const { said: now } = await read(browser, address);
    const wrong = await save({ ...now.body, percent: 101 }, now.revision);
    expect([wrong.status, (await wrong.json()).errors]).toEqual([422, { percent: 'Write at most 100.' }]);
    const restored = { intent: 'restore', changeId: now.history.at(-1).id, base: now.revision };
    expect((await (await browser.send(address, json(restored))).json()).record.body.percent).toBe(10);
    expect((await browser.send('/staff/api/offers/nothing')).status).toBe(404);
    expect((await browser.send('/staff/api/nothing')).status).toBe(404);
    for (const bad of ['{', '[]', '{"intent":"save"}', '{"intent":"fly","base":0}'])
      expect([bad, (await browser.send(address, json(bad))).status]).toEqual([bad, 400]);
  });

  it('[OPS-01] describes itself to other programs, for what the account may read', async () => {
    const { said } = await read(await staff('merchandiser'), '/staff/api');
    expect(said.openapi).toBe('3.1.0');
    expect(said.components.schemas.offers.properties.percent).toBeDefined();
    expect(Object.keys(said.paths)).toContain('/staff/api/offers/{id}');
    expect(Object.keys(said.paths)).not.toContain('/staff/api/team');
  });

  it('[OPS-03] is not there for roles without its permission, and not to be changed by those who only read', async () => {
    const picker = await staff('warehouse');
    expect((await picker.send('/staff/api/offers')).status).toBe(404);
    expect((await picker.send('/staff/offers')).status).toBe(404);
    const analyst = await staff('analyst');
    expect((await read(analyst, '/staff/offers')).said).toMatchObject({ canWrite: false, actions: [] });
    expect((await analyst.send('/staff/api/offers', json(offer('Mine', null)))).status).toBe(404);
    expect((await (await app.signedUp()).send('/staff/api/offers')).status).toBe(404);
  });

  it('[OPS-03] [OPS-04] owners give roles, which hold at once and are in the activity', async () => {
    const owner = await staff('owner');
    const colleague = await app.signedUp();
    const { rows } = await app.database.pool.query(
      `update customer set email_confirmed_at = now() where id = (select customer_id from session
        where customer_id is not null order by created_at desc limit 1) returning email`,
    );
    const { email } = rows[0];
    const body = { email, firstName: 'Grace', lastName: 'Hopper', role: 'warehouse', brands: null };
    expect((await colleague.send('/staff/orders')).status).toBe(404);
    const made = await owner.send('/staff/api/team', json({ intent: 'save', base: 0, body }));
    expect(await made.json()).toMatchObject({ kind: 'done', record: { id: email } });
    expect((await colleague.send('/staff/orders')).status).toBe(200);
    expect((await colleague.send('/staff/api/team')).status).toBe(404);

    const { said } = await read(owner, `/staff/api/activity?q=${encodeURIComponent(`made ${email}`)}`);
    expect(said.rows[0].body).toMatchObject({ action: 'made', subject: `staff ${email}`, outcome: 'done' });
    const { said: entry } = await read(owner, `/staff/api/activity/${said.rows[0].id}`);
    expect(entry.extra.after).toMatchObject({ role: 'warehouse' });
    const { said: refused } = await read(owner, '/staff/api/activity?status=refused');
    expect(refused.rows.length).toBeGreaterThan(0);
  });
});

describe('[OPS-03] an account of single brands', () => {
  const productOf = (brands: string[]) =>
    app.database.pool.query(
      `update product set details = jsonb_set(details, '{availableFascias}', $1::jsonb)`,
      [JSON.stringify(brands)],
    );
  const act = async (browser: Browser, change: number) => {
    const input = { change, reason: 'count', note: '' };
    const sent = json({ intent: 'act', action: 'adjust', input });
    return (await browser.send(`/staff/api/stock/${SKU}`, sent)).status;
  };
  const skus = async (browser: Browser, list: string) =>
    (await read(browser, `/staff/api/${list}`)).said.rows.map(
      ({ body }: { body: { sku: string } }) => body.sku,
    );

  it('sees and changes the stock of its own products only', async () => {
    const [own, other] = [await staff('warehouse', ['wren']), await staff('warehouse', ['coast'])];
    await productOf(['wren']);
    expect([await act(own, 2), await act(other, 2)]).toEqual([200, 409]);
    for (const list of ['stock', 'stock-adjustments'])
      expect([await skus(own, list), await skus(other, list)]).toEqual([[SKU], []]);
    expect((await other.send(`/staff/stock/${SKU}`)).status).toBe(404);
    await productOf([]);
    expect([await skus(own, 'stock'), await act(own, 1)]).toEqual([[SKU], 409]);
    expect((await read(own, `/staff/stock/${SKU}`)).said).toMatchObject({ canWrite: false, actions: [] });
  });

  it('reads the categories of every brand, and leaves them as they are', async () => {
    const limited = await staff('merchandiser', ['wren']);
    const { said } = await read(limited, '/staff/api/categories');
    const [{ id, body }] = said.rows;
    const { order: _order, depth: _depth, products: _products, ...category } = body;
    const save = json({ intent: 'save', base: 0, body: category });
    expect((await limited.send(`/staff/api/categories/${id}`, save)).status).toBe(409);
    const move = json({ intent: 'act', action: 'move', input: { parent: null, before: null } });
    expect((await limited.send(`/staff/api/categories/${id}`, move)).status).toBe(409);
    expect((await read(limited, `/staff/categories/${id}`)).said.canWrite).toBe(false);
    expect((await read(await staff('merchandiser'), `/staff/categories/${id}`)).said.canWrite).toBe(true);
  });

  it('is told which figures of a report are not by brand', async () => {
    expect((await read(await staff('analyst', ['wren']), '/staff/reports')).said.isLimited).toBe(true);
    expect((await read(await staff('analyst'), '/staff/reports')).said.isLimited).toBe(false);
  });
});

describe('home and search', () => {
  it('[OPS-05] show what waits for this person, and find orders, customers, products and pages', async () => {
    await placeOrder('700123', 'buyer@example.com', 'wren');
    await placeOrder('700124', 'buyer@example.com', 'selvedge');
    await app.database.pool.query(
      `insert into content_version (kind, key, brand, locale, state, body)
        values ('page', '/pages/quinces', '*', 'en-GB', 'draft', '{"title": "All about quinces"}')`,
    );
    const counts = async (browser: Browser) =>
      Object.fromEntries(
        (await read(browser, '/staff')).said.queues.map((queue: { name: string; count: number }) => [
          queue.name,
          queue.count,
        ]),
      );
    const manager = await staff('manager');
    expect(await counts(manager)).toEqual({ dispatch: 2, drafts: 1 });
    expect(await counts(await staff('warehouse', ['wren']))).toEqual({ dispatch: 1 });
    expect(await counts(await staff('content'))).toEqual({ drafts: 1 });

    const find = async (browser: Browser, text: string) =>
      (await read(browser, `/staff/search?q=${encodeURIComponent(text)}`)).said.found.map(
        ({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`,
      );
    expect(await find(manager, '700123')).toEqual(['order 700123']);
    expect(await find(manager, 'buyer@')).toEqual(['order 700124', 'order 700123']);
    expect(await find(manager, 'ada byron')).toContain('customer Ada Byron');
    expect(await find(manager, SKU)).toHaveLength(1);
    expect(await find(manager, 'quince')).toEqual(['page All about quinces']);
    expect(await find(manager, '%')).toEqual([]);
    const picker = await staff('warehouse', ['wren']);
    expect(await find(picker, 'buyer@')).toEqual(['order 700123']);
    expect(await find(picker, 'ada byron')).toEqual([]);
  });
});
