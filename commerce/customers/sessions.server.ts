import { randomUUID } from 'node:crypto';
import { type StaffRole, staffRoleOf } from '#commerce/resources/permissions.ts';
import type { Database } from '#server/db/database.server.ts';
import { hashToken, newToken } from './secrets.server.ts';
import type { ShopperRole } from './shopper-state.ts';

/** A session as stored on the server; the request carries only its token. */
export interface SessionRecord {
  id: string;
  customer: SignedInCustomer | null;
  expiresAt: Date;
}

export interface SignedInCustomer {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: ShopperRole;
  /** Null for shoppers. */
  staffRole: StaffRole | null;
  /** Brands of a limited member of staff; null for all. */
  staffBrands: readonly string[] | null;
  affiliateId: string;
  rewardsPoints: number;
  premierUntil: Date | null;
  isEmailConfirmed: boolean;
}

export interface IssuedSession {
  token: string;
  record: SessionRecord;
}

export interface Sessions {
  find(token: string): Promise<{ record: SessionRecord; wasRenewed: boolean } | null>;
  startGuest(): Promise<IssuedSession>;
  /** Issues a new token and ends the guest session, against session fixation. */
  signIn(customerId: string, guestSessionId: string | null): Promise<IssuedSession>;
  end(sessionId: string): Promise<void>;
  endAllOf(customerId: string, except?: string): Promise<void>;
  deleteExpired(): Promise<number>;
}

const DAY = 86_400_000;
const GUEST_LIFETIME_MS = 90 * DAY;
export const CUSTOMER_LIFETIME_MS = 30 * DAY;
/** The expiry is extended at most this often, so that page views seldom write. */
const RENEW_AFTER_MS = 3_600_000;

interface SessionRow {
  id: string;
  seen_at: Date;
  expires_at: Date;
  customer_id: string | null;
  email: string;
  first_name: string;
  last_name: string;
  role: ShopperRole;
  staff_role: string | null;
  staff_brands: string[] | null;
  affiliate_id: string;
  rewards_points: number;
  premier_until: Date | null;
  email_confirmed_at: Date | null;
}

export function createSessions(
  { pool }: Database,
  key: Buffer,
  now: () => Date = () => new Date(),
): Sessions {
  const lifetime = (isCustomer: boolean) => (isCustomer ? CUSTOMER_LIFETIME_MS : GUEST_LIFETIME_MS);
  const expiry = (isCustomer: boolean) => new Date(now().getTime() + lifetime(isCustomer));

  async function findRow(where: string, value: string): Promise<SessionRow | null> {
    const { rows } = await pool.query<SessionRow>({
      name: `session-by-${where}`,
      text: `select s.id, s.seen_at, s.expires_at, s.customer_id, c.email, c.first_name, c.last_name, c.role,
          c.staff_role, c.staff_brands, c.affiliate_id, c.rewards_points, c.premier_until, c.email_confirmed_at
        from session s left join customer c on c.id = s.customer_id
        where s.${where} = $1 and s.expires_at > $2 and c.deactivated_at is null`,
      values: [value, now()],
    });
    return rows[0] ?? null;
  }

  async function issue(token: string, id: string): Promise<IssuedSession> {
    const row = await findRow('id', id);
    if (!row) throw new Error('session not found right after its insert');
    return { token, record: toRecord(row) };
  }

  return {
    async find(token) {
      const row = await findRow('token_hash', hashToken(key, token));
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

    async signIn(customerId, guestSessionId) {
      const token = newToken();
      const id = randomUUID();
      await pool.query(
        `insert into session (id, token_hash, customer_id, created_at, seen_at, expires_at)
         values ($1, $2, $3, $4, $4, $5)`,
        [id, hashToken(key, token), customerId, now(), expiry(true)],
      );
      if (guestSessionId) await pool.query('delete from session where id = $1', [guestSessionId]);
      return issue(token, id);
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

function toRecord(row: SessionRow): SessionRecord {
  return {
    id: row.id,
    expiresAt: row.expires_at,
    customer: row.customer_id
      ? {
          id: row.customer_id,
          email: row.email,
          firstName: row.first_name,
          lastName: row.last_name,
          role: row.role,
          staffRole: staffRoleOf(row.role, row.staff_role),
          staffBrands: row.role === 'admin' ? null : row.staff_brands,
          affiliateId: row.affiliate_id,
          rewardsPoints: row.rewards_points,
          premierUntil: row.premier_until,
          isEmailConfirmed: row.email_confirmed_at !== null,
        }
      : null,
  };
}
