import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { navigationFor } from '#app/admin/shell/navigation.ts';
import type { StaffRole } from '#commerce/resources/permissions.ts';
import { codeAt, stepOf } from '#commerce/staff/totp.server.ts';
import { type Browser, form, json, openCheckoutApp } from '#tests/checkout-app.ts';

/** The clock of the second factor. */
const clock = { now: new Date() };
let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp({ now: () => clock.now, factorRoles: ['manager'] });
});
afterAll(() => app.close());

type Member = Awaited<ReturnType<typeof app.staffMember>>;

const PASSWORD = 'a long enough password';
const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;

const read = async (browser: Browser, address: string) => (await browser.send(address)).json();
const act = (browser: Browser, email: string, action: string, input?: unknown) =>
  browser.send(`/staff/api/team/${encodeURIComponent(email)}`, json({ intent: 'act', action, input }));
const newest = async (to: string) =>
  (
    await query('select subject, body, content from outbox where recipient = $1 order by id desc limit 1', [
      to,
    ])
  )[0];
const linkIn = (body: string) => new URL(/https?:\/\/\S+/.exec(body)![0]);
const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.send('/sign-in', form({ email, password, returnTo: '/staff' }));

describe('inviting staff', () => {
  const invite = async (owner: Browser, email: string) => {
    const body = { email, firstName: 'Grace', lastName: 'Hopper', role: 'warehouse', brands: null };
    return (await owner.send('/staff/api/team', json({ intent: 'save', base: 0, body }))).json();
  };

  it('[OPS-17] sends a link that makes the account once, and is stored as a hash', async () => {
    const owner = await app.staffMember('owner');
    const email = `${randomUUID()}@example.com`;
    expect(await invite(owner.browser, email)).toMatchObject({
      kind: 'done',
      record: { body: { state: 'invited' } },
    });
    const { subject, body, content } = await newest(email);
    expect(subject).toBe('Ada Byron invites you to the back office of localhost');
    expect(content).toMatchObject({ kind: 'staff-invitation', text: { button: 'Choose a password' } });
    const link = linkIn(body);
    const token = link.searchParams.get('token')!;
    expect(await query('select from customer_token where token_hash = $1', [token])).toEqual([]);

    const invited = app.browser();
    const choose = (password: string) =>
      invited.send(`${link.pathname}${link.search}`, form({ token, password }));
    expect((await choose('short')).status).toBe(422);
    const chosen = await choose('correct horse battery staple');
    expect([chosen.status, chosen.headers.get('location')]).toEqual([
      302,
      '/sign-in?reset&returnTo=%2Fstaff',
    ]);
    expect((await choose('another password of mine')).status).toBe(410);
    expect((await signIn(invited, email, 'correct horse battery staple')).headers.get('location')).toBe(
      '/staff',
    );
    expect((await invited.send('/staff/orders')).status).toBe(200);
    expect((await read(owner.browser, `/staff/api/team/${email}`)).body.state).toBe('active');
    expect((await act(owner.browser, email, 'invite')).status).toBe(409);
  });

  it('[OPS-17] again ends the earlier link; withdrawn or expired links do nothing', async () => {
    const owner = await app.staffMember('owner');
    const email = `${randomUUID()}@example.com`;
    await invite(owner.browser, email);
    const first = linkIn((await newest(email)).body).searchParams.get('token')!;
    await act(owner.browser, email, 'invite');
    const second = linkIn((await newest(email)).body).searchParams.get('token')!;
    expect(second).not.toBe(first);
    const redeem = async (token: string) =>
      (await app.browser().send('/password-reset/new', form({ token, password: 'correct horse battery' })))
        .status;
    expect(await redeem(first)).toBe(410);
    await query(
      `update customer_token set expires_at = now() - interval '1 second' where purpose = 'staff-invitation'`,
    );
    expect(await redeem(second)).toBe(410);
    expect((await read(owner.browser, `/staff/api/team/${email}`)).body.state).toBe('expired');
    await act(owner.browser, email, 'invite');
    const third = linkIn((await newest(email)).body).searchParams.get('token')!;
    expect((await act(owner.browser, email, 'withdraw')).status).toBe(200);
    expect(await redeem(third)).toBe(410);
    expect(await query('select role from customer where email = $1', [email])).toEqual([
      { role: 'customer' },
    ]);
  });
});

