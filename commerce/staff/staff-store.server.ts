import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Sessions, StaffSession } from '#commerce/customers/sessions.server.ts';
import { readMarketRecords } from '#commerce/markets/market-records.server.ts';
import { type Actor, staffRoleOf } from '#commerce/resources/permissions.ts';
import {
  type ActionResult,
  listedStore,
  type OpenStore,
  type RecordErrors,
  type Rows,
  type RunAction,
} from '#commerce/resources/resource-store.server.ts';
import { toArray } from '#commerce/resources/table-list.server.ts';
import { inviteStaff } from './invitations.server.ts';
import { findRoleError } from './role-store.server.ts';
import type { SecondFactor } from './second-factor.server.ts';
import type { StaffAccount } from './staff-resource.ts';

interface StaffRow extends Record<string, unknown> {
  customerId: string;
  email: string;
  firstName: string;
  lastName: string;
  level: string;
  staffRole: string | null;
  brands: string[] | null;
  markets: string[] | null;
  roleName: string | null;
  state: NonNullable<StaffAccount['state']>;
  hasFactor: boolean;
  seenAt: Date | null;
}

export interface StaffStoreParts {
  /** Hashes the tokens of links in emails. */
  tokenKey: Buffer;
  sessions: Pick<Sessions, 'listOf' | 'endOf' | 'endAllOf'>;
  factor: Pick<SecondFactor, 'turnOff'>;
}

/** What the page of a member of staff shows beside the form. */
export interface StaffExtra {
  sessions: StaffSession[];
}

const LAST_OWNER = 'Make another person an owner first.';

/** Somebody can sign in to the account: with a password, or through the identity provider. */
const HAS_ENTERED = sql`(c.password_hash <> '' or exists (select from staff_identity i where i.customer_id = c.id))`;

const SELECT_STAFF = sql`select c.id as "customerId", lower(c.email) as email, c.first_name as "firstName", c.last_name as "lastName",
    c.role as level, c.staff_role as "staffRole", c.staff_brands as brands, c.staff_markets as markets,
    (select r.body ->> 'name' from resource_record r where r.kind = 'staff-role' and r.id = c.staff_role) as "roleName",
    exists (select from staff_factor f where f.customer_id = c.id and f.confirmed_at is not null) as "hasFactor",
    (select max(seen_at) from session s where s.customer_id = c.id) as "seenAt",
    case when c.deactivated_at is not null then 'deactivated' when ${HAS_ENTERED} then 'active'
      when exists (select from customer_token t where t.customer_id = c.id and t.purpose = 'staff-invitation'
        and t.expires_at > now()) then 'invited' else 'expired' end as state
  from customer c where c.role <> 'customer' and c.email_confirmed_at is not null`;

function toRecord({ customerId: _id, level, staffRole, ...row }: StaffRow) {
  return { id: row.email, body: { ...row, role: staffRoleOf(level, staffRole) } };
}

