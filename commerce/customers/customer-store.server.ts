import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.server.ts';
import { normaliseEmail } from './credentials.ts';
import { hashToken, newToken } from './secrets.server.ts';
import type { ShopperRole } from './shopper-state.ts';

export interface AccountRow {
  id: string;
  first_name: string;
  email_confirmed_at: Date | null;
  password_hash: string;
  /** Since then the customer cannot sign in. */
  deactivated_at: Date | null;
}

interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  locale: string;
  role?: ShopperRole;
  isConfirmed?: boolean;
}

const HOUR = 3_600_000;
const TOKEN_LIFETIME_MS = { 'reset-password': HOUR, 'sign-in': HOUR, 'confirm-email': 48 * HOUR } as const;
type TokenPurpose = keyof typeof TOKEN_LIFETIME_MS;
/** Invitations of staff are issued with the account. */
type RedeemedPurpose = TokenPurpose | 'staff-invitation';

/** Storage of customer accounts and of the one-time tokens in their emails. */
export interface CustomerStore {
  /** The confirmed owner of an address, else the account that claimed it first. */
  findByEmail(email: string): Promise<AccountRow | null>;
  findPasswordHash(customerId: string): Promise<string | null>;
  /** Returns the new id. An address that is confirmed already is not inserted again. */
  insert(account: NewAccount): Promise<string>;
  /** False when another account has confirmed the same address. */
  confirmEmail(customerId: string): Promise<boolean>;
  setPasswordHash(customerId: string, passwordHash: string): Promise<void>;
  setName(customerId: string, firstName: string, lastName: string): Promise<void>;
  /** The id of the confirmed account whose role was set, or null. */
  setRole(email: string, role: ShopperRole): Promise<string | null>;
  setBenefits(customerId: string, rewardsPoints: number, premierUntil: Date | null): Promise<void>;
  /** Replaces earlier tokens for the same purpose. */
  issueToken(customerId: string, purpose: TokenPurpose): Promise<string>;
  /** The customer of a valid token. A token works once. */
  redeemToken(token: string, ...purposes: RedeemedPurpose[]): Promise<string | null>;
}

export function createCustomerStore({ pool }: Database, tokenKey: Buffer, now: () => Date): CustomerStore {
  return {
    async findByEmail(email) {
      const { rows } = await pool.query<AccountRow>(
        `select id, first_name, email_confirmed_at, password_hash, deactivated_at from customer where lower(email) = lower($1)
         order by email_confirmed_at is null, created_at, id limit 1`,
        [normaliseEmail(email)],
      );
      return rows[0] ?? null;
    },

    async findPasswordHash(customerId) {
      const { rows } = await pool.query<{ password_hash: string }>(
        'select password_hash from customer where id = $1',
        [customerId],
      );
      return rows[0]?.password_hash ?? null;
    },

    async insert({ email, passwordHash, firstName, lastName, locale, role, isConfirmed }) {
      const id = randomUUID();
      await pool.query(
        `insert into customer (id, email, email_confirmed_at, password_hash, first_name, last_name, role, affiliate_id, locale)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
        [
          id,
          normaliseEmail(email),
          isConfirmed ? now() : null,
          passwordHash,
          firstName.trim(),
          lastName.trim(),
          role ?? 'customer',
          randomBytes(6).toString('hex'),
          locale,
        ],
      );
      return id;
    },

    async confirmEmail(customerId) {
      const { rowCount } = await pool.query(
        `update customer c set email_confirmed_at = coalesce(email_confirmed_at, $2) where id = $1 and not exists
           (select 1 from customer o where lower(o.email) = lower(c.email) and o.id <> c.id and o.email_confirmed_at is not null)`,
        [customerId, now()],
      );
      return (rowCount ?? 0) > 0;
    },

    async setPasswordHash(customerId, passwordHash) {
      await pool.query('update customer set password_hash = $2 where id = $1', [customerId, passwordHash]);
    },

    async setName(customerId, firstName, lastName) {
      await pool.query('update customer set first_name = $2, last_name = $3 where id = $1', [
        customerId,
        firstName.trim(),
        lastName.trim(),
      ]);
    },

    async setRole(email, role) {
      const { rows } = await pool.query<{ id: string }>(
        'update customer set role = $2 where lower(email) = lower($1) and email_confirmed_at is not null returning id',
        [normaliseEmail(email), role],
      );
      return rows[0]?.id ?? null;
    },

    async setBenefits(customerId, rewardsPoints, premierUntil) {
      await pool.query('update customer set rewards_points = $2, premier_until = $3 where id = $1', [
        customerId,
        rewardsPoints,
        premierUntil,
      ]);
    },

    async issueToken(customerId, purpose) {
      const token = newToken();
      const expiresAt = new Date(now().getTime() + TOKEN_LIFETIME_MS[purpose]);
      await pool.query('delete from customer_token where customer_id = $1 and purpose = $2', [
        customerId,
        purpose,
      ]);
      await pool.query(
        'insert into customer_token (token_hash, customer_id, purpose, expires_at) values ($1, $2, $3, $4)',
        [hashToken(tokenKey, token), customerId, purpose, expiresAt],
      );
      return token;
    },

    async redeemToken(token, ...purposes) {
      const { rows } = await pool.query<{ customer_id: string }>(
        `delete from customer_token t using customer c where t.token_hash = $1 and t.purpose = any($2) and t.expires_at > $3
           and c.id = t.customer_id and c.deactivated_at is null returning t.customer_id`,
        [hashToken(tokenKey, token), purposes, now()],
      );
      return rows[0]?.customer_id ?? null;
    },
  };
}
