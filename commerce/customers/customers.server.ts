import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { EmailKind } from '#commerce/email/email-kinds.ts';
import type { Outbox } from '#commerce/email/outbox.server.ts';
import { clientNetwork } from '#server/db/client-network.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { createGrowingDelay } from '#server/db/growing-delay.server.ts';
import { createRateLimiter, type RateLimiter } from '#server/db/rate-limiter.server.ts';
import { normaliseEmail } from './credentials.ts';
import { type AccountRow, createCustomerStore } from './customer-store.server.ts';
import { hashPassword, PASSWORD_COST, type PasswordCost, verifyPassword } from './password.server.ts';
import type { Sessions } from './sessions.server.ts';
import type { ShopperRole } from './shopper-state.ts';

/** What the emails about an account need to know of the request. */
export interface EmailContext {
  /** URL of the storefront in the shopper's language. */
  home: string;
  shop: string;
  /** Slug of the brand whose look the email has; the default brand's when left out. */
  brand?: string;
  locale: string;
  client: string;
}

export type SignInResult =
  | { kind: 'ok'; customerId: string }
  | { kind: 'wrong' }
  /** The password was right; staff have deactivated the account. */
  | { kind: 'deactivated' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  /** The password of this account is being guessed from many networks: only a link by email signs in for now. */
  | { kind: 'link-only' };

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
  /** Emails a link that signs in without the password; the same result for every address. */
  requestSignInLink(
    email: string,
    returnTo: string,
    context: EmailContext,
  ): Promise<{ retryAfterSeconds: number } | null>;
  /** The customer of a link that has not been used; it proves who reads the mailbox. */
  redeemSignInLink(token: string): Promise<{ customerId: string } | null>;
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

/**
 * Wrong passwords slow down the network that sends them, for that account only. Guesses from many networks end password
 * sign-in to the account for a while. The owner is never locked out: a link by email works all the time.
 */
const GUESSES_PER_NETWORK = { free: 5, firstSeconds: 30, maxSeconds: 900, forgetSeconds: 86_400 };
const GUESSES_PER_ACCOUNT = { tries: 100, perSeconds: 3600 };

/** Every response to a request for an email takes at least this long, so that its time does not reveal an account. */
const MIN_RESET_RESPONSE_MS = 250;

export function createCustomers(parts: Parts): Customers {
  const { database, sessions, outbox, tokenKey, cost = PASSWORD_COST, now = () => new Date() } = parts;
  const store = createCustomerStore(database, tokenKey, now);
  const perNetwork = createGrowingDelay(database, { name: 'sign-in-network', ...GUESSES_PER_NETWORK }, now);
  const perAccount = createRateLimiter(database, { name: 'sign-in-account', ...GUESSES_PER_ACCOUNT });
  const perCustomer = createRateLimiter(database, { name: 'password-check', tries: 10, perSeconds: 900 });
  const perClient = createRateLimiter(database, { name: 'sign-in-client', tries: 300, perSeconds: 900 });
  const perReset = createRateLimiter(database, { name: 'reset', tries: 5, perSeconds: 3600 });
  const perLink = createRateLimiter(database, { name: 'sign-in-link', tries: 5, perSeconds: 3600 });
  // An unknown address costs the same hashing as a known one, so that timing does not reveal accounts.
  const dummyHash = hashPassword(randomBytes(16).toString('hex'), cost);

  const rateLimitKey = (email: string) => normaliseEmail(email).toLowerCase();

  const networkKey = (email: string, client: string) => `${clientNetwork(client)} ${rateLimitKey(email)}`;

  async function limitSignIn(email: string, client: string): Promise<SignInResult | null> {
    const wait = (await perClient.consume(client)) ?? (await perNetwork.attempt(networkKey(email, client)));
    if (wait !== null) return { kind: 'too-many', retryAfterSeconds: wait };
    return (await perAccount.consume(rateLimitKey(email))) === null ? null : { kind: 'link-only' };
  }

  async function forgetGuesses(email: string, client: string): Promise<void> {
    await perNetwork.reset(networkKey(email, client));
    await perAccount.reset(rateLimitKey(email));
  }

  /** Sends a link to the owner of an address, if there is one, without telling whether there is. */
  async function sendLink(
    limit: RateLimiter,
    email: string,
    { client }: EmailContext,
    send: (account: AccountRow) => Promise<void>,
  ): Promise<{ retryAfterSeconds: number } | null> {
    const wait = (await perClient.consume(client)) ?? (await limit.consume(rateLimitKey(email)));
    if (wait !== null) return { retryAfterSeconds: wait };
    const sendIfKnown = async () => {
      const account = await store.findByEmail(email);
      if (account && !account.deactivated_at) await send(account);
    };
    await Promise.all([sendIfKnown(), delay(MIN_RESET_RESPONSE_MS)]);
    return null;
  }

  async function sendResetEmail(account: AccountRow, email: string, context: EmailContext): Promise<void> {
    const token = await store.issueToken(account.id, 'reset-password');
    const link = `${context.home}/password-reset/new?token=${token}`;
    await sendEmail('reset-password', normaliseEmail(email), link, account.first_name, context);
  }

  async function checkPassword(customerId: string, password: string): Promise<boolean> {
    const passwordHash = await store.findPasswordHash(customerId);
    // Limits guesses in a browser that was left signed in.
    if (!passwordHash || (await perCustomer.consume(customerId)) !== null) return false;
    if (!(await verifyPassword(password, passwordHash))) return false;
    await perCustomer.reset(customerId);
    return true;
  }

  const sendEmail = (kind: EmailKind, to: string, link: string, firstName: string, context: EmailContext) =>
    outbox.queue({
      kind,
      to,
      brand: context.brand,
      locale: context.locale,
      values: { firstName, link, shop: context.shop },
    });

  return {
    async authenticate({ email, password }, client) {
      const refused = await limitSignIn(email, client);
      if (refused) return refused;
      const account = await store.findByEmail(email);
      const isRight = await verifyPassword(password, account?.password_hash ?? (await dummyHash));
      if (!account || !isRight) return { kind: 'wrong' };
      await forgetGuesses(email, client);
      if (account.deactivated_at) return { kind: 'deactivated' };
      return { kind: 'ok', customerId: account.id };
    },

    async signUp(customer, context) {
      const refused = await limitSignIn(customer.email, context.client);
      if (refused) return refused;
      const account = await store.findByEmail(customer.email);
      const isTheirs = await verifyPassword(customer.password, account?.password_hash ?? (await dummyHash));
      // Nothing was guessed where the address is new or the password is right.
      if (!account || isTheirs) await forgetGuesses(customer.email, context.client);
      if (account && isTheirs && !account.deactivated_at) return { kind: 'ok', customerId: account.id };
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

    requestPasswordReset: (email, context) =>
      sendLink(perReset, email, context, (account) => sendResetEmail(account, email, context)),

    requestSignInLink: (email, returnTo, context) =>
      sendLink(perLink, email, context, async (account) => {
        // Somebody else may know the password of an account whose address was never confirmed: it gets a new one first.
        if (!account.email_confirmed_at) return sendResetEmail(account, email, context);
        const token = await store.issueToken(account.id, 'sign-in');
        const query = new URLSearchParams({ token, returnTo });
        const link = `${context.home}/sign-in/link?${query}`;
        await sendEmail('sign-in-link', normaliseEmail(email), link, account.first_name, context);
      }),

    async redeemSignInLink(token) {
      const customerId = await store.redeemToken(token, 'sign-in');
      return customerId === null ? null : { customerId };
    },

    async resetPassword(token, password) {
      const customerId = await store.redeemToken(token, 'reset-password', 'staff-invitation');
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
