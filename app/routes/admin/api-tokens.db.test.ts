import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taxRateResource } from '#commerce/tax/tax-rate-resource.ts';
import { type Browser, form, json, openCheckoutApp } from '#tests/checkout-app.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp();
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;
const read = async (browser: Browser, address: string) => (await browser.send(address)).json();

/** A token with these scopes that an owner makes. */
async function makeToken(owner: Browser, scopes: string[], name = 'Warehouse system'): Promise<string> {
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const body = { name, scopes, lastDay };
  const { record } = await (
    await owner.send('/staff/api/tokens', json({ intent: 'save', base: 0, body }))
  ).json();
  const made = await owner.send(`/staff/api/tokens/${record.id}`, json({ intent: 'act', action: 'issue' }));
  return (await made.json()).secret;
}

function asProgram(address: string, token: string, init: RequestInit = {}): Promise<Response> {
  return app.browser().send(address, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` },
  });
}

describe('API tokens', () => {
  it('[OPS-17] [OPS-04] do what their scopes allow, and are in the activity under their name', async () => {
    const owner = await app.staffMember('owner');
    const token = await makeToken(
      owner.browser,
      ['tools.read', 'settings.read', 'settings.write'],
      'Tax service',
    );
    expect((await asProgram('/staff/api/tax-rates', token)).status).toBe(200);
    expect((await asProgram('/staff/api/orders', token)).status).toBe(404);
    expect((await asProgram('/staff/api/team', token)).status).toBe(404);
    expect((await asProgram('/staff/tax-rates', token)).status).toBe(404);
    const rate = { ...taxRateResource.blank!('2026-11-16'), country: 'ZZ' };
    const saved = await asProgram(
      '/staff/api/tax-rates',
      token,
      json({ intent: 'save', base: 0, body: rate }),
    );
    expect(saved.status).toBe(200);
    const { record } = await saved.json();
    expect(record.history[0].author).toBe('token Tax service');
    const { rows } = await read(owner.browser, '/staff/api/activity?q=tax-rate');
    expect(rows[0].body).toMatchObject({
      who: 'token Tax service',
      role: 'token',
      action: 'made',
      outcome: 'done',
    });
    const listed = await read(owner.browser, '/staff/api/tokens?q=Tax');
    expect(listed.rows[0].body).toMatchObject({ prefix: token.slice(0, 13), owner: owner.email });
    expect(listed.rows[0].body.usedAt).not.toBeNull();
    expect(JSON.stringify(await query('select * from staff_token, record_history'))).not.toContain(token);
  });

  it('[OPS-17] need a scope to write, cannot make tokens, and are not taken for a browser', async () => {
    const owner = await app.staffMember('owner');
    const token = await makeToken(owner.browser, ['settings.read', 'staff.read', 'staff.write']);
    const rate = { intent: 'save', base: 0, body: {} };
    expect((await asProgram('/staff/api/tax-rates', token, json(rate))).status).toBe(404);
    const more = { name: 'More', scopes: ['orders.read'], lastDay: '2026-12-31' };
    const made = await asProgram('/staff/api/tokens', token, json({ intent: 'save', base: 0, body: more }));
    expect(made.status).toBe(422);
    const view = { intent: 'save-view', name: 'Mine', query: '' };
    expect((await asProgram('/staff/api/tax-rates', token, json(view))).status).toBe(404);
    for (const wrong of ['', 'x', `${token}x`, token.slice(0, -1), token.toUpperCase()])
      expect([wrong, (await asProgram('/staff/api/tax-rates', wrong)).status]).toEqual([wrong, 404]);
    expect((await asProgram('/staff', token)).status).toBe(404);
    const withCookie = { headers: { authorization: 'Bearer wrong', cookie: owner.browser.cookie } };
    expect((await app.browser().send('/staff/api/tax-rates', withCookie)).status).toBe(404);
  });

  it('[OPS-17] are given to the person in whose name they act, not to another owner or a program', async () => {
    const [owner, other] = [await app.staffMember('owner'), await app.staffMember('owner')];
    const token = await makeToken(owner.browser, ['settings.read'], 'Private');
    const program = await makeToken(owner.browser, ['staff.read', 'staff.write']);
    const { rows } = await read(owner.browser, '/staff/api/tokens?q=Private');
    const address = `/staff/api/tokens/${rows[0].id}`;
    const renew = json({ intent: 'act', action: 'renew' });
    expect((await other.browser.send(address, renew)).status).toBe(409);
    expect((await asProgram(address, program, renew)).status).toBe(409);
    expect((await asProgram('/staff/api/tax-rates', token)).status).toBe(200);
  });

  it('[OPS-17] end when they are replaced, removed, or over', async () => {
    const owner = await app.staffMember('owner');
    const token = await makeToken(owner.browser, ['settings.read'], 'Ends');
    const { rows } = await read(owner.browser, '/staff/api/tokens?q=Ends');
    const address = `/staff/api/tokens/${rows[0].id}`;
    const { secret } = await (
      await owner.browser.send(address, json({ intent: 'act', action: 'renew' }))
    ).json();
    expect((await asProgram('/staff/api/tax-rates', token)).status).toBe(404);
    expect((await asProgram('/staff/api/tax-rates', secret)).status).toBe(200);
    await query(`update staff_token set last_day = '2020-01-01' where id = $1`, [rows[0].id]);
    expect((await asProgram('/staff/api/tax-rates', secret)).status).toBe(404);
    const { revision, body } = await read(owner.browser, address);
    const tooLate = { intent: 'save', base: revision, body: { ...body, lastDay: '2031-01-01' } };
    expect((await (await owner.browser.send(address, json(tooLate))).json()).errors.lastDay).toContain(
      'a year',
    );
    expect((await owner.browser.send(address, json({ intent: 'remove', base: revision }))).status).toBe(200);
  });

  it('[OPS-17] deactivating somebody ends sessions and tokens, and they cannot come back by a link', async () => {
    const [owner, other] = [await app.staffMember('owner'), await app.staffMember('owner')];
    const token = await makeToken(other.browser, ['orders.read']);
    expect((await asProgram('/staff/api/orders', token)).status).toBe(200);
    const act = (action: string) =>
      owner.browser.send(`/staff/api/team/${other.email}`, json({ intent: 'act', action }));
    const signIn = () =>
      app.browser().send('/sign-in', form({ email: other.email, password: 'a long enough password' }));
    expect((await act('deactivate')).status).toBe(200);
    expect((await other.browser.send('/staff')).status).toBe(404);
    expect((await asProgram('/staff/api/orders', token)).status).toBe(404);
    expect((await signIn()).status).toBe(403);
    expect((await act('reactivate')).status).toBe(200);
    expect((await signIn()).status).toBe(302);
    expect((await asProgram('/staff/api/orders', token)).status).toBe(404);
  });
});
