import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type EmailKind, renderEmail } from '#commerce/email/email-templates.server.ts';
import type { Outbox } from '#commerce/email/outbox.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { createRateLimiter } from '#server/db/rate-limiter.server.ts';
import { normaliseEmail } from './credentials.ts';
import { createCustomerStore } from './customer-store.server.ts';
import { hashPassword, PASSWORD_COST, type PasswordCost, verifyPassword } from './password.server.ts';
import type { Sessions } from './sessions.server.ts';
import type { ShopperRole } from './shopper-state.ts';

/** What the emails about an account need to know of the request. */
export interface EmailContext {
  /** URL of the storefront in the shopper's language. */
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
  authenticate(credentials: { email: string; password: string }, client: string): Promise<SignInResult>;
  signUp(customer: NewCustomer, context: EmailContext): Promise<SignInResult>;
  /** Result and response time are the same whether or not the account exists. */
  requestPasswordReset(email: string, context: EmailContext): Promise<{ retryAfterSeconds: number } | null>;
  resetPassword(token: string, password: string): Promise<{ customerId: string } | null>;
  confirmEmail(token: string): Promise<boolean>;
  changePassword(customerId: string, current: string, next: string, sessionId: string): Promise<boolean>;
  /** Asks for the password again before an action that cannot be undone; rate-limited. */
  checkPassword(customerId: string, password: string): Promise<boolean>;
  changeName(customerId: string, firstName: string, lastName: string): Promise<void>;
  /** Makes or promotes a staff account; the token opens the page for a new password once. */
  inviteStaff(person: Omit<NewCustomer, 'password'> & { role: ShopperRole }): Promise<string>;
}

interface Parts {
  database: Database;
  sessions: Sessions;
  outbox: Pick<Outbox, 'queue'>;
  tokenKey: Buffer;
  cost?: PasswordCost;
  now?: () => Date;
}

/** Every response to a password reset takes at least this long, so that its time does not reveal an account. */
const MIN_RESET_RESPONSE_MS = 250;

export function createCustomers(parts: Parts): Customers {
  const { database, sessions, outbox, tokenKey, cost = PASSWORD_COST, now = () => new Date() } = parts;
  const store = createCustomerStore(database, tokenKey, now);
  const perAddress = createRateLimiter(database, { name: 'sign-in-address', tries: 10, perSeconds: 900 });
  const perClient = createRateLimiter(database, { name: 'sign-in-client', tries: 300, perSeconds: 900 });
  const perReset = createRateLimiter(database, { name: 'reset', tries: 5, perSeconds: 3600 });
  // An unknown address costs the same hashing as a known one, so that timing does not reveal accounts.
  const dummyHash = hashPassword(randomBytes(16).toString('hex'), cost);

  const rateLimitKey = (email: string) => normaliseEmail(email).toLowerCase();

  async function limitSignIn(email: string, client: string): Promise<number | null> {
    return (await perClient.consume(client)) ?? (await perAddress.consume(rateLimitKey(email)));
  }

  async function checkPassword(customerId: string, password: string): Promise<boolean> {
    const passwordHash = await store.findPasswordHash(customerId);
    // Limits guesses in a browser that was left signed in.
    if (!passwordHash || (await perAddress.consume(customerId)) !== null) return false;
    if (!(await verifyPassword(password, passwordHash))) return false;
    await perAddress.reset(customerId);
    return true;
  }

  const sendEmail = (kind: EmailKind, to: string, link: string, firstName: string, context: EmailContext) =>
    outbox.queue(renderEmail(kind, context.locale, to, { firstName, link, shop: context.shop }));

  return {
    async authenticate({ email, password }, client) {
      const wait = await limitSignIn(email, client);
      if (wait !== null) return { kind: 'too-many', retryAfterSeconds: wait };
      const account = await store.findByEmail(email);
      const isRight = await verifyPassword(password, account?.password_hash ?? (await dummyHash));
      if (!account || !isRight) return { kind: 'wrong' };
      await perAddress.reset(rateLimitKey(email));
      return { kind: 'ok', customerId: account.id };
    },

    async signUp(customer, context) {
      const wait = await limitSignIn(customer.email, context.client);
      if (wait !== null) return { kind: 'too-many', retryAfterSeconds: wait };
      const account = await store.findByEmail(customer.email);
      const isTheirs = await verifyPassword(customer.password, account?.password_hash ?? (await dummyHash));
      if (account && isTheirs) return { kind: 'ok', customerId: account.id };
      // The holder of the mailbox owns the address: until it is confirmed, several accounts may claim it.
      const passwordHash = await hashPassword(customer.password, cost);
      const id = await store.insert({ ...customer, passwordHash, locale: context.locale });
      if (account?.email_confirmed_at) {
        const link = `${context.home}/password-reset`;
        await sendEmail('already-registered', customer.email, link, customer.firstName, context);
      } else {
        const link = `${context.home}/account/confirm?token=${await store.issueToken(id, 'confirm-email')}`;
        await sendEmail('confirm-email', customer.email, link, customer.firstName, context);
      }
      return { kind: 'ok', customerId: id };
    },

    async requestPasswordReset(email, context) {
      const wait = (await perClient.consume(context.client)) ?? (await perReset.consume(rateLimitKey(email)));
      if (wait !== null) return { retryAfterSeconds: wait };
      const sendResetEmail = async () => {
        const account = await store.findByEmail(email);
        if (!account) return;
        const token = await store.issueToken(account.id, 'reset-password');
        const link = `${context.home}/password-reset/new?token=${token}`;
        await sendEmail('reset-password', normaliseEmail(email), link, account.first_name, context);
      };
      await Promise.all([sendResetEmail(), delay(MIN_RESET_RESPONSE_MS)]);
      return null;
    },

    async resetPassword(token, password) {
      const customerId = await store.redeemToken(token, 'reset-password');
      if (!customerId) return null;
      await store.setPasswordHash(customerId, await hashPassword(password, cost));
      await store.confirmEmail(customerId);
      await sessions.endAllOf(customerId);
      return { customerId };
    },

    async confirmEmail(token) {
      const customerId = await store.redeemToken(token, 'confirm-email');
      return customerId !== null && store.confirmEmail(customerId);
    },

    checkPassword,

    async changePassword(customerId, current, next, sessionId) {
      if (!(await checkPassword(customerId, current))) return false;
      await store.setPasswordHash(customerId, await hashPassword(next, cost));
      await sessions.endAllOf(customerId, sessionId);
      return true;
    },

    changeName: store.setName,

    async inviteStaff(person) {
      const knownId = await store.setRole(person.email, person.role);
      if (knownId) return store.issueToken(knownId, 'reset-password');
      // Accounts that only claim the address keep their role; the staff account is made beside them.
      const passwordHash = await hashPassword(randomBytes(24).toString('base64url'), cost);
      const id = await store.insert({ ...person, passwordHash, locale: 'en-GB', isConfirmed: true });
      return store.issueToken(id, 'reset-password');
    },
  };
}
