import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, form, json, openCheckoutApp } from '#tests/checkout-app.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
let editor: Browser;
beforeAll(async () => {
  app = await openCheckoutApp();
  editor = await app.signedUp();
  await query(`update customer set role = 'staff', staff_role = 'content' where role = 'customer'`);
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;
const read = async (address: string) => (await editor.send(address)).json();
const newest = async () =>
  (await query('select recipient, subject, body, content from outbox order by id desc limit 1'))[0];

describe('the page of emails', () => {
  it('[OPS-18] shows each email in each brand and language, and says that this shop sends none', async () => {
    const shown = await read('/staff/emails?email=order-dispatched&brand=oasis&language=fr');
    expect(shown).toMatchObject({
      choice: { kind: 'order-dispatched', brand: 'oasis' },

      canSend: true,
    });
    expect(shown.plainText).toContain('15501234567890');
    const frame = await editor.send('/staff/email-preview?email=staff-invitation&brand=oasis');
    expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await frame.text()).toContain('Grace Hopper has made an account for you');
    expect((await read('/staff/emails?email=nothing&brand=nothing&language=xx')).choice.kind).toBe(
      'order-placed',
    );
    expect((await (await app.signedUp()).send('/staff/emails')).status).toBe(404);
  });

  it('[OPS-18] sends a test to the person who asks, marked as one', async () => {
    const response = await editor.send(
      '/staff/emails',
      form({ email: 'return-requested', brand: 'coast', language: 'en-GB', to: 'victim@example.com' }),
    );
    const { sentTo } = await response.json();
    const sent = await newest();
    expect(sent).toMatchObject({ recipient: sentTo, subject: '[Test] Your return for order 100042' });
    expect(sent.content).toMatchObject({ kind: 'return-requested', brand: 'coast' });
  });
});

describe('texts of emails', () => {
  const address = '/staff/api/email-texts';
  const save = (id: string | null, body: object, base: number) =>
    editor.send(id ? `${address}/${id}` : address, json({ intent: 'save', base, body }));
  const resetFor = async (host = 'localhost') => {
    const email = (await query(`select email from customer where staff_role = 'content' limit 1`))[0].email;
    await app.browser().send('/password-reset', { ...form({ email }), headers: { host } });
    return newest();
  };

  it('[OPS-18] are edited for every brand or for one, with history, and hold for the next email', async () => {
    const id = 'reset-password.all.en-GB';
    const opened = await read(`${address}/${id}`);
    expect(opened.body).toMatchObject({ origin: 'shop', subject: 'Choose a new password' });
    const changed = await (
      await save(id, { ...opened.body, subject: 'A key for {shop}' }, opened.revision)
    ).json();
    expect(changed).toMatchObject({ kind: 'done', record: { body: { origin: 'own' } } });
    expect((await resetFor()).subject).toBe('A key for Selvedge');
    const copy = json({ intent: 'act', action: 'copy', input: { brand: 'selvedge' } });
    expect((await editor.send(`${address}/${id}`, copy)).status).toBe(200);
    expect((await editor.send(`${address}/${id}`, copy)).status).toBe(409);
    const ownId = 'reset-password.selvedge.en-GB';
    const own = await read(`${address}/${ownId}`);
    expect(own.body).toMatchObject({ brand: 'selvedge', subject: 'A key for {shop}' });
    expect((await read('/staff/emails?email=reset-password&brand=selvedge')).textId).toBe(ownId);
    const words = { ...own.body, subject: 'Only here', bodyText: 'Press:\n\n{link}' };
    expect((await save(ownId, words, own.revision)).status).toBe(200);
    const { subject, body, content } = await resetFor();
    expect(subject).toBe('Only here');
    expect(body).toMatch(
      /^Press:\n\nChoose a new password:\nhttp:\/\/localhost\/password-reset\/new\?token=/,
    );
    expect(content).toMatchObject({ brand: 'selvedge', text: { subject: 'Only here' } });

    const { revision, history } = await read(`${address}/${id}`);
    expect(history[0]).toMatchObject({ action: 'changed' });
    const removed = await editor.send(`${address}/${id}`, json({ intent: 'remove', base: revision }));
    expect(removed.status).toBe(200);
    expect((await read(`${address}/${id}`)).body.subject).toBe('Choose a new password');
  });

  it('[OPS-03] [OPS-18] an editor of one brand writes that brand its own, beginning with the text of all', async () => {
    const { browser } = await app.staffMember('content', ['coast']);
    const id = 'order-placed.all.en-GB';
    const copyFor = (brand: string) =>
      browser.send(`${address}/${id}`, json({ intent: 'act', action: 'copy', input: { brand } }));
    expect((await copyFor('oasis')).status).toBe(409);
    expect((await copyFor('coast')).status).toBe(200);
    const page = await (await browser.send(`/staff/email-texts/${id}`)).json();
    expect(page).toMatchObject({ canWrite: false, actions: ['copy'] });
    const own = await (await browser.send('/staff/email-texts/order-placed.coast.en-GB')).json();
    expect(own).toMatchObject({ canWrite: true, opened: { body: { brand: 'coast' } } });
    const { revision, body } = await read(`${address}/${id}`);
    const change = json({ intent: 'save', base: revision, body: { ...body, subject: 'Mine {number}' } });
    expect((await browser.send(`${address}/${id}`, change)).status).toBe(409);
  });

  it('[OPS-18] with an unknown or a missing variable are refused by name', async () => {
    const id = 'order-placed.all.en-GB';
    const { body, revision } = await read(`${address}/${id}`);
    const response = await save(id, { ...body, subject: 'Order {nmuber}', bodyText: 'Thank you' }, revision);
    expect(response.status).toBe(422);
    const { errors } = await response.json();
    expect(errors.subject).toContain('There is no {nmuber}');
    expect(errors.bodyText).toBe('This email needs {number}.');
    const moved = await save(id, { ...body, language: 'fr' }, revision);
    expect((await moved.json()).errors.email).toContain('stay as they are');
  });
});

describe('links in emails', () => {
  it('[OPS-18] name a host of the shop, whatever host a request names', async () => {
    const before = await query('select count(*) from outbox');
    const email = (await query(`select email from customer limit 1`))[0].email;
    const forged = {
      ...form({ email }),
      headers: { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    };
    await app.browser().send('/password-reset', forged);
    const rows = await query(`select body from outbox where body like '%evil.example%'`);
    expect(rows).toEqual([]);
    expect(Number((await query('select count(*) from outbox'))[0].count)).toBeGreaterThanOrEqual(
      Number(before[0].count),
    );
  });

  it('[OPS-18] end emails with one press of the mail program, without a session', async () => {
    const { unsubscribe } = app.shop.customers;
    const link = new URL(unsubscribe.linkFor('http://localhost', 'back-in-stock', 'ada@example.com'));
    await query(
      `insert into restock_wish (id, email, sku, label, shop, locale, link) values ('w', 'Ada@example.com', 's', 'l', 's', 'en-GB', 'http://localhost/')`,
    );
    const address = `${link.pathname}${link.search}`;
    expect(await (await app.browser().send(address)).json()).toEqual({ email: 'ada@example.com' });
    expect(await query('select from restock_wish')).toHaveLength(1);
    const press = form({ 'List-Unsubscribe': 'One-Click' });
    expect((await app.browser().send(address.replace('ada%40', 'grace%40'), press)).status).toBe(400);
    expect(await query('select from restock_wish')).toHaveLength(1);
    expect((await app.browser().send(address, press)).status).toBe(200);
    expect(await query('select from restock_wish')).toEqual([]);
  });
});
