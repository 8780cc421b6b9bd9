import type { Outbox } from '#commerce/email/outbox.server.ts';
import type { Database } from '#server/db/database.server.ts';
import type { Customers } from './customers.server.ts';

/** The shop that confirms by email that an account is closed. */
export interface ClosingShop {
  name: string;
  /** Of the brand whose look the email has. */
  slug?: string;
  locale: string;
}

/** The rights of a customer over their data: export it, and close the account. */
export interface PersonalData {
  export(customerId: string): Promise<Record<string, unknown>>;
  closeAccount(customerId: string, password: string, shop: ClosingShop): Promise<ClosingResult>;
  /** Deletes an account on request of its owner, who asked staff. Orders stay, as the law requires. */
  erase(customerId: string, shop: ClosingShop): Promise<Exclude<ClosingResult, 'wrong-password'>>;
}

/** Staff accounts and accounts with an open payment cannot be closed. */
export type ClosingResult = 'closed' | 'wrong-password' | 'payment-open' | 'staff';

interface Parts {
  database: Database;
  customers: Pick<Customers, 'checkPassword'>;
  outbox: Pick<Outbox, 'queue'>;
  now?: () => Date;
}

const UNSETTLED = ['stored', 'sent', 'unknown', 'pending', 'authorised'];

/** The query of each part of the export, with the keys that the customer will read. */
const EXPORT_QUERIES = {
  addresses: `select address, is_default as "isDefault", created_at as "savedAt" from customer_address
    where customer_id = $1 order by created_at`,
  wishlist: `select product_key as "productKey", colour_selected as colour, added_at as "addedAt" from wishlist_item
    where customer_id = $1 order by added_at`,
  baskets: `select currency, country, lines, saved as "savedForLater", codes, email,
    shipping_address as "shippingAddress", billing_address as "billingAddress", updated_at as "changedAt"
    from basket where customer_id = $1 order by created_at`,
  orders: `select number, state, placed_at as "placedAt", dispatched_at as "dispatchedAt",
    delivered_at as "deliveredAt", snapshot - 'customerId' - 'sessionId' as contents
    from shop_order where customer_id = $1 order by placed_at`,
  returns: `select o.number as "orderNumber", r.state, r.pieces, r.reason, r.amount, r.currency,
    r.requested_at as "requestedAt" from order_return r join shop_order o on o.id = r.order_id
    where o.customer_id = $1 order by r.requested_at`,
  reviews: `select product_id as "productId", state, rating, title, review_text as text, username,
    user_location as location, scales, submitted_at as "submittedAt" from review
    where customer_id = $1 order by submitted_at`,
} as const;

export function createPersonalData({
  database,
  customers,
  outbox,
  now = () => new Date(),
}: Parts): PersonalData {
  const { pool } = database;

  /** Orders stay without an owner, as the law requires; everything else is deleted with the row. */
  async function deleteCustomer(customerId: string): Promise<Exclude<ClosingResult, 'wrong-password'>> {
    const { rows } = await pool.query<{ outcome: Exclude<ClosingResult, 'wrong-password'> }>(
      `with account as (
         select id, role, exists (
           select 1 from payment_attempt a join basket b on b.id = a.basket_id
           where b.customer_id = customer.id and a.state = any($2)
             and not exists (select 1 from shop_order o where o.attempt_id = a.id)
         ) as is_paying
         from customer where id = $1 for update
       ), gone as (
         delete from customer c using account where c.id = account.id and account.role = 'customer' and not account.is_paying
       )
       select case when role <> 'customer' then 'staff' when is_paying then 'payment-open' else 'closed' end as outcome
       from account`,
      [customerId, UNSETTLED],
    );
    return rows[0]?.outcome ?? 'closed';
  }

  async function erase(customerId: string, shop: ClosingShop) {
    const { rows } = await pool.query<{ email: string; firstName: string }>(
      'select email, first_name as "firstName" from customer where id = $1',
      [customerId],
    );
    const outcome = await deleteCustomer(customerId);
    if (outcome === 'closed' && rows[0]) {
      const { email, firstName } = rows[0];
      await pool.query('delete from restock_wish where lower(email) = lower($1)', [email]);
      // Emails about orders stay with the orders.
      await pool.query(
        'delete from outbox where lower(recipient) = lower($1) and order_id is null and sent_at is not null',
        [email],
      );
      await outbox.queue({
        kind: 'account-closed',
        to: email,
        brand: shop.slug,
        locale: shop.locale,
        values: { firstName, shop: shop.name },
      });
    }
    return outcome;
  }

  return {
    erase,

    async export(customerId) {
      const { rows } = await pool.query(
        `select email, first_name as "firstName", last_name as "lastName", locale, created_at as "memberSince",
           email_confirmed_at as "emailConfirmedAt", rewards_points as "rewardsPoints", premier_until as "premierUntil"
         from customer where id = $1`,
        [customerId],
      );
      const parts = await Promise.all(
        Object.entries(EXPORT_QUERIES).map(async ([name, query]) => [
          name,
          (await pool.query(query, [customerId])).rows,
        ]),
      );
      return { madeAt: now(), account: rows[0] ?? null, ...Object.fromEntries(parts) };
    },

    async closeAccount(customerId, password, shop) {
      if (!(await customers.checkPassword(customerId, password))) return 'wrong-password';
      return erase(customerId, shop);
    },
  };
}
