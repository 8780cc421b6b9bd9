import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Customers } from '#commerce/customers/customers.server.ts';
import { staffRoleOf } from '#commerce/resources/permissions.ts';
import {
  listedStore,
  type OpenStore,
  type RecordErrors,
  type Rows,
} from '#commerce/resources/resource-store.server.ts';
import type { StaffAccount } from './staff-resource.ts';

interface StaffRow extends Record<string, unknown> {
  email: string;
  firstName: string;
  lastName: string;
  level: string;
  staffRole: string | null;
  brands: string[] | null;
}

const LAST_OWNER = 'Make another person an owner first.';

/** Accounts with a role. A person without an account gets one; an invitation brings the link to choose a password. */
export const createStaffStore =
  (sendPasswordLink: Customers['requestPasswordReset']): OpenStore =>
  (db, resource) =>
    listedStore(db, resource, {
      async all() {
        const { rows } = await db.execute<StaffRow>(
          sql`select lower(email) as email, first_name as "firstName", last_name as "lastName", role as level,
            staff_role as "staffRole", staff_brands as brands
          from customer where role <> 'customer' and email_confirmed_at is not null order by email`,
        );
        return rows.map(({ level, staffRole, ...row }) => ({
          id: row.email,
          body: { ...row, role: staffRoleOf(level, staffRole) },
        }));
      },

      async save(id, body): Promise<RecordErrors | null> {
        const { email, firstName, lastName, role, brands } = body as unknown as StaffAccount;
        if (email !== id) return { email: 'The address of an account cannot be changed here.' };
        if (role !== 'owner' && (await isLastOwner(db, email))) return { role: LAST_OWNER };
        const level = role === 'owner' ? 'admin' : 'staff';
        const limit = brands && brands.length > 0 ? JSON.stringify(brands) : null;
        const { rowCount } = await db.execute(
          sql`update customer set role = ${level}, staff_role = ${role}, first_name = ${firstName}, last_name = ${lastName},
            staff_brands = (select array_agg(value) from jsonb_array_elements_text(${limit}::jsonb))
          where lower(email) = ${email} and email_confirmed_at is not null`,
        );
        if (rowCount) return null;
        // No password fits an empty hash.
        await db.execute(
          sql`insert into customer (id, email, email_confirmed_at, password_hash, first_name, last_name, role, staff_role,
            staff_brands, affiliate_id)
          values (gen_random_uuid()::text, ${email}, now(), '', ${firstName}, ${lastName}, ${level}, ${role},
            (select array_agg(value) from jsonb_array_elements_text(${limit}::jsonb)), ${randomBytes(6).toString('hex')})`,
        );
        return null;
      },

      /** The account stays, as a shopper's; its sessions end. */
      async remove(id) {
        if (await isLastOwner(db, id)) return false;
        const { rows } = await db.execute<{ id: string }>(
          sql`update customer set role = 'customer', staff_role = null, staff_brands = null
          where lower(email) = ${id} and role <> 'customer' returning id`,
        );
        for (const account of rows)
          await db.execute(sql`delete from session where customer_id = ${account.id}`);
        return rows.length > 0;
      },

      actions: {
        async invite(email, _input, { origin, client }) {
          const context = { home: origin, shop: new URL(origin).host, locale: 'en-GB', client };
          const wait = await sendPasswordLink(email, context);
          if (wait)
            return { kind: 'refused', reason: 'Too many emails were asked for. Please wait a little.' };
          return { kind: 'done' };
        },
        async 'end-sessions'(email) {
          await db.execute(
            sql`delete from session where customer_id in (select id from customer where lower(email) = ${email})`,
          );
          return { kind: 'done' };
        },
      },
    });

async function isLastOwner(db: Pick<Rows, 'execute'>, email: string): Promise<boolean> {
  const { rows } = await db.execute<{ email: string }>(
    sql`select lower(email) as email from customer where role = 'admin' and email_confirmed_at is not null limit 2`,
  );
  return rows.length === 1 && rows[0]?.email === email;
}
