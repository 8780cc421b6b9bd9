import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '#commerce/email/outbox.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { createCustomers } from './customers.server.ts';
import { hashPassword, verifyPassword } from './password.server.ts';
import { createRequestSession, SESSION_COOKIE } from './request-session.server.ts';
import { deriveKey } from './secrets.server.ts';
import { CUSTOMER_LIFETIME_MS, createSessions } from './sessions.server.ts';

const CHEAP = { log2N: 8, r: 1, p: 1 };
const context = { home: 'https://shop.example', shop: 'Selvedge', locale: 'en-GB', client: '192.0.2.1' };
const ada = { email: 'Ada@Example.com', password: 'analytical engine', firstName: 'Ada', lastName: 'Byron' };

let database: TestDatabase;
let clock: Date;
beforeEach(async () => {
  database = await testDatabase();
  clock = new Date('2026-11-15T12:00:00Z');
});
afterEach(() => database.close());

function open() {
  const now = () => clock;
  const sessions = createSessions(database, deriveKey('secret', 'session'), now);
  const outbox = createOutbox(database);
  const customers = createCustomers({
    database,
    sessions,
    outbox,
    tokenKey: deriveKey('secret', 'customer-token'),
    cost: CHEAP,
    now,
  });
  const emails = async () =>
    (await outbox.listNewest(10)).map(({ recipient, subject, body }) => ({ recipient, subject, body }));
  return { sessions, customers, emails };
}

const tokenIn = (body: string) => /token=([\w-]+)/.exec(body)![1]!;

describe('passwords', () => {
  it('are stored as salted scrypt hashes', async () => {
    const [one, other] = [await hashPassword('engine', CHEAP), await hashPassword('engine', CHEAP)];
    expect(one).not.toBe(other);
    expect(one).not.toContain('engine');
    expect(await verifyPassword('engine', one)).toBe(true);
    expect(await verifyPassword('Engine', one)).toBe(false);
    expect(await verifyPassword('engine', 'nonsense')).toBe(false);
  });
});

describe('signing up and in', () => {
  it('[ROUTE-08] makes an account that is signed in to whatever the case of the address', async () => {
    const { customers } = open();
    const up = await customers.signUp(ada, context);
    const back = await customers.authenticate(
      { email: ' ada@example.COM ', password: ada.password },
      '192.0.2.1',
    );
    expect(up).toEqual(back);
    expect(up.kind).toBe('ok');
  });

  it('gives the same result for a wrong password and an unknown address', async () => {
    const { customers } = open();
    await customers.signUp(ada, context);
    const wrong = await customers.authenticate({ email: ada.email, password: 'x' }, '192.0.2.1');
    const unknown = await customers.authenticate({ email: 'nobody@example.com', password: 'x' }, '192.0.2.1');
    expect(wrong).toEqual({ kind: 'wrong' });
    expect(unknown).toEqual(wrong);
  });

  it('gives the same result for a taken address, and emails the owner', async () => {
    const { customers, emails } = open();
    const first = await customers.signUp(ada, context);
    await customers.confirmEmail(tokenIn((await emails())[0]!.body));
    const thief = await customers.signUp({ ...ada, password: 'something else' }, context);
    expect(thief.kind).toBe('ok');
    expect(thief).not.toEqual(first);
    expect((await emails())[0]!.subject).toBe('You already have an account');
    // The address still belongs to the account that confirmed it.
    expect(await customers.authenticate({ email: ada.email, password: ada.password }, '192.0.2.1')).toEqual(
      first,
    );
    expect(
      (await customers.authenticate({ email: ada.email, password: 'something else' }, '192.0.2.1')).kind,
    ).toBe('wrong');
  });

  it('an unconfirmed account loses the address to the account that confirms it', async () => {
    const { customers, emails } = open();
    await customers.signUp({ ...ada, password: 'squatter password' }, context);
    const owner = await customers.signUp(ada, context);
    const [newest] = await emails();
    expect(await customers.confirmEmail(tokenIn(newest!.body))).toBe(true);
    expect(await customers.authenticate({ email: ada.email, password: ada.password }, '192.0.2.1')).toEqual(
      owner,
    );
  });

  it('[ROUTE-08] password guesses in a signed-in browser are locked too, even for the right guess', async () => {
    const { customers } = open();
    const result = await customers.signUp(ada, context);
    if (result.kind !== 'ok') throw new Error(result.kind);
    const change = (current: string) =>
      customers.changePassword(result.customerId, current, 'a new long password', 'this-session');
    for (let guess = 0; guess < 10; guess += 1) expect(await change(`guess ${guess}`)).toBe(false);
    expect(await change(ada.password)).toBe(false);
  });

  it('wrong tries wait longer and longer, for known and unknown addresses alike', async () => {
    const { customers } = open();
    await customers.signUp(ada, context);
    await customers.authenticate({ email: ada.email, password: ada.password }, '10.0.0.1');
    for (const email of [ada.email, 'nobody@example.com']) {
      const attempt = async () => {
        const result = await customers.authenticate({ email, password: 'x' }, '10.0.0.1');
        return result.kind === 'too-many' ? result.retryAfterSeconds : result.kind;
      };
      for (let n = 0; n < 5; n += 1) expect(await attempt()).toBe('wrong');
      for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
        expect(await attempt()).toBe(seconds);
        clock = new Date(clock.getTime() + (seconds - 1) * 1000);
        expect(await attempt()).toBe(1);
        clock = new Date(clock.getTime() + 1000);
        expect(await attempt()).toBe('wrong');
      }
      clock = new Date(clock.getTime() + 24 * 3_600_000);
      for (let n = 0; n < 5; n += 1) expect(await attempt()).toBe('wrong');
      expect(await attempt()).toBe(30);
    }
  });
});

