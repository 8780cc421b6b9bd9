import { randomBytes } from 'node:crypto';
import { hashesOf, hashToken, type Keys, keysOf } from '#commerce/customers/secrets.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { createGrowingDelay } from '#server/db/growing-delay.server.ts';
import { decryptSecret, encryptSecret } from './encrypted-secret.server.ts';
import { findStep, keyUri, toBase32 } from './totp.server.ts';

export type CodeResult = { kind: 'ok' } | { kind: 'wrong' } | { kind: 'too-many'; retryAfterSeconds: number };

/** The authenticator app of a member of staff, and the codes for the day when it is lost. */
export interface SecondFactor {
  state(customerId: string): Promise<{ isOn: boolean; recoveryCodesLeft: number }>;
  /** The secret to enter in the app, the same until it is confirmed; null when the factor is on already. */
  begin(customerId: string, shop: string, account: string): Promise<{ secret: string; uri: string } | null>;
  /** Turns the factor on with the first code of the app; the recovery codes are shown once. */
  confirm(
    customerId: string,
    code: string,
  ): Promise<{ kind: 'on'; recoveryCodes: string[] } | Exclude<CodeResult, { kind: 'ok' }>>;
  /** A code of the app, or a recovery code. Each works once. */
  check(customerId: string, code: string): Promise<CodeResult>;
  /** Ten new codes; the old ones no longer work. */
  renewRecoveryCodes(customerId: string): Promise<string[]>;
  turnOff(customerId: string): Promise<void>;
}

const RECOVERY_CODES = 10;
/** A million codes, three of them right: after five guesses each further one takes longer. */
const GUESSES = { name: 'second-factor', free: 5, firstSeconds: 30, maxSeconds: 900, forgetSeconds: 86_400 };

interface Parts {
  database: Database;
  /** Encrypts secrets, and hashes recovery codes. */
  key: Keys;
  now?: () => Date;
}

export function createSecondFactor({ database, key, now = () => new Date() }: Parts): SecondFactor {
  const { pool } = database;
  const guesses = createGrowingDelay(database, GUESSES, now);
  const coded = (customerId: string, code: string) => `${customerId} ${code}`;
  const [newestKey] = keysOf(key);

  async function readSecret(customerId: string) {
    const { rows } = await pool.query<{ secret: string; isOn: boolean }>(
      'select secret, confirmed_at is not null as "isOn" from staff_factor where customer_id = $1',
      [customerId],
    );
    const [row] = rows;
    // A secret of an unknown key is as good as none.
    const secret = row && firstOf(keysOf(key), (each) => decryptSecret(each, customerId, row.secret));
    return { secret: secret ?? null, isOn: row?.isOn ?? false, stored: row?.secret ?? '' };
  }

  /** Takes the code's time step; false when it, or a later one, was taken before. */
  async function takeStep(customerId: string, step: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      'update staff_factor set last_step = $2 where customer_id = $1 and last_step < $2',
      [customerId, step],
    );
    return rowCount === 1;
  }

  async function takeRecoveryCode(customerId: string, code: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      'delete from staff_recovery_code where customer_id = $1 and code_hash = any($2)',
      [customerId, hashesOf(key, coded(customerId, code))],
    );
    return rowCount === 1;
  }

  async function renewRecoveryCodes(customerId: string): Promise<string[]> {
    const codes = Array.from(
      { length: RECOVERY_CODES },
      () => toBase32(randomBytes(10)).match(/.{4}/g)?.join('-') ?? '',
    );
    await pool.query(
      `with old as (delete from staff_recovery_code where customer_id = $1)
       insert into staff_recovery_code (customer_id, code_hash) select $1, unnest($2::text[])`,
      [customerId, codes.map((code) => hashToken(key, coded(customerId, code)))],
    );
    return codes;
  }

  async function check(customerId: string, given: string): Promise<CodeResult> {
    const wait = await guesses.attempt(customerId);
    if (wait !== null) return { kind: 'too-many', retryAfterSeconds: wait };
    const code = given.replaceAll(/\s/g, '').toUpperCase().slice(0, 40);
    const { secret, stored } = await readSecret(customerId);
    const step = secret && findStep(secret, code, now());
    if (step && !decryptSecret(newestKey, customerId, stored))
      await pool.query('update staff_factor set secret = $3 where customer_id = $1 and secret = $2', [
        customerId,
        stored,
        encryptSecret(newestKey, customerId, secret),
      ]);
    const isRight = step ? await takeStep(customerId, step) : await takeRecoveryCode(customerId, code);
    if (!isRight) return { kind: 'wrong' };
    await guesses.reset(customerId);
    return { kind: 'ok' };
  }

  return {
    check,
    renewRecoveryCodes,

    async state(customerId) {
      const { rows } = await pool.query<{ isOn: boolean; left: number }>(
        `select exists (select from staff_factor where customer_id = $1 and confirmed_at is not null) as "isOn",
           (select count(*)::int from staff_recovery_code where customer_id = $1) as "left"`,
        [customerId],
      );
      return { isOn: rows[0]?.isOn ?? false, recoveryCodesLeft: rows[0]?.left ?? 0 };
    },

    async begin(customerId, shop, account) {
      const known = await readSecret(customerId);
      if (known.isOn) return null;
      // Of two pages that begin together one secret is stored, and both show it.
      if (!known.secret)
        await pool.query(
          `insert into staff_factor (customer_id, secret) values ($1, $2)
           on conflict (customer_id) do update set secret = $2 where staff_factor.secret = $3`,
          [customerId, encryptSecret(newestKey, customerId, randomBytes(20)), known.stored],
        );
      const { secret } = await readSecret(customerId);
      return secret && { secret: toBase32(secret), uri: keyUri(secret, shop, account) };
    },

    async confirm(customerId, code) {
      if ((await readSecret(customerId)).isOn) return { kind: 'wrong' };
      const result = await check(customerId, code);
      if (result.kind !== 'ok') return result;
      await pool.query('update staff_factor set confirmed_at = $2 where customer_id = $1', [
        customerId,
        now(),
      ]);
      return { kind: 'on', recoveryCodes: await renewRecoveryCodes(customerId) };
    },

    async turnOff(customerId) {
      // A factor that is set up later has not been shown in any session.
      await pool.query('update session set second_factor_at = null where customer_id = $1', [customerId]);
      await pool.query('delete from staff_recovery_code where customer_id = $1', [customerId]);
      await pool.query('delete from staff_factor where customer_id = $1', [customerId]);
    },
  };
}

/** The first result that is not null. */
function firstOf<Item, Result>(items: readonly Item[], find: (item: Item) => Result | null): Result | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
