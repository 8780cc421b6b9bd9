import { randomUUID } from 'node:crypto';
import type { Permission, StaffRole } from '#commerce/resources/permissions.ts';
import type { Database } from '#server/db/database.server.ts';
import { hashesOf, hashToken, type Keys, newToken } from './secrets.server.ts';
import type { ShopperRole } from './shopper-state.ts';
import { rightsOf, STAFF_COLUMNS, type StaffRights, type StaffRow } from './staff-columns.server.ts';

/** A session as stored on the server; the request carries only its token. */
export interface SessionRecord {
  id: string;
  customer: SignedInCustomer | null;
  expiresAt: Date;
}

export interface SignedInCustomer extends StaffRights {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: ShopperRole;
  /** What a member of staff has to do before the tools for staff open; until then they are an ordinary customer. */
  pendingFactor: 'code' | 'set-up' | null;
  /** The API token that the request carries in place of a cookie. */
  token?: { name: string; scopes: readonly Permission[] };
  affiliateId: string;
  rewardsPoints: number;
  premierUntil: Date | null;
  isEmailConfirmed: boolean;
}

/** The browser that signs in. */
export interface Device {
  client: string;
  userAgent: string;
}

export interface StaffSession extends Device {
  id: string;
  createdAt: Date;
  seenAt: Date;
}

export interface IssuedSession {
  token: string;
  record: SessionRecord;
}

export interface Sessions {
  find(token: string): Promise<{ record: SessionRecord; wasRenewed: boolean } | null>;
  startGuest(): Promise<IssuedSession>;
  /** Issues a new token and ends the guest session, against session fixation. */
  signIn(customerId: string, guestSessionId: string | null, device?: Device): Promise<IssuedSession>;
  /** The second factor was shown. */
  passFactor(sessionId: string): Promise<SessionRecord>;
  end(sessionId: string): Promise<void>;
  endAllOf(customerId: string, except?: string): Promise<void>;
  /** Newest first. */
  listOf(customerId: string): Promise<StaffSession[]>;
  /** False when it is not a session of this customer. */
  endOf(customerId: string, sessionId: string): Promise<boolean>;
  deleteExpired(): Promise<number>;
}

const DAY = 86_400_000;
const GUEST_LIFETIME_MS = 90 * DAY;
export const CUSTOMER_LIFETIME_MS = 30 * DAY;
/** The expiry is extended at most this often, so that page views seldom write. */
const RENEW_AFTER_MS = 3_600_000;

interface SessionRow extends StaffRow {
  id: string;
  seen_at: Date;
  expires_at: Date;
  customer_id: string | null;
  email: string;
  first_name: string;
  last_name: string;
  affiliate_id: string;
  rewards_points: number;
  premier_until: Date | null;
  email_confirmed_at: Date | null;
  second_factor_at: Date | null;
  has_factor: boolean;
}

/** Addresses and browsers of shoppers are nobody's business. */
const IF_STAFF = `case when (select role from customer where id = $3) <> 'customer' then`;
const LONGEST_USER_AGENT = 300;

