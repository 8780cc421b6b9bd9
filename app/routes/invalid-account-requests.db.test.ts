import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, openCheckoutApp } from '#tests/checkout-app.ts';
import { address } from '#tests/shop-fixture.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp();
});
afterAll(() => app.close());

describe('orders', () => {
  it('[BASKET-03] are 404 for another customer, with a wrong key and for an unknown number', async () => {
    const { browser } = await app.withBasket(await app.signedUp());
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

  it('[BASKET-03] look-ups of unknown orders are 404, and throttled after some tries', async () => {
    const lookUp = (number: string) =>
      app.browser().send('/order', form({ number, email: 'nobody@example.com' }));
    expect((await lookUp('100001')).status).toBe(404);
    const responses = await Promise.all(Array.from({ length: 25 }, (_, n) => lookUp(String(n))));
    expect(responses.some(({ status }) => status === 429)).toBe(true);
  });

  it('[BASKET-03] of the staff pages are 404 for customers', async () => {
    const browser = await app.signedUp();
    expect((await browser.send('/staff/orders')).status).toBe(404);
    const sent = form({ intent: 'dispatch', of: '100001' });
    expect((await browser.send('/staff/orders', sent)).status).toBe(404);
  });
});

describe("the customer's pages", () => {
  it('[ROUTE-08] are 404 for another customer’s address', async () => {
    const [mine, other] = [await app.signedUp(), await app.signedUp()];
    const fields = Object.fromEntries(
      Object.entries(address).map(([name, value]) => [`book.${name}`, value]),
    );
    expect((await mine.send('/account/addresses', form(fields))).status).toBe(303);
    const { addresses } = await (await mine.send('/account/addresses')).json();
    const { id } = addresses[0];
    for (const intent of ['remove', 'default', 'save']) {
      const response = await other.send('/account/addresses', form({ ...fields, id, intent }));
      expect([intent, response.status]).toEqual([intent, 404]);
    }
    const wrong = form({ ...fields, 'book.postalCode': 'nowhere' });
    expect((await mine.send('/account/addresses', wrong)).status).toBe(422);
    expect((await (await mine.send('/account/addresses')).json()).addresses).toHaveLength(1);
  });

  it('[ROUTE-08] redirect an ended session to sign-in and change nothing', async () => {
    const browser = await app.signedUp();
    await app.database.pool.query(`update session set expires_at = now() - interval '1 second'`);
    for (const path of ['/account/addresses', '/account/details', '/account/orders/1']) {
      const response = await browser.send(path, form({ intent: 'password', current: 'x', next: 'y' }));
      expect([path, response.status]).toEqual([path, 302]);
      expect(response.headers.get('location')).toContain('/sign-in');
    }
  });

  it('[ROUTE-08] fill in again what was typed into a form that came after the session had ended', async () => {
    const browser = await app.signedUp();
    const signedIn = browser.cookie;
    await app.database.pool.query(`update session set expires_at = now() - interval '1 second'`);
    const fields = Object.fromEntries(
      Object.entries(address).map(([name, value]) => [`book.${name}`, value]),
    );
    const typed = { ...fields, 'book.city': 'Ambridge', password: 'hidden word' };
    const refused = await browser.send('/account/addresses', form(typed));
    expect(refused.status).toBe(302);
    const draft = /selvedge_draft=([\w-]+)/.exec(refused.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(Buffer.from(draft, 'base64url').toString()).not.toContain('hidden word');

    await app.database.pool.query(`update session set expires_at = now() + interval '1 hour'`);
    const cookies = `${signedIn}; selvedge_draft=${draft}`;
    const elsewhere = await app.browser().send('/account/details', { headers: { cookie: cookies } });
    expect(elsewhere.headers.get('set-cookie') ?? '').not.toContain('selvedge_draft=;');
    const again = await app.browser().send('/account/addresses', { headers: { cookie: cookies } });
    expect((await again.json()).draft).toMatchObject({ city: 'Ambridge' });
    expect(again.headers.get('set-cookie')).toContain(
      'selvedge_draft=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    );
    for (const bad of [
      'x',
      'bnVsbA',
      Buffer.from('{"path":"/account/addresses","fields":[1]}').toString('base64url'),
    ]) {
      const headers = { cookie: `${signedIn}; selvedge_draft=${bad}` };
      const response = await app.browser().send('/account/addresses', { headers });
      expect([bad, response.status, (await response.json()).draft]).toEqual([bad, 200, null]);
    }
  });

  it('[ROUTE-08] never redirect to another site after sign-in', async () => {
    for (const returnTo of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const response = await app.browser().send(
        '/sign-up',
        form({
          email: `${randomUUID()}@example.com`,
          password: 'a long enough password',
          firstName: 'A',
          lastName: 'B',
          returnTo,
        }),
      );
      expect(response.headers.get('location')).toMatch(/^\/(?![/\\])/);
    }
  });
});