it('[OPS-17] the last owner is neither removed, deactivated nor given another role, even by two at once', async () => {
  await query(`update customer set role = 'customer', staff_role = null where role = 'admin'`);
  const [one, two] = [await app.staffMember('owner'), await app.staffMember('owner')];
  const remove = async (by: Member, whom: Member) => {
    const { revision } = await read(by.browser, `/staff/api/team/${whom.email}`);
    return by.browser.send(`/staff/api/team/${whom.email}`, json({ intent: 'remove', base: revision }));
  };
  await Promise.all([remove(one, two), remove(two, one)]);
  const owners = await query(`select email from customer where role = 'admin'`);
  expect(owners).toHaveLength(1);
  const last = owners[0].email === one.email ? one : two;
  expect((await act(last.browser, last.email, 'deactivate')).status).toBe(409);
  expect((await (await remove(last, last)).json()).reason).toBe('Make another person an owner first.');
  const { body, revision } = await read(last.browser, `/staff/api/team/${last.email}`);
  const demoted = { intent: 'save', base: revision, body: { ...body, role: 'analyst' } };
  const response = await last.browser.send(`/staff/api/team/${last.email}`, json(demoted));
  expect([response.status, (await response.json()).errors]).toEqual([
    422,
    { role: 'Make another person an owner first.' },
  ]);
});

describe('the second factor', () => {
  const secretOf = async (browser: Browser) => {
    const { setUp } = await read(browser, '/sign-in/second-factor');
    expect(setUp.path).toMatch(/^M\d/);
    return fromBase32(setUp.secret);
  };
  const send = (browser: Browser, code: string) =>
    browser.send('/sign-in/second-factor', form({ code, returnTo: '/staff' }));
  const later = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };

  async function withFactor(role: StaffRole = 'service') {
    const member = await app.staffMember(role);
    const secret = await secretOf(member.browser);
    const code = () => codeAt(secret, stepOf(clock.now));
    const { codes } = await (await send(member.browser, code())).json();
    later(90);
    return { ...member, code, codes: codes as string[] };
  }

  it('[OPS-17] opens the back office after the password, and not before', async () => {
    const member = await withFactor();
    expect(member.codes).toHaveLength(10);
    expect((await member.browser.send('/staff/orders')).status).toBe(200);

    const next = app.browser();
    const location = (await signIn(next, member.email)).headers.get('location');
    expect(location).toBe('/sign-in/second-factor?returnTo=%2Fstaff');
    const asked = await next.send('/staff/orders?status=to-ship');
    expect([asked.status, asked.headers.get('location')]).toEqual([
      302,
      '/sign-in/second-factor?returnTo=%2Fstaff%2Forders%3Fstatus%3Dto-ship',
    ]);
    expect((await next.send('/staff/api/orders', json({}))).status).toBe(404);
    expect((await read(next, location!)).setUp).toBeNull();
    expect((await send(next, '000000')).status).toBe(422);
    expect((await send(next, member.code())).headers.get('location')).toBe('/staff');
    expect((await next.send('/staff/orders')).status).toBe(200);
  });

  it('[OPS-17] refuses a code that was used before, in another browser too', async () => {
    const member = await withFactor();
    const [one, two] = [app.browser(), app.browser()];
    await signIn(one, member.email);
    await signIn(two, member.email);
    const code = member.code();
    const statuses = await Promise.all([send(one, code), send(two, code)]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([302, 422]);
    later(30);
    expect((await send(two, code)).status).toBe(422);
  });

  it('[OPS-17] slows down guesses, and a right code does not help while it waits', async () => {
    const member = await withFactor();
    const browser = app.browser();
    await signIn(browser, member.email);
    const statuses = [];
    for (let guess = 0; guess < 8; guess++) statuses.push((await send(browser, '123456')).status);
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(statuses.slice(6)).toEqual([429, 429]);
    expect((await send(browser, member.code())).status).toBe(429);
    later(901);
    expect((await send(browser, member.code())).status).toBe(302);
  });

  it('[OPS-17] accepts each recovery code once; they are stored as hashes, the secret encrypted', async () => {
    const member = await withFactor();
    const [code, spare] = member.codes;
    const sign = async (given: string) => {
      const browser = app.browser();
      await signIn(browser, member.email);
      return (await send(browser, given)).status;
    };
    expect(await sign(code!.toLowerCase())).toBe(302);
    expect(await sign(code!)).toBe(422);
    const stored = JSON.stringify(
      await query('select * from staff_recovery_code, staff_factor where staff_factor.customer_id = $1', [
        member.id,
      ]),
    );
    expect(stored).not.toContain(spare);
    const [row] = await query('select secret from staff_factor where customer_id = $1', [member.id]);
    await query('update staff_factor set secret = $2 where customer_id = $1', [
      (await withFactor()).id,
      row.secret,
    ]);
    const renewed = await member.browser.send(
      '/staff/security',
      form({ intent: 'renew-codes', code: member.code() }),
    );
    expect((await renewed.json()).codes).toHaveLength(10);
    expect(await sign(spare!)).toBe(422);
  });

  it('[OPS-17] is required of the roles that the shop names, and turned off only with a code', async () => {
    const manager = await app.staffMember('manager');
    expect((await manager.browser.send('/staff')).headers.get('location')).toContain(
      '/sign-in/second-factor',
    );
    const secret = await secretOf(manager.browser);
    const { codes } = await (await send(manager.browser, codeAt(secret, stepOf(clock.now)))).json();
    expect(codes).toHaveLength(10);
    expect((await manager.browser.send('/staff')).status).toBe(200);
    later(60);
    const turnOff = (code: string) =>
      manager.browser.send('/staff/security', form({ intent: 'turn-off', code }));
    expect((await turnOff('111111')).status).toBe(422);
    expect((await turnOff(codeAt(secret, stepOf(clock.now)))).status).toBe(303);
    expect((await app.browser().send('/staff')).status).toBe(404);
  });

  it('[OPS-17] of somebody who lost a phone is removed by an owner, who signs them out', async () => {
    const owner = await app.staffMember('owner');
    const member = await withFactor();
    expect((await act(owner.browser, member.email, 'reset-factor')).status).toBe(200);
    expect((await member.browser.send('/staff')).status).toBe(404);
    const browser = app.browser();
    expect((await signIn(browser, member.email)).headers.get('location')).toBe('/staff');
    expect((await browser.send('/staff')).status).toBe(200);
  });
});

