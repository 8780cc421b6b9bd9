import type { SiteSettings } from '#config/site-settings.ts';
import type { SessionRecord, Sessions, SignedInCustomer } from './sessions.server.ts';

/** The shopper behind one request. Read when a loader first asks; cookies go out with the answer. */
export interface RequestSession {
  current(): Promise<SessionRecord | null>;
  /** The customer who is signed in, or null for guests. */
  customer(): Promise<SignedInCustomer | null>;
  /** Makes a guest out of a passer-by: called only when there is something to remember. */
  ensure(): Promise<SessionRecord>;
  /** The old session ends and a new one begins, so that a token planted before is worthless. */
  signIn(customerId: string): Promise<SessionRecord>;
  signOut(): Promise<void>;
  /** `Set-Cookie` headers that this request has caused. */
  cookies(): string[];
}

export const SESSION_COOKIE = 'selvedge_session';
/** By the role of the signed session; or not at all, so that staff shop as customers do. */
export type StaffIdentification = SiteSettings['staff']['identify'];

const TOKEN = /^[\w-]{43}$/;

export function openSession(
  sessions: Sessions,
  cookieHeader: string | undefined,
  isSecure: boolean,
  identify: StaffIdentification = 'session-role',
): RequestSession {
  const given = readCookie(cookieHeader, SESSION_COOKIE);
  let found: Promise<SessionRecord | null> | null = null;
  let cookie: string | null = null;

  const set = (token: string, expires: Date) => {
    cookie = sessionCookie(token, expires, isSecure);
  };

  const asKnown = (record: SessionRecord): SessionRecord =>
    identify === 'off' && record.customer
      ? { ...record, customer: { ...record.customer, role: 'customer' } }
      : record;

  async function read(): Promise<SessionRecord | null> {
    if (!given || !TOKEN.test(given)) return null;
    const known = await sessions.find(given);
    if (!known) return null;
    if (known.wasRenewed) set(given, known.record.expiresAt);
    return asKnown(known.record);
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
      const { token, record } = await sessions.signIn(customerId, before?.id ?? null);
      set(token, record.expiresAt);
      found = Promise.resolve(asKnown(record));
      return found as Promise<SessionRecord>;
    },
    async signOut() {
      const known = await session.current();
      if (known) await sessions.end(known.id);
      set('', new Date(0));
      found = Promise.resolve(null);
    },
    cookies: () => (cookie ? [cookie] : []),
  };
  return session;
}

/** For pages that everyone gets: whoever tries to make one personal learns it at once. */
export const closedSession: RequestSession = {
  current: refuse,
  customer: refuse,
  ensure: refuse,
  signIn: refuse,
  signOut: refuse,
  cookies: () => [],
};

async function refuse(): Promise<never> {
  throw new Error('A page that everyone gets cannot depend on who asks for it.');
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

function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value ?? null;
  }
  return null;
}