export function createSessions(
  { pool }: Database,
  key: Keys,
  now: () => Date = () => new Date(),
  /** Roles that need a second factor; `all` is for the shop's own as well. */
  factorRoles: readonly (StaffRole | 'all')[] = [],
): Sessions {
  const lifetime = (isCustomer: boolean) => (isCustomer ? CUSTOMER_LIFETIME_MS : GUEST_LIFETIME_MS);
  const expiry = (isCustomer: boolean) => new Date(now().getTime() + lifetime(isCustomer));

  async function findRow(where: 'id' | 'token_hash', values: readonly string[]): Promise<SessionRow | null> {
    const { rows } = await pool.query<SessionRow>({
      name: `session-by-${where}`,
      text: `select s.id, s.seen_at, s.expires_at, s.customer_id, c.email, c.first_name, c.last_name, ${STAFF_COLUMNS},
          c.affiliate_id, c.rewards_points, c.premier_until, c.email_confirmed_at,
          s.second_factor_at, f.confirmed_at is not null as has_factor
        from session s left join customer c on c.id = s.customer_id left join staff_factor f on f.customer_id = c.id
        where s.${where} = any($1) and s.expires_at > $2 and c.deactivated_at is null`,
      values: [values, now()],
    });
    return rows[0] ?? null;
  }

  async function issue(token: string, id: string): Promise<IssuedSession> {
    const row = await findRow('id', [id]);
    if (!row) throw new Error('session not found right after its insert');
    return { token, record: toRecord(row) };
  }

  function toRecord(row: SessionRow): SessionRecord {
    const rights = rightsOf(row);
    const { staffRole } = rights;
    const isNeeded = factorRoles.some((role) => role === 'all' || role === staffRole);
    const missing = row.has_factor ? 'code' : isNeeded ? 'set-up' : null;
    const pendingFactor = staffRole && !row.second_factor_at ? missing : null;
    return {
      id: row.id,
      expiresAt: row.expires_at,
      customer: row.customer_id
        ? {
            id: row.customer_id,
            email: row.email,
            firstName: row.first_name,
            lastName: row.last_name,
            role: pendingFactor ? 'customer' : row.role,
            ...rights,
            staffRole: pendingFactor ? null : staffRole,
            pendingFactor,
            affiliateId: row.affiliate_id,
            rewardsPoints: row.rewards_points,
            premierUntil: row.premier_until,
            isEmailConfirmed: row.email_confirmed_at !== null,
          }
        : null,
    };
  }

  return {
    async find(token) {
      const row = await findRow('token_hash', hashesOf(key, token));
      if (!row) return null;
      const isOld = now().getTime() - row.seen_at.getTime() > RENEW_AFTER_MS;
      if (isOld) {
        row.expires_at = expiry(row.customer_id !== null);
        await pool.query('update session set seen_at = $2, expires_at = $3 where id = $1', [
          row.id,
          now(),
          row.expires_at,
        ]);
      }
      return { record: toRecord(row), wasRenewed: isOld };
    },

    async startGuest() {
      const token = newToken();
      const id = randomUUID();
      await pool.query(
        'insert into session (id, token_hash, created_at, seen_at, expires_at) values ($1, $2, $3, $3, $4)',
        [id, hashToken(key, token), now(), expiry(false)],
      );
      return issue(token, id);
    },

    async signIn(customerId, guestSessionId, device = { client: '', userAgent: '' }) {
      const token = newToken();
      const id = randomUUID();
      const userAgent = device.userAgent.slice(0, LONGEST_USER_AGENT);
      await pool.query(
        `insert into session (id, token_hash, customer_id, created_at, seen_at, expires_at, client, user_agent)
         values ($1, $2, $3, $4, $4, $5, ${IF_STAFF} $6 end, ${IF_STAFF} $7 end)`,
        [id, hashToken(key, token), customerId, now(), expiry(true), device.client, userAgent],
      );
      if (guestSessionId) await pool.query('delete from session where id = $1', [guestSessionId]);
      return issue(token, id);
    },

    async passFactor(sessionId) {
      await pool.query('update session set second_factor_at = $2 where id = $1', [sessionId, now()]);
      return (await issue('', sessionId)).record;
    },

    async listOf(customerId) {
      const { rows } = await pool.query<StaffSession>(
        `select id, coalesce(client, '') as client, coalesce(user_agent, '') as "userAgent", created_at as "createdAt",
           seen_at as "seenAt" from session where customer_id = $1 and expires_at > $2 order by created_at desc, id limit 100`,
        [customerId, now()],
      );
      return rows;
    },

    async endOf(customerId, sessionId) {
      const { rowCount } = await pool.query('delete from session where customer_id = $1 and id = $2', [
        customerId,
        sessionId,
      ]);
      return rowCount === 1;
    },

    async end(sessionId) {
      await pool.query('delete from session where id = $1', [sessionId]);
    },

    async endAllOf(customerId, except = '') {
      await pool.query('delete from session where customer_id = $1 and id <> $2', [customerId, except]);
    },

    async deleteExpired() {
      const { rowCount } = await pool.query('delete from session where expires_at <= $1', [now()]);
      return rowCount ?? 0;
    },
  };
}
