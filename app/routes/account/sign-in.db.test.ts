import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, openCheckoutApp } from '#tests/checkout-app.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp();
});
afterAll(() => app.close());

const PASSWORD = 'a long enough password';

async function register() {
  const email = `${randomUUID()}@example.com`;
  const response = await app
    .browser()
    .send('/sign-up', form({ email, password: PASSWORD, firstName: 'Ada', lastName: 'Byron' }));
  expect(response.status).toBe(302);
  return email;
}

const signIn = (email: string, password: string, from: string, browser = app.browser()) => {
  const { headers, ...init } = form({ email, password });
  return browser.send('/sign-in', { ...init, headers: { ...headers, 'x-forwarded-for': from } });
};

const newestEmailTo = async (email: string) =>
  (await app.shop.customers.outbox.listNewest(100)).find(({ recipient }) => recipient === email);

describe('wrong passwords', () => {
  it('[ROUTE-08] slow down the network that guesses, and never lock out the owner elsewhere', async () => {
    const email = await register();
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await signIn(email, `guess ${n}`, '198.51.100.7')).status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toEqual(Array(7).fill(429));
    expect((await signIn(email, PASSWORD, '198.51.100.7')).status).toBe(429);
    expect((await signIn(email, PASSWORD, '203.0.113.20')).status).toBe(302);
  });

  it('[ROUTE-08] sent at the same time do not pass together', async () => {
    const email = await register();
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, n) => signIn(email, `guess ${n}`, '198.51.100.8')),
    );
    expect(sent.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('[ROUTE-08] from all addresses of one IPv6 network count together', async () => {
    const email = await register();
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await signIn(email, 'guess', `2001:db8:7:8:${n}::${n}`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await signIn(email, PASSWORD, '2001:db8:7:9::1')).status).toBe(302);
  });

  it('[ROUTE-08] from many networks end password sign-in for a while, and a link by email still signs in', async () => {
    const email = await register();
    await app.database.pool.query('update customer set email_confirmed_at = now() where email = $1', [email]);
    const statuses = [];
    for (let n = 0; n < 101; n += 1)
      statuses.push((await signIn(email, `guess ${n}`, `198.18.${n}.1`)).status);
    expect([statuses[99], statuses[100]]).toEqual([401, 429]);
    const refused = await signIn(email, PASSWORD, '203.0.113.21');
    expect(refused.status).toBe(429);
    expect((await refused.json()).outcome.error).toBe('linkOnly');

    const owner = app.browser();
    expect((await owner.send('/sign-in/link', form({ email, returnTo: '/wishlist' }))).status).toBe(200);
    const link = /http\S+\/sign-in\/link\?\S+/.exec((await newestEmailTo(email))?.body ?? '')?.[0] ?? '';
    const { token, returnTo } = Object.fromEntries(new URL(link).searchParams);
    expect(owner.cookie).toBe('');
    const redeemed = await owner.send('/sign-in/link', form({ token: token!, returnTo: returnTo! }));
    expect([redeemed.status, redeemed.headers.get('location')]).toEqual([302, '/wishlist']);
    expect((await (await owner.send('/account/details')).json()).email).toBe(email);
    const again = await app.browser().send('/sign-in/link', form({ token: token! }));
    expect(again.status).toBe(410);
  });
});

describe('a link that signs in', () => {
  it('[ROUTE-08] is not sent for an address that was never confirmed: its owner chooses a new password', async () => {
    const email = await register();
    await app.browser().send('/sign-in/link', form({ email }));
    expect((await newestEmailTo(email))?.body).toContain('/password-reset/new?token=');
  });

  it('[ROUTE-08] is asked for with the same answer whether or not there is an account', async () => {
    const known = await app.browser().send('/sign-in/link', form({ email: await register() }));
    const unknown = await app.browser().send('/sign-in/link', form({ email: 'nobody@example.com' }));
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect((await known.json()).kind).toBe((await unknown.json()).kind);
  });
});

describe('common passwords', () => {
  it('[ROUTE-08] are refused for a new account', async () => {
    const email = `${randomUUID()}@example.com`;
    for (const password of ['password123', 'Welcome2024!', 'qwertyuiop', '12345678']) {
      const response = await app
        .browser()
        .send('/sign-up', form({ email, password, firstName: 'Ada', lastName: 'Byron' }));
      expect([password, response.status]).toEqual([password, 422]);
      expect((await response.json()).errors.password).toBe('errors.passwordCommon');
    }
  });
});
