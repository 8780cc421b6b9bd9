import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, openTillApp } from '#tests/till-app.ts';
import { address } from '#tests/tiny-store.ts';

let app: Awaited<ReturnType<typeof openTillApp>>;
beforeAll(async () => {
  app = await openTillApp();
});
afterAll(() => app.close());

describe('orders', () => {
  it("[BASKET-03] another's order, a wrong key and a number that was never given are all not there", async () => {
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

  it('[BASKET-03] looking up gives one answer for a wrong number and a wrong address, and not for ever', async () => {
    const look = (number: string) =>
      app.browser().send('/order', form({ number, email: 'nobody@example.com' }));
    expect((await look('100001')).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => look(String(n))));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  it('[BASKET-03] staff work is for staff', async () => {
    const browser = await app.signedUp();
    expect((await browser.send('/staff/orders')).status).toBe(404);
    const sent = form({ intent: 'dispatch', of: '100001' });
    expect((await browser.send('/staff/orders', sent)).status).toBe(404);
  });
});

describe("the customer's pages", () => {
  it("[ROUTE-08] another's address is as if it were not there", async () => {
    const [mine, other] = [await app.signedUp(), await app.signedUp()];
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
    const browser = await app.signedUp();
    await app.database.pool.query(`update session set expires_at = now() - interval '1 second'`);
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
