import type { Database } from '#server/db/database.server.ts';
import type { Address } from './address.ts';
import type { ClosingResult, ClosingShop, PersonalData } from './personal-data.server.ts';

/** What every action of staff on an account says. */
export interface CustomerRequest {
  customerId: string;
  /** An action that is sent twice has the same key twice and happens once. */
  key: string;
  /** Email of the staff account. */
  who: string;
}

export type CustomerResult = 'done' | 'repeated' | 'absent' | 'no-text' | 'staff';

export interface CustomerPage {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
  locale: string;
  createdAt: string;
  emailConfirmedAt: string | null;
  deactivatedAt: string | null;
  rewardsPoints: number;
  premierUntil: string | null;
  addresses: { address: Address; isDefault: boolean }[];
  orders: { number: string; state: string; placedAt: string; total: number; currency: string }[];
  orderCount: number;
  /** Orders with this email address that were placed without the account. */
  guestOrderCount: number;
  returns: { number: string; state: string; amount: number; currency: string; requestedAt: string }[];
  emails: {
    id: number;
    subject: string;
    createdAt: string;
    sentAt: string | null;
    failure: string | null;
    number: string | null;
  }[];
  /** What the customer asked to be emailed about. */
  restockWishes: { sku: string; label: string; createdAt: string }[];
  events: { id: number; at: string; who: string; action: string; text: string }[];
}

/** What staff see of a customer and do with the account. */
export interface StaffCustomers {
  page(customerId: string): Promise<CustomerPage | null>;
  addNote(request: CustomerRequest, text: string): Promise<CustomerResult>;
  /** Ends all sessions; until the account is active again nobody can sign in to it. */
  deactivate(request: CustomerRequest, reason: string): Promise<CustomerResult>;
  reactivate(request: CustomerRequest, reason: string): Promise<CustomerResult>;
  export(request: CustomerRequest): Promise<Record<string, unknown> | null>;
  erase(customerId: string, shop: ClosingShop): Promise<Exclude<ClosingResult, 'wrong-password'> | 'absent'>;
}

interface Parts {
  database: Database;
  personalData: Pick<PersonalData, 'export' | 'erase'>;
  now?: () => Date;
}

const SHOWN = 50;
const MAX_TEXT = 2000;

/** The parts of the page that belong to the account ($1), and those that belong to its email address ($1). */
const OF_ACCOUNT = {
  addresses: `select address, is_default as "isDefault" from customer_address where customer_id = $1
    order by is_default desc, created_at desc`,
  orders: `select number, state, placed_at as "placedAt", total, currency from shop_order
    where customer_id = $1 order by placed_at desc limit ${SHOWN}`,
  returns: `select o.number, r.state, r.amount, r.currency, r.requested_at as "requestedAt"
    from order_return r join shop_order o on o.id = r.order_id
    where o.customer_id = $1 order by r.requested_at desc limit ${SHOWN}`,
  events: `select id::int, at, who, action, text from customer_event where customer_id = $1
    order by id desc limit ${SHOWN}`,
} as const;
const OF_EMAIL = {
  emails: `select m.id::int, m.subject, m.created_at as "createdAt", m.sent_at as "sentAt", m.failure, o.number
    from outbox m left join shop_order o on o.id = m.order_id
    where lower(m.recipient) = lower($1) order by m.id desc limit ${SHOWN}`,
  restockWishes: `select sku, label, created_at as "createdAt" from restock_wish
    where lower(email) = lower($1) order by created_at desc`,
} as const;

export function createStaffCustomers({
  database,
  personalData,
  now = () => new Date(),
}: Parts): StaffCustomers {
  const { pool } = database;

  async function act(
    { customerId, key, who }: CustomerRequest,
    action: 'note' | 'deactivate' | 'reactivate' | 'export',
    text: string,
    deactivatedAt?: Date | null,
  ): Promise<CustomerResult> {
    const isChange = deactivatedAt !== undefined;
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ role: string }>(
        'select role from customer where id = $1 for update',
        [customerId],
      );
      const role = rows[0]?.role;
      const isRefused = role === undefined || (isChange && role !== 'customer');
      const { rowCount } = isRefused
        ? { rowCount: 0 }
        : await client.query(
            `insert into customer_event (customer_id, at, who, action, text, key) values ($1, $2, $3, $4, $5, $6)
             on conflict (customer_id, key) do nothing`,
            [customerId, now(), who, action, text, key],
          );
      if (rowCount && isChange)
        await client.query('update customer set deactivated_at = $2 where id = $1', [
          customerId,
          deactivatedAt,
        ]);
      if (rowCount && deactivatedAt)
        await client.query('delete from session where customer_id = $1', [customerId]);
      await client.query('commit');
      if (role === undefined) return 'absent';
      if (isRefused) return 'staff';
      return rowCount ? 'done' : 'repeated';
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  const shorten = (text: string) => text.trim().slice(0, MAX_TEXT);

  return {
    async page(customerId) {
      const { rows } = await pool.query(
        `select id, email, first_name as "firstName", last_name as "lastName", role, locale, created_at as "createdAt",
           email_confirmed_at as "emailConfirmedAt", deactivated_at as "deactivatedAt",
           rewards_points as "rewardsPoints", premier_until as "premierUntil",
           (select count(*)::int from shop_order where customer_id = customer.id) as "orderCount",
           (select count(*)::int from shop_order o where lower(o.email) = lower(customer.email)
             and o.customer_id is null) as "guestOrderCount"
         from customer where id = $1`,
        [customerId],
      );
      const [account] = rows;
      if (!account) return null;
      const read = (queries: Record<string, string>, value: string) =>
        Object.entries(queries).map(async ([name, query]) => [name, (await pool.query(query, [value])).rows]);
      const parts = await Promise.all([...read(OF_ACCOUNT, customerId), ...read(OF_EMAIL, account.email)]);
      // Dates become texts, as they do on their way to the browser.
      return JSON.parse(JSON.stringify({ ...account, ...Object.fromEntries(parts) })) as CustomerPage;
    },

    async addNote(request, text) {
      const note = shorten(text);
      return note === '' ? 'no-text' : act(request, 'note', note);
    },
    deactivate: (request, reason) => act(request, 'deactivate', shorten(reason), now()),
    reactivate: (request, reason) => act(request, 'reactivate', shorten(reason), null),

    async export(request) {
      if ((await act(request, 'export', '')) === 'absent') return null;
      return personalData.export(request.customerId);
    },

    async erase(customerId, shop) {
      const { rowCount } = await pool.query('select from customer where id = $1', [customerId]);
      return rowCount ? personalData.erase(customerId, shop) : 'absent';
    },
  };
}
