import { expect, it } from 'vitest';
import { deriveKey } from '#commerce/customers/secrets.server.ts';
import { createSessions } from '#commerce/customers/sessions.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { createSecondFactor } from './second-factor.server.ts';
import { codeAt, stepOf } from './totp.server.ts';

const [before, after] = ['first', 'second'].map((secret) => deriveKey(secret.repeat(8), 'test')) as [
  Buffer,
  Buffer,
];

it('[OPS-17] a session, an authenticator app and recovery codes outlive a change of the session secret', async () => {
  const database = await databaseForTest();
  await database.pool.query(
    `insert into customer (id, email, email_confirmed_at, password_hash, first_name, last_name, role, staff_role, affiliate_id)
      values ('c', 'ada@example.com', now(), '', 'Ada', 'Byron', 'staff', 'service', 'a')`,
  );
  const clock = { now: new Date('2026-11-16T12:00:00Z') };
  const now = () => clock.now;
  const factorWith = (key: Buffer | [Buffer, Buffer]) => createSecondFactor({ database, key, now });
  const codeNow = (secret: Buffer) => codeAt(secret, stepOf(clock.now));
  const later = () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
  };

  const { token } = await createSessions(database, before, now).signIn('c', null);
  const begun = await factorWith(before).begin('c', 'shop', 'ada@example.com');
  const secret = fromBase32(begun!.secret);
  const confirmed = await factorWith(before).confirm('c', codeNow(secret));
  expect(confirmed.kind).toBe('on');
  const codes = confirmed.kind === 'on' ? confirmed.recoveryCodes : [];

  // Without the old secret neither is known any more.
  later();
  expect(await createSessions(database, after, now).find(token)).toBeNull();
  expect((await factorWith(after).check('c', codeNow(secret))).kind).toBe('wrong');

  expect((await createSessions(database, [after, before], now).find(token))?.record.customer?.email).toBe(
    'ada@example.com',
  );
  expect((await factorWith([after, before]).check('c', codes[0]!)).kind).toBe('ok');
  later();
  expect((await factorWith([after, before]).check('c', codeNow(secret))).kind).toBe('ok');
  // That code has encrypted the app's secret anew: the old key is needed no more.
  later();
  expect((await factorWith(after).check('c', codeNow(secret))).kind).toBe('ok');
});

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
