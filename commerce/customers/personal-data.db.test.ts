import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '#commerce/email/outbox.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { createAddresses } from './addresses.server.ts';
import { createCustomers } from './customers.server.ts';
import { createPersonalData } from './personal-data.server.ts';
import { deriveKey } from './secrets.server.ts';
import { createSessions } from './sessions.server.ts';

const PASSWORD = 'analytical engine';
const shop = { name: 'Selvedge', locale: 'en-GB' };
const home = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '12 St James’s Square',
  city: 'London',
  postcode: 'SW1Y 4LB',
  country: 'GB',
} as never;

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

async function open() {
  const sessions = createSessions(database, deriveKey('secret', 'session'));
  const outbox = createOutbox(database);
  const tokenKey = deriveKey('secret', 'customer-token');
  const customers = createCustomers({
    database,
    sessions,
    outbox,
    tokenKey,
    cost: { log2N: 8, r: 1, p: 1 },
  });
  const signUp = async (firstName: string) => {
    const customer = { email: `${firstName}@example.com`, password: PASSWORD, firstName, lastName: 'Byron' };
    const context = { home: 'https://shop.example', shop: 'Selvedge', locale: 'en-GB', client: '192.0.2.1' };
    const result = await customers.signUp(customer, context);
    if (result.kind !== 'ok') throw new Error('sign-up failed');
    return result.customerId;
  };
  const personalData = createPersonalData({ database, customers, outbox });
  const addresses = createAddresses(database);
  return {
    personalData,
    addresses,
    sessions,
    outbox,
    ada: await signUp('ada'),
    grace: await signUp('grace'),
  };
}

const rows = async (query: string, ...values: unknown[]) => (await database.pool.query(query, values)).rows;

/** Inserts an order, or an open payment, of a customer. */
async function insertOrder(customerId: string, isSettled = true) {
  await database.pool.query(
    `insert into basket (id, customer_id, currency, country, expires_at)
     values ('basket', $1, 'GBP', 'GB', now() + interval '1 day')`,
    [customerId],
  );
  await database.pool.query(
    `insert into payment_attempt (id, idempotency_key, fingerprint, basket_id, provider, method, state, amount, currency, snapshot, payment_token)
     values ('attempt', 'key', 'print', 'basket', 'sandbox', 'card', $1, 5000, 'GBP', '{}', 'token')`,
    [isSettled ? 'authorised' : 'pending'],
  );
  if (!isSettled) return;
  await database.pool.query(
    `insert into shop_order (id, number, attempt_id, customer_id, access_key, state, brand_slug, locale, email, total, currency, snapshot)
     values ('order', 'S100001', 'attempt', $1, 'key', 'placed', 'selvedge', 'en-GB', 'ada@example.com', 5000, 'GBP', $2)`,
    [customerId, { total: 5000, customerId, lines: [] }],
  );
}

describe('personal data', () => {
  it('is exported in full, without data of other customers', async () => {
    const { personalData, addresses, ada, grace } = await open();
    await addresses.save(ada, home);
    await insertOrder(ada);
    const mine = await personalData.export(ada);
    expect(mine.account).toMatchObject({ email: 'ada@example.com', firstName: 'ada', rewardsPoints: 0 });
    expect(mine.addresses).toMatchObject([{ address: { city: 'London' } }]);
    expect(mine.orders).toMatchObject([{ number: 'S100001', contents: { total: 5000 } }]);
    expect(mine.baskets).toHaveLength(1);
    const text = JSON.stringify(mine);
    for (const secret of ['password', 'token', ada]) expect(text).not.toContain(secret);
    expect(await personalData.export(grace)).toMatchObject({
      addresses: [],
      orders: [],
      baskets: [],
      reviews: [],
    });
  });

  it('is deleted when the account is closed, except orders', async () => {
    const { personalData, addresses, sessions, outbox, ada, grace } = await open();
    await addresses.save(ada, home);
    await insertOrder(ada);
    const { token } = await sessions.signIn(ada, null);
    expect(await personalData.closeAccount(ada, PASSWORD, shop)).toBe('closed');
    expect(await rows('select id from customer')).toEqual([{ id: grace }]);
    expect(await rows('select id from customer_address')).toEqual([]);
    expect(await rows('select id from basket')).toEqual([]);
    expect(await rows('select number, customer_id from shop_order')).toEqual([
      { number: 'S100001', customer_id: null },
    ]);
    expect(await sessions.find(token)).toBeNull();
    expect((await outbox.listNewest(1))[0]).toMatchObject({
      recipient: 'ada@example.com',
      subject: 'Your account is closed',
    });
  });

  it('is not deleted when the password is wrong', async () => {
    const { personalData, ada } = await open();
    expect(await personalData.closeAccount(ada, 'difference engine', shop)).toBe('wrong-password');
    expect(await rows('select id from customer where id = $1', ada)).toHaveLength(1);
  });

  it('is not deleted while a payment is open', async () => {
    const { personalData, ada } = await open();
    await insertOrder(ada, false);
    expect(await personalData.closeAccount(ada, PASSWORD, shop)).toBe('payment-open');
    expect(await rows('select id from customer where id = $1', ada)).toHaveLength(1);
  });

  it('is not deleted for staff accounts', async () => {
    const { personalData, ada } = await open();
    await database.pool.query(`update customer set role = 'staff' where id = $1`, [ada]);
    expect(await personalData.closeAccount(ada, PASSWORD, shop)).toBe('staff');
    expect(await rows('select id from customer where id = $1', ada)).toHaveLength(1);
  });
});