describe('a forgotten password', () => {
  it('gives the same result for every address; the link works once, for an hour, and ends every session', async () => {
    const { customers, sessions, emails } = open();
    const up = await customers.signUp(ada, context);
    if (up.kind !== 'ok') throw new Error(up.kind);
    const { token: cookie } = await sessions.signIn(up.customerId, null);
    expect(await customers.requestPasswordReset('nobody@example.com', context)).toBeNull();
    expect(await customers.requestPasswordReset(ada.email, context)).toBeNull();
    const [email] = await emails();
    expect(email!.subject).toBe('Choose a new password');
    const token = tokenIn(email!.body);
    expect(await customers.resetPassword(token, 'a new password')).toEqual({ customerId: up.customerId });
    expect(await customers.resetPassword(token, 'again')).toBeNull();
    expect(await sessions.find(cookie)).toBeNull();
    expect(
      (await customers.authenticate({ email: ada.email, password: 'a new password' }, '192.0.2.1')).kind,
    ).toBe('ok');
  });

  it('a link that is too old no longer works', async () => {
    const { customers, emails } = open();
    await customers.signUp(ada, context);
    await customers.requestPasswordReset(ada.email, context);
    const token = tokenIn((await emails())[0]!.body);
    clock = new Date(clock.getTime() + 61 * 60_000);
    expect(await customers.resetPassword(token, 'a new password')).toBeNull();
  });
});