describe('an account of some brands', () => {
  it('[OPS-17] brings no files in, since they may change every brand', async () => {
    const upload = async (brands: string[] | null) => {
      const { browser } = await app.staffMember('merchandiser', brands);
      const file = { method: 'POST', headers: { 'content-length': '2' }, body: '{}' };
      return (await browser.send('/staff/catalogue/upload', file)).status;
    };
    expect([await upload(['coast']), await upload(null)]).toEqual([404, 400]);
    const pages = (brands: string[] | null) =>
      navigationFor({ role: 'merchandiser', brands }).flatMap(({ items }) => items.map(({ to }) => to));
    expect(pages(['coast'])).not.toContain('/staff/catalogue');
    expect(pages(null)).toContain('/staff/catalogue');
  });
});

describe('sessions', () => {
  it('[OPS-17] are listed with device, address and time, and end singly or all', async () => {
    const member = await app.staffMember('service');
    const open = async (agent: string) => {
      const browser = app.browser();
      const headers = { 'user-agent': agent };
      await browser.send('/sign-in', { ...form({ email: member.email, password: PASSWORD }), headers });
      return browser;
    };
    const phone = await open('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/605');
    const laptop = await open('Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Firefox/140.0');
    const { sessions, currentId } = await read(laptop, '/staff/security');
    expect(sessions).toHaveLength(3);
    const [own, onPhone] = sessions;
    expect(own).toMatchObject({ id: currentId, userAgent: expect.stringContaining('Firefox') });
    expect(Date.parse(own.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    await laptop.send('/staff/security', form({ intent: 'end', session: onPhone.id }));
    expect((await phone.send('/staff')).status).toBe(404);
    await laptop.send('/staff/security', form({ intent: 'end-others' }));
    expect((await member.browser.send('/staff')).status).toBe(404);
    expect((await read(laptop, '/staff/security')).sessions).toHaveLength(1);

    const { subject, body } = await newest(member.email);
    expect(subject).toBe('A new device signed in to your staff account');
    expect(body).toContain('Firefox, Mac');
    const stranger = await app.staffMember('service');
    await stranger.browser.send('/staff/security', form({ intent: 'end', session: currentId }));
    expect((await laptop.send('/staff')).status).toBe(200);
  });

  it('[OPS-17] owners end those of others, and shoppers leave no address', async () => {
    const [owner, member] = [await app.staffMember('owner'), await app.staffMember('service')];
    await signIn(member.browser, member.email);
    const { extra } = await read(owner.browser, `/staff/api/team/${member.email}`);
    for (const { id } of extra.sessions)
      expect((await act(owner.browser, member.email, 'end-session', { session: id })).status).toBe(200);
    expect((await member.browser.send('/staff')).status).toBe(404);
    await app.signedUp();
    const [shopper] = await query('select client, user_agent from session order by created_at desc limit 1');
    expect(shopper).toEqual({ client: null, user_agent: null });
  });
});

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
