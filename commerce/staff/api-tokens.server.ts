import { sql } from 'drizzle-orm';
import { hashesOf, hashToken, type Keys, newToken } from '#commerce/customers/secrets.server.ts';
import type { SignedInCustomer } from '#commerce/customers/sessions.server.ts';
import { rightsOf, STAFF_COLUMNS, type StaffRow } from '#commerce/customers/staff-columns.server.ts';
import { may, type Permission } from '#commerce/resources/permissions.ts';
import {
  listedStore,
  type OpenStore,
  type RecordErrors,
  type RunAction,
} from '#commerce/resources/resource-store.server.ts';
import { toArray } from '#commerce/resources/table-list.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { type ApiToken, inDays } from './api-token-resource.ts';

/** Tokens of programs. Only a hash is stored; the token itself is shown once. */
export interface ApiTokens {
  /** The member of staff in whose name the program acts, limited to the scopes of the token; null for a wrong token. */
  authenticate(authorization: string): Promise<SignedInCustomer | null>;
  openStore: OpenStore;
}

const MARK = 'selvedge_';
const SHOWN = MARK.length + 4;
const TOKEN = new RegExp(`^Bearer (${MARK}[\\w-]{43})$`, 'i');
const LONGEST_DAYS = 366;

interface TokenRow extends Record<string, unknown> {
  id: string;
  name: string;
  scopes: Permission[];
  lastDay: string;
  prefix: string | null;
  usedAt: Date | null;
  owner: string;
}

interface OwnerRow extends StaffRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  affiliate_id: string;
  rewards_points: number;
  premier_until: Date | null;
  name: string;
  scopes: Permission[];
}

export function createApiTokens(
  { pool }: Database,
  key: Keys,
  now: () => Date = () => new Date(),
): ApiTokens {
  const today = () => now().toISOString().slice(0, 10);

  return {
    async authenticate(authorization) {
      const token = TOKEN.exec(authorization)?.[1];
      if (!token) return null;
      // The time of the last use is exact to the minute, so that reading seldom writes.
      const { rows } = await pool.query<OwnerRow>(
        `with token as (
           select t.id, t.customer_id, t.name, t.scopes, t.used_at from staff_token t where t.token_hash = any($1) and t.last_day >= $2
         ), used as (
           update staff_token t set used_at = $3 from token where t.id = token.id
             and (token.used_at is null or token.used_at < $3::timestamptz - interval '1 minute')
         )
         select c.id, c.email, c.first_name, c.last_name, ${STAFF_COLUMNS}, c.affiliate_id,
           c.rewards_points, c.premier_until, token.name, token.scopes
         from token join customer c on c.id = token.customer_id where c.role <> 'customer' and c.deactivated_at is null`,
        [hashesOf(key, token), today(), now()],
      );
      const [row] = rows;
      if (!row) return null;
      return {
        id: row.id,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        role: row.role,
        ...rightsOf(row),
        pendingFactor: null,
        token: { name: row.name, scopes: row.scopes },
        affiliateId: row.affiliate_id,
        rewardsPoints: row.rewards_points,
        premierUntil: row.premier_until,
        isEmailConfirmed: true,
      };
    },

    openStore: (db, resource) => {
      const issue: RunAction = async (id, _input, actor) => {
        const token = `${MARK}${newToken()}`;
        const { rowCount } = await db.execute(
          sql`update staff_token set token_hash = ${hashToken(key, token)}, prefix = ${token.slice(0, SHOWN)}, used_at = null
            where id = ${id} and customer_id = ${actor.id}`,
        );
        // Whoever has it acts in the name of its owner.
        return rowCount
          ? { kind: 'done', secret: token }
          : { kind: 'refused', reason: 'Only the person in whose name it acts gets the token.' };
      };
      return listedStore(db, resource, {
        async all() {
          const { rows } = await db.execute<TokenRow>(
            sql`select t.id, t.name, t.scopes, t.last_day as "lastDay", t.prefix, t.used_at as "usedAt", c.email as owner
              from staff_token t join customer c on c.id = t.customer_id order by t.name, t.id`,
          );
          return rows.map(({ id, ...body }) => ({ id, body }));
        },

        async save(id, body, actor): Promise<RecordErrors | null> {
          const { name, scopes, lastDay } = body as unknown as ApiToken;
          if (actor.id === null) return { name: 'A person makes tokens, not a program.' };
          if (lastDay < today() || lastDay > inDays(today(), LONGEST_DAYS))
            return { lastDay: 'Choose a day from today to a year from today.' };
          if (!scopes.every((scope) => may(actor, scope)))
            return { scopes: 'A token may not do more than you may.' };
          await db.execute(
            sql`insert into staff_token (id, customer_id, name, scopes, last_day)
              values (${id}, ${actor.id}, ${name}, ${toArray([...new Set(scopes)])}, ${lastDay})
              on conflict (id) do update set name = excluded.name, scopes = excluded.scopes, last_day = excluded.last_day`,
          );
          return null;
        },

        async remove(id) {
          const { rowCount } = await db.execute(sql`delete from staff_token where id = ${id}`);
          return (rowCount ?? 0) > 0;
        },

        actions: { issue, renew: issue },
      });
    },
  };
}