describe('a session', () => {
  it('is stored as a keyed hash, so the table alone does not open it', async () => {
    const { sessions } = open();
    const { token } = await sessions.startGuest();
    const { rows } = await database.pool.query('select token_hash from session');
    expect(rows[0].token_hash).not.toContain(token);
    const otherShop = createSessions(database, deriveKey('another secret', 'session'), () => clock);
    expect(await otherShop.find(token)).toBeNull();
    expect((await sessions.find(token))?.record.customer).toBeNull();
  });

  it('is extended while it is used and expires otherwise', async () => {
    const { sessions, customers } = open();
    const up = await customers.signUp(ada, context);
    if (up.kind !== 'ok') throw new Error(up.kind);
    const { token } = await sessions.signIn(up.customerId, null);
    clock = new Date(clock.getTime() + CUSTOMER_LIFETIME_MS - 1000);
    expect((await sessions.find(token))?.wasRenewed).toBe(true);
    clock = new Date(clock.getTime() + CUSTOMER_LIFETIME_MS - 1000);
    expect(await sessions.find(token)).not.toBeNull();
    clock = new Date(clock.getTime() + CUSTOMER_LIFETIME_MS + 1000);
    expect(await sessions.find(token)).toBeNull();
  });

  it('gets a new token at sign-in, and the old one is not valid any more', async () => {
    const { sessions, customers } = open();
    const up = await customers.signUp(ada, context);
    if (up.kind !== 'ok') throw new Error(up.kind);
    const request = createRequestSession(sessions, undefined, true);
    expect(await request.current()).toBeNull();
    expect(request.cookies()).toEqual([]);
    await request.ensure();
    const [planted] = request.cookies();
    const header = planted!.split(';')[0]!;
    const next = createRequestSession(sessions, header, true);
    await next.signIn(up.customerId);
    const [fresh] = next.cookies();
    expect(fresh).toMatch(
      new RegExp(`^${SESSION_COOKIE}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax; Expires=.+; Secure$`),
    );
    expect(await createRequestSession(sessions, header, true).current()).toBeNull();
    const after = createRequestSession(sessions, fresh!.split(';')[0], true);
    expect((await after.customer())?.email).toBe(ada.email);
    await after.signOut();
    expect(await createRequestSession(sessions, fresh!.split(';')[0], true).current()).toBeNull();
  });

  it('[STAFF-05] has the role customer where the site does not identify staff', async () => {
    const { sessions, customers } = open();
    const up = await customers.signUp(ada, context);
    if (up.kind !== 'ok') throw new Error(up.kind);
    await database.pool.query("update customer set role = 'admin' where id = $1", [up.customerId]);
    const { token } = await sessions.signIn(up.customerId, null);
    const roleWith = async (identify: 'session-role' | 'off') =>
      (await createRequestSession(sessions, `${SESSION_COOKIE}=${token}`, true, identify).customer())?.role;
    expect(await roleWith('session-role')).toBe('admin');
    expect(await roleWith('off')).toBe('customer');
    const signingIn = await createRequestSession(sessions, undefined, true, 'off').signIn(up.customerId);
    expect(signingIn.customer?.role).toBe('customer');
  });

  it('an invalid cookie is ignored', async () => {
    const { sessions } = open();
    for (const value of ['', 'x', `${'a'.repeat(43)}`, "' or 1=1 --", '%00']) {
      expect(await createRequestSession(sessions, `${SESSION_COOKIE}=${value}`, false).current()).toBeNull();
    }
  });
});

describe('inviting staff', () => {
  const person = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron', role: 'admin' as const };
  const roles = async () =>
    (await database.pool.query('select role from customer order by created_at, role')).rows.map(
      ({ role }) => role,
    );

  it('gives a token that sets a password once', async () => {
    const { customers } = open();
    const token = await customers.inviteStaff(person);
    expect(await customers.authenticate({ email: person.email, password: '' }, '::1')).toEqual({
      kind: 'wrong',
    });
    expect(await customers.resetPassword(token, 'difference engine')).not.toBeNull();
    expect(await customers.resetPassword(token, 'another engine')).toBeNull();
    const result = await customers.authenticate(
      { email: person.email, password: 'difference engine' },
      '::1',
    );
    expect(result.kind).toBe('ok');
    expect(await roles()).toEqual(['admin']);
  });

  it('promotes the confirmed account of the address, never an unconfirmed one', async () => {
    const { customers } = open();
    await customers.signUp(ada, context);
    await customers.inviteStaff(person);
    expect((await roles()).sort()).toEqual(['admin', 'customer']);
    await customers.inviteStaff({ ...person, role: 'staff' });
    expect((await roles()).sort()).toEqual(['customer', 'staff']);
  });
});
