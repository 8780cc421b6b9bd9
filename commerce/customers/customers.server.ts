import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type LetterKind, writeLetter } from '#commerce/email/letters.server.ts';
import type { Mailer } from '#commerce/email/mailer.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { createThrottle } from '#server/db/rate-limiter.server.ts';
import { tidyEmail } from './credentials.ts';
import { hashPassword, PASSWORD_COST, type PasswordCost, verifyPassword } from './password.server.ts';
import { hashToken, newToken } from './secret.server.ts';
import type { Sessions } from './sessions.server.ts';
import type { ShopperRole } from './shopper-state.ts';

/** Where the letter's links lead and in which words. */
export interface LetterContext {
  /** The shop's address with the shopper's language. */
  home: string;
  shop: string;
  locale: string;
  client: string;
}

export type SignInResult =
  | { kind: 'ok'; customerId: string }
  | { kind: 'wrong' }
  | { kind: 'too-many'; retryAfterSeconds: number };

export interface NewCustomer {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export interface Customers {
  signIn(credentials: { email: string; password: string }, client: string): Promise<SignInResult>;
  signUp(customer: NewCustomer, context: LetterContext): Promise<SignInResult>;
  /** Answers the same, and as fast, whether or not there is such an account. */
  askForReset(email: string, context: LetterContext): Promise<{ retryAfterSeconds: number } | null>;
  resetPassword(token: string, password: string): Promise<{ customerId: string } | null>;
  confirmEmail(token: string): Promise<boolean>;
  changePassword(customerId: string, current: string, next: string, sessionId: string): Promise<boolean>;
  /** Asked again before something that cannot be undone; guesses are counted. */
  isPasswordOf(customerId: string, password: string): Promise<boolean>;
  changeName(customerId: string, firstName: string, lastName: string): Promise<void>;
  /** Gives somebody a place among the staff; the token opens, once, the page for a password of their own. */
  appoint(person: Omit<NewCustomer, 'password'> & { role: ShopperRole }): Promise<string>;
  /** For the demo and for operators: an account that is there already is left as it is. */
  provide(
    customer: NewCustomer & { role: ShopperRole; rewardsPoints?: number; premierUntil?: Date },
  ): Promise<void>;
}

interface Parts {
  database: Database;
  sessions: Sessions;
  mailer: Mailer;
  tokenKey: Buffer;
  cost?: PasswordCost;
  now?: () => Date;
}

const HOUR = 3_600_000;
const TOKEN_LIFETIME_MS = { 'reset-password': HOUR, 'confirm-email': 48 * HOUR } as const;
/** Every answer about an address takes at least this long. */
const RESET_ANSWER_MS = 250;

interface AccountRow {
  id: string;
  first_name: string;
  email_confirmed_at: Date | null;
  password_hash: string;
}

export function createCustomers(parts: Parts): Customers {
  const { database, sessions, mailer, tokenKey, cost = PASSWORD_COST, now = () => new Date() } = parts;
  const { pool } = database;
  const perAddress = createThrottle(database, { name: 'sign-in-address', tries: 10, perSeconds: 900 });
  const perClient = createThrottle(database, { name: 'sign-in-client', tries: 300, perSeconds: 900 });
  const perReset = createThrottle(database, { name: 'reset', tries: 5, perSeconds: 3600 });
  // Somebody unknown costs the same work as somebody known.
  const nobody = hashPassword(randomBytes(16).toString('hex'), cost);

  /** The confirmed owner of an address, else whoever claimed it first. */
  async function accountOf(email: string): Promise<AccountRow | null> {
    const { rows } = await pool.query<AccountRow>(
      `select id, first_name, email_confirmed_at, password_hash from customer where lower(email) = lower($1)
       order by email_confirmed_at is null, created_at, id limit 1`,
      [tidyEmail(email)],
    );
    return rows[0] ?? null;
  }

  async function countTry(email: string, client: string): Promise<number | null> {
    return (await perClient.take(client)) ?? (await perAddress.take(`${tidyEmail(email).toLowerCase()}`));
  }

  async function insert(
    customer: NewCustomer & { role?: ShopperRole; isConfirmed?: boolean },
    locale: string,
  ) {
    const id = randomUUID();
    await pool.query(
      `insert into customer (id, email, email_confirmed_at, password_hash, first_name, last_name, role, affiliate_id, locale)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [
        id,
        tidyEmail(customer.email),
        customer.isConfirmed ? now() : null,
        await hashPassword(customer.password, cost),
        customer.firstName.trim(),
        customer.lastName.trim(),
        customer.role ?? 'customer',
        randomBytes(6).toString('hex'),
        locale,
      ],
    );
    return id;
  }

  async function issueToken(customerId: string, purpose: keyof typeof TOKEN_LIFETIME_MS): Promise<string> {
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
  }

  /** A token works once: taking it and using it up are one statement. */
  async function redeemToken(token: string, purpose: keyof typeof TOKEN_LIFETIME_MS): Promise<string | null> {
    const { rows } = await pool.query<{ customer_id: string }>(
      'delete from customer_token where token_hash = $1 and purpose = $2 and expires_at > $3 returning customer_id',
      [hashToken(tokenKey, token), purpose, now()],
    );
    return rows[0]?.customer_id ?? null;
  }

  async function confirm(customerId: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      `update customer c set email_confirmed_at = coalesce(email_confirmed_at, $2) where id = $1 and not exists
         (select 1 from customer o where lower(o.email) = lower(c.email) and o.id <> c.id and o.email_confirmed_at is not null)`,
      [customerId, now()],
    );
    return (rowCount ?? 0) > 0;
  }

  async function isPasswordOf(customerId: string, password: string): Promise<boolean> {
    const { rows } = await pool.query<{ password_hash: string }>(
      'select password_hash from customer where id = $1',
      [customerId],
    );
    // Whoever sits at a browser left open may guess ten times, not for ever.
    if (!rows[0] || (await perAddress.take(customerId)) !== null) return false;
    if (!(await verifyPassword(password, rows[0].password_hash))) return false;
    await perAddress.forget(customerId);
    return true;
  }

  const write = (kind: LetterKind, to: string, link: string, firstName: string, context: LetterContext) =>
    mailer.send(writeLetter(kind, context.locale, to, { firstName, link, shop: context.shop }));

  return {
    async signIn({ email, password }, client) {
      const wait = await countTry(email, client);
      if (wait !== null) return { kind: 'too-many', retryAfterSeconds: wait };
      const account = await accountOf(email);
      const isRight = await verifyPassword(password, account?.password_hash ?? (await nobody));
      if (!account || !isRight) return { kind: 'wrong' };
      await perAddress.forget(tidyEmail(email).toLowerCase());
      return { kind: 'ok', customerId: account.id };
    },

    async signUp(customer, context) {
      const wait = await countTry(customer.email, context.client);
      if (wait !== null) return { kind: 'too-many', retryAfterSeconds: wait };
      const account = await accountOf(customer.email);
      const isTheirs = await verifyPassword(customer.password, account?.password_hash ?? (await nobody));
      if (account && isTheirs) return { kind: 'ok', customerId: account.id };
      // Whoever holds the mailbox owns the address; this account is theirs only once they confirm it.
      const id = await insert(customer, context.locale);
      if (account?.email_confirmed_at) {
        const link = `${context.home}/password-reset`;
        await write('already-registered', customer.email, link, customer.firstName, context);
      } else {
        const link = `${context.home}/account/confirm?token=${await issueToken(id, 'confirm-email')}`;
        await write('confirm-email', customer.email, link, customer.firstName, context);
      }
      return { kind: 'ok', customerId: id };
    },

    async askForReset(email, context) {
      const wait =
        (await perClient.take(context.client)) ?? (await perReset.take(tidyEmail(email).toLowerCase()));
      if (wait !== null) return { retryAfterSeconds: wait };
      const work = async () => {
        const account = await accountOf(email);
        if (!account) return;
        const link = `${context.home}/password-reset/new?token=${await issueToken(account.id, 'reset-password')}`;
        await write('reset-password', tidyEmail(email), link, account.first_name, context);
      };
      await Promise.all([work(), delay(RESET_ANSWER_MS)]);
      return null;
    },

    async resetPassword(token, password) {
      const customerId = await redeemToken(token, 'reset-password');
      if (!customerId) return null;
      await pool.query('update customer set password_hash = $2 where id = $1', [
        customerId,
        await hashPassword(password, cost),
      ]);
      await confirm(customerId);
      await sessions.endAllOf(customerId);
      return { customerId };
    },

    async confirmEmail(token) {
      const customerId = await redeemToken(token, 'confirm-email');
      return customerId !== null && confirm(customerId);
    },

    isPasswordOf,

    async changePassword(customerId, current, next, sessionId) {
      if (!(await isPasswordOf(customerId, current))) return false;
      await pool.query('update customer set password_hash = $2 where id = $1', [
        customerId,
        await hashPassword(next, cost),
      ]);
      await sessions.endAllOf(customerId, sessionId);
      return true;
    },

    async changeName(customerId, firstName, lastName) {
      await pool.query('update customer set first_name = $2, last_name = $3 where id = $1', [
        customerId,
        firstName.trim(),
        lastName.trim(),
      ]);
    },

    async appoint(person) {
      const { rows } = await pool.query<{ id: string }>(
        'update customer set role = $2 where lower(email) = lower($1) and email_confirmed_at is not null returning id',
        [tidyEmail(person.email), person.role],
      );
      // Whoever only claimed the address stays what they are: a new account is made beside theirs.
      const password = randomBytes(24).toString('base64url');
      const id = rows[0]?.id ?? (await insert({ ...person, password, isConfirmed: true }, 'en-GB'));
      return issueToken(id, 'reset-password');
    },

    async provide(customer) {
      // Processes that start together may both find nobody: the first to write wins.
      if (await accountOf(customer.email)) return;
      const id = await insert({ ...customer, isConfirmed: true }, 'en-GB');
      await pool.query('update customer set rewards_points = $2, premier_until = $3 where id = $1', [
        id,
        customer.rewardsPoints ?? 0,
        customer.premierUntil ?? null,
      ]);
    },
  };
}
