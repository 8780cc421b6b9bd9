import type { SiteSettings } from '#config/site-settings.ts';
import { readCookie } from './cookie.ts';
import type { Device, SessionRecord, Sessions, SignedInCustomer } from './sessions.server.ts';

/** The session of one request. Read when it is first used; its cookies are sent with the response. */
export interface RequestSession {
  current(): Promise<SessionRecord | null>;
  /** The customer who is signed in, or null for guests. */
  customer(): Promise<SignedInCustomer | null>;
  /** Starts a guest session if there is none; called only when there is something to store. */
  ensure(): Promise<SessionRecord>;
  /** Ends the old session and starts a new one, against session fixation. */
  signIn(customerId: string): Promise<SessionRecord>;
  /** The second factor of a member of staff was right. */
  passFactor(): Promise<void>;
  signOut(): Promise<void>;
  /** Adds a `Set-Cookie` header to the response. */
  addCookie(header: string): void;
  /** `Set-Cookie` headers that this request has caused. */
  cookies(): string[];
}

export const SESSION_COOKIE = 'selvedge_session';
/** Staff are identified by the role of their session, or not at all (then they are ordinary customers). */
export type StaffIdentification = SiteSettings['staff']['identify'];

const TOKEN = /^[\w-]{43}$/;

export function createRequestSession(
  sessions: Sessions,
  cookieHeader: string | undefined,
  isSecure: boolean,
  identify: StaffIdentification = 'session-role',
  device?: Device,
): RequestSession {
  const cookieToken = readCookie(cookieHeader, SESSION_COOKIE);
  let found: Promise<SessionRecord | null> | null = null;
  let cookie: string | null = null;
  const added: string[] = [];

  const set = (token: string, expires: Date) => {
    cookie = sessionCookie(token, expires, isSecure);
  };

  const withRole = (record: SessionRecord): SessionRecord =>
    identify === 'off' && record.customer
      ? {
          ...record,
          customer: { ...record.customer, role: 'customer', staffRole: null, pendingFactor: null },
        }
      : record;

  async function read(): Promise<SessionRecord | null> {
    if (!cookieToken || !TOKEN.test(cookieToken)) return null;
    const known = await sessions.find(cookieToken);
    if (!known) return null;
    if (known.wasRenewed) set(cookieToken, known.record.expiresAt);
    return withRole(known.record);
  }

  const session: RequestSession = {
    current() {
      found ??= read();
      return found;
    },
    async customer() {
      return (await session.current())?.customer ?? null;
    },
    async ensure() {
      const known = await session.current();
      if (known) return known;
      const { token, record } = await sessions.startGuest();
      set(token, record.expiresAt);
      found = Promise.resolve(record);
      return record;
    },
    async signIn(customerId) {
      const before = await session.current();
      const { token, record } = await sessions.signIn(customerId, before?.id ?? null, device);
      set(token, record.expiresAt);
      found = Promise.resolve(withRole(record));
      return found as Promise<SessionRecord>;
    },
    async passFactor() {
      const known = await session.current();
      if (known) found = Promise.resolve(withRole(await sessions.passFactor(known.id)));
    },
    async signOut() {
      const known = await session.current();
      if (known) await sessions.end(known.id);
      set('', new Date(0));
      found = Promise.resolve(null);
    },
    addCookie: (header) => void added.push(header),
    cookies: () => (cookie ? [cookie, ...added] : added),
  };
  return session;
}

/** A program with an API token: it has no cookie and cannot get one. */
export function createTokenSession(find: () => Promise<SignedInCustomer | null>): RequestSession {
  let found: Promise<SignedInCustomer | null> | null = null;
  return {
    ...forbiddenSession,
    current: async () => null,
    customer() {
      found ??= find();
      return found;
    },
  };
}

/** For cached public pages: any use of the session is an error. */
export const forbiddenSession: RequestSession = {
  current: throwForbidden,
  customer: throwForbidden,
  ensure: throwForbidden,
  signIn: throwForbidden,
  passFactor: throwForbidden,
  signOut: throwForbidden,
  addCookie() {
    throw new Error('a cached public page must not use the session');
  },
  cookies: () => [],
};

async function throwForbidden(): Promise<never> {
  throw new Error('a cached public page must not use the session');
}

function sessionCookie(token: string, expires: Date, isSecure: boolean): string {
  const parts = [
    `${SESSION_COOKIE}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Expires=${expires.toUTCString()}`,
  ];
  if (isSecure) parts.push('Secure');
  return parts.join('; ');
}
