import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { form, openCheckoutApp } from '#tests/checkout-app.ts';
import { OIDC_CLIENT, type OidcAnswer, startOidcServer } from '#tests/oidc-server.ts';
import { createOidc } from './oidc.server.ts';

let provider: Awaited<ReturnType<typeof startOidcServer>>;
let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  provider = await startOidcServer();
  const gateway = createGateway({ log: { info: () => {}, warn: () => {} } });
  const singleSignOn = createOidc(gateway, {
    issuer: provider.issuer,
    ...OIDC_CLIENT,
    allowedDomain: 'shop.example',
  });
  app = await openCheckoutApp({ singleSignOn, factorRoles: ['service'] });
});
afterEach(() => {
  for (const name of Object.keys(provider.answer)) delete provider.answer[name as 'claims'];
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** From the button of the sign-in page to the address that the browser ends at. */
async function signIn(browser = app.browser()) {
  const started = await browser.send('/sign-in/sso?returnTo=/staff/orders');
  const location = started.headers.get('location')!;
  const back = provider.approve(location);
  const finished = await browser.send(back);
  return { browser, location, back, end: finished.headers.get('location') };
}

describe('single sign-on', () => {
  it('[OPS-17] signs a new person in with the default role, and recognises them by subject ever after', async () => {
    const { browser, location, end } = await signIn();
    const asked = new URL(location).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'shop',
      redirect_uri: 'http://localhost/sign-in/sso/callback',
      code_challenge_method: 'S256',
    });
    expect(end).toBe('/staff/orders');
    // The provider has asked for the second factor that the role needs.
    expect((await browser.send('/staff/orders')).status).toBe(200);
    expect((await browser.send('/staff/api/team')).status).toBe(404);
    provider.answer.claims = { email: 'grace.murray@shop.example' };
    await signIn();
    const { rows } = await app.database.pool.query(
      `select email, staff_role from customer where email like 'grace%'`,
    );
    expect(rows).toEqual([{ email: 'grace@shop.example', staff_role: 'service' }]);
  });

  it('[OPS-17] is the account of the staff list with this address, unless it is deactivated', async () => {
    const id = randomUUID();
    await app.database.pool.query(
      `insert into customer (id, email, email_confirmed_at, password_hash, first_name, last_name, role, staff_role, affiliate_id)
        values ($1, 'joan@shop.example', now(), '', 'Joan', 'Clarke', 'staff', 'warehouse', $1)`,
      [id],
    );
    provider.answer.claims = { sub: 'user-2', email: 'Joan@shop.example' };
    const { browser } = await signIn();
    expect((await browser.send('/staff/orders')).status).toBe(200);
    expect((await browser.send('/staff/offers')).status).toBe(404);
    await app.database.pool.query('update customer set deactivated_at = now() where id = $1', [id]);
    expect((await signIn()).end).toBe('/sign-in?refused');
    expect((await browser.send('/staff/orders')).status).toBe(404);
  });

  it.each<[string, OidcAnswer]>([
    ['for another client', { claims: { aud: 'another' } }],
    ['for several clients', { claims: { aud: ['shop', 'another'] } }],
    ['from another issuer', { claims: { iss: 'https://evil.example' } }],
    ['that has expired', { claims: { exp: 1_700_000_000 } }],
    ['of another sign-in', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['with an address that is not verified', { claims: { email_verified: false } }],
    ['with an address of another domain', { claims: { email: 'eve@shop.example.evil.example' } }],
    ['without an address', { claims: { email: undefined } }],
    ['signed with another key', { isForged: true }],
    ['signed with a key that is not known', { header: { kid: 'two' } }],
    ['without a signature', { header: { alg: 'none' } }],
    ['signed with a shared key', { header: { alg: 'HS256' } }],
  ])('[OPS-17] refuses a token %s', async (_what, answer) => {
    Object.assign(provider.answer, { ...answer, claims: { sub: randomUUID(), ...answer.claims } });
    const { browser, end } = await signIn();
    expect(end).toBe('/sign-in?refused');
    expect(browser.cookie).toBe('');
    expect((await browser.send('/staff')).status).toBe(404);
  });

  it('[OPS-17] does not sign in a browser with a response that another browser began', async () => {
    const victim = app.browser();
    const attacker = app.browser();
    const started = await attacker.send('/sign-in/sso');
    const back = provider.approve(started.headers.get('location')!);
    expect((await victim.send(back)).headers.get('location')).toBe('/sign-in?refused');
    // Not even one that has begun a sign-in of its own.
    await victim.send('/sign-in/sso');
    expect((await victim.send(back)).headers.get('location')).toBe('/sign-in?refused');
    expect(victim.cookie).toBe('');
    for (const query of ['', '?code=x', '?state=x', '?error=access_denied&state=x'])
      expect((await attacker.send(`/sign-in/sso/callback${query}`)).headers.get('location')).toBe(
        '/sign-in?refused',
      );
  });

  it('[OPS-17] works once, and leads to no other site', async () => {
    const { browser, back } = await signIn();
    expect((await browser.send(back)).headers.get('location')).toBe('/sign-in?refused');
    const other = app.browser();
    const started = await other.send('/sign-in/sso?returnTo=//evil.example');
    const finished = await other.send(provider.approve(started.headers.get('location')!));
    expect(finished.headers.get('location')).toBe('/staff');
  });

  it('[OPS-17] of an account with a password leaves the password as it is', async () => {
    const browser = app.browser();
    const email = 'ada@shop.example';
    const fields = { email, password: 'a long enough password', firstName: 'Ada', lastName: 'Byron' };
    await browser.send('/sign-up', form(fields));
    await app.database.pool.query(`update customer set email_confirmed_at = now() where email = $1`, [email]);
    provider.answer.claims = { sub: 'user-3', email };
    expect((await signIn()).end).toBe('/staff/orders');
    const again = await app.browser().send('/sign-in', form(fields));
    expect(again.status).toBe(302);
  });
});