/** Accounts with a role. A person without an account gets one, and an invitation to choose a password. */
export const createStaffStore =
  ({ tokenKey, sessions, factor }: StaffStoreParts): OpenStore =>
  (db, resource) => {
    const findOne = async (email: string) => {
      const { rows } = await db.execute<StaffRow>(sql`${SELECT_STAFF} and lower(c.email) = ${email}`);
      return rows[0] ?? null;
    };

    /** For one account; `done` unless it says otherwise. */
    const act =
      (work: (row: StaffRow, actor: Actor, input: unknown) => Promise<ActionResult | undefined>): RunAction =>
      async (email, input, actor) => {
        const row = await findOne(email);
        if (!row) return { kind: 'refused', reason: 'This person is no longer on the staff.' };
        return (await work(row, actor, input)) ?? { kind: 'done' };
      };

    const dismiss = async (rows: Rows, customerId: string) => {
      await rows.execute(
        sql`update customer set role = 'customer', staff_role = null, staff_brands = null, staff_markets = null where id = ${customerId}`,
      );
      await endAccess(rows, customerId);
    };

    return {
      ...listedStore(db, resource, {
        async all() {
          const { rows } = await db.execute<StaffRow>(sql`${SELECT_STAFF} order by c.email`);
          return rows.map(toRecord);
        },

        async save(id, body, actor): Promise<RecordErrors | null> {
          const { email, firstName, lastName, role, brands, markets } = body as unknown as StaffAccount;
          if (email !== id) return { email: 'The address of an account cannot be changed here.' };
          if (role !== 'owner' && (await isLastOwner(db, email))) return { role: LAST_OWNER };
          const roleError = await findRoleError(db, role, actor);
          if (roleError) return { role: roleError };
          const codes = new Set((await readMarketRecords(db)).map(({ code }) => code));
          const unknown = markets?.find((code) => !codes.has(code));
          if (unknown) return { markets: `There is no market ${unknown}.` };
          const level = role === 'owner' ? 'admin' : 'staff';
          const limitTo = (some: readonly string[] | null | undefined) =>
            some && some.length > 0 ? toArray(some) : sql`null::text[]`;
          const { rowCount } = await db.execute(
            sql`update customer set role = ${level}, staff_role = ${role}, first_name = ${firstName}, last_name = ${lastName},
              staff_brands = ${limitTo(brands)}, staff_markets = ${limitTo(markets)} where lower(email) = ${email} and email_confirmed_at is not null`,
          );
          if (rowCount) return null;
          // No password fits an empty hash.
          const { rows } = await db.execute<{ id: string }>(
            sql`insert into customer (id, email, email_confirmed_at, password_hash, first_name, last_name, role, staff_role,
              staff_brands, staff_markets, affiliate_id)
            values (gen_random_uuid()::text, ${email}, now(), '', ${firstName}, ${lastName}, ${level}, ${role}, ${limitTo(brands)},
              ${limitTo(markets)},               ${randomBytes(6).toString('hex')}) returning id`,
          );
          for (const account of rows)
            await inviteStaff(db, tokenKey, { customerId: account.id, email, firstName }, actor);
          return null;
        },

        /** The account stays, as a shopper's; sessions, tokens and links end. */
        async remove(id) {
          const row = await findOne(id);
          if (!row) return false;
          if (await isLastOwner(db, id)) return { reason: LAST_OWNER };
          await dismiss(db, row.customerId);
          return true;
        },

        actions: {
          invite: act(async ({ customerId, email, firstName, state }, actor) => {
            if (state !== 'invited' && state !== 'expired')
              return { kind: 'refused', reason: 'This person has accepted the invitation.' };
            await db.transaction((tx) => inviteStaff(tx, tokenKey, { customerId, email, firstName }, actor));
          }),
          withdraw: act(async ({ customerId, state }) => {
            if (state !== 'invited' && state !== 'expired')
              return { kind: 'refused', reason: 'This person has accepted the invitation.' };
            await db.transaction((tx) => dismiss(tx, customerId));
          }),
          'end-sessions': act(async ({ customerId }) => void (await sessions.endAllOf(customerId))),
          'end-session': act(async ({ customerId }, _actor, input) => {
            await sessions.endOf(customerId, (input as { session: string }).session);
          }),
          'reset-factor': act(async ({ customerId }) => {
            await factor.turnOff(customerId);
            await sessions.endAllOf(customerId);
          }),
          deactivate: act(async ({ customerId, email }) =>
            db.transaction(async (tx) => {
              if (await isLastOwner(tx, email)) return { kind: 'refused', reason: LAST_OWNER };
              await tx.execute(sql`update customer set deactivated_at = now() where id = ${customerId}`);
              await endAccess(tx, customerId);
            }),
          ),
          reactivate: act(async ({ customerId }) => {
            await db.execute(sql`update customer set deactivated_at = null where id = ${customerId}`);
          }),
        },
      }),

      async read(id) {
        const row = await findOne(id);
        if (!row) return null;
        const extra: StaffExtra = { sessions: await sessions.listOf(row.customerId) };
        return { ...toRecord(row), extra };
      },
    };
  };

/** Browsers are signed out, API tokens and links of emails are deleted. */
async function endAccess(db: Pick<Rows, 'execute'>, customerId: string): Promise<void> {
  await db.execute(sql`delete from session where customer_id = ${customerId}`);
  await db.execute(sql`delete from staff_token where customer_id = ${customerId}`);
  await db.execute(sql`delete from customer_token where customer_id = ${customerId}`);
}

/** Owners are locked first, so that two of them cannot remove each other at the same time. */
async function isLastOwner(db: Pick<Rows, 'execute'>, email: string): Promise<boolean> {
  const { rows } = await db.execute<{ email: string }>(
    sql`select lower(email) as email from customer c where role = 'admin' and email_confirmed_at is not null
      and deactivated_at is null and ${HAS_ENTERED} order by id for update of c`,
  );
  return rows.length === 1 && rows[0]?.email === email;
}
