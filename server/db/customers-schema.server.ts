import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Address } from '#commerce/customers/address.ts';
import type { ShopperRole } from '#commerce/customers/shopper-state.ts';
import type { EmailContent } from '#commerce/email/email-content.ts';
import { ACCENTED, PLAIN } from '#commerce/text/fold-letters.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const customer = pgTable(
  'customer',
  {
    id: text().primaryKey(),
    /** As entered; comparisons use lower case. */
    email: text().notNull(),
    /** The holder of the mailbox owns the address; until one account confirms it, several may claim it. */
    emailConfirmedAt: moment('email_confirmed_at'),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text().$type<ShopperRole>().notNull().default('customer'),
    /** What a member of staff does: a role of `commerce/resources/permissions.ts`, or the id of the shop's own. */
    staffRole: text('staff_role'),
    /** Limited to these brands; null for all. */
    staffBrands: text('staff_brands').array(),
    /** Limited to the markets with these codes; null for all. */
    staffMarkets: text('staff_markets').array(),
    affiliateId: text('affiliate_id').notNull().unique(),
    rewardsPoints: integer('rewards_points').notNull().default(0),
    premierUntil: moment('premier_until'),
    locale: text().notNull().default('en-GB'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since then the customer cannot sign in. */
    deactivatedAt: moment('deactivated_at'),
    /** Email and name. */
    searchWords: words('search_words').generatedAlwaysAs(
      sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(translate(email || ' ' || first_name || ' ' || last_name, '${sql.raw(ACCENTED)}', '${sql.raw(PLAIN)}')), '\\s+'), ''))`,
    ),
  },
  (t) => [
    index('customer_newest').on(t.createdAt, t.id),
    index('customer_deactivated').on(t.createdAt, t.id).where(sql`${t.deactivatedAt} is not null`),
    index('customer_words').using('gin', t.searchWords),
    uniqueIndex('customer_confirmed_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.emailConfirmedAt} is not null`),
    index('customer_email').on(sql`lower(${t.email})`, t.createdAt),
    check('customer_role', sql`${t.role} in ('customer', 'staff', 'admin')`),
  ],
);

/** What staff did with an account, and their notes about it. */
export const customerEvent = pgTable(
  'customer_event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    who: text().notNull(),
    action: text().$type<'note' | 'deactivate' | 'reactivate' | 'export'>().notNull(),
    text: text().notNull().default(''),
    /** A request that is sent twice has the same key twice and acts once. */
    key: text().notNull(),
  },
  (t) => [uniqueIndex('customer_event_key').on(t.customerId, t.key)],
);

/** One browser. A session without a customer is a guest's. */
export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    /** HMAC of the cookie's token with the shop's secret: the table alone does not open a session. */
    tokenHash: text('token_hash').notNull().unique(),
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Where a member of staff signed in from; null for shoppers. */
    client: text(),
    userAgent: text('user_agent'),
    /** When the second factor was shown in this session. */
    secondFactorAt: moment('second_factor_at'),
  },
  (t) => [index('session_customer').on(t.customerId), index('session_expiry').on(t.expiresAt)],
);

/** One-time tokens in links of emails. */
export const customerToken = pgTable(
  'customer_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    purpose: text().$type<'reset-password' | 'sign-in' | 'confirm-email' | 'staff-invitation'>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('customer_token_customer').on(t.customerId)],
);

export const customerAddress = pgTable(
  'customer_address',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    address: jsonb().$type<Address>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('customer_address_customer').on(t.customerId, t.createdAt)],
);

export const wishlistItem = pgTable(
  'wishlist_item',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    productKey: text('product_key').notNull(),
    colourSelected: text('colour_selected').notNull(),
    lineItemSku: text('line_item_sku').notNull(),
    sizeSelected: boolean('size_selected').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.productKey, t.colourSelected] }),
    index('wishlist_item_newest').on(t.customerId, t.addedAt),
  ],
);

/** Counters of the rate limiter, in the columns that its library expects. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** Queued and sent emails. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The plain-text part. */
    body: text().notNull(),
    /** What the HTML part is drawn from; null for emails that are text only. */
    content: jsonb().$type<EmailContent>(),
    /** An email with the same key is queued once. */
    dedupeKey: text('dedupe_key').unique(),
    sentAt: moment('sent_at'),
    tries: integer().notNull().default(0),
    /** Not sent before then; infinity for emails that were given up. */
    sendAfter: moment('send_after').notNull().defaultNow(),
    failure: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The order that the email is about. */
    orderId: text('order_id'),
  },
  (t) => [
    index('outbox_newest').on(t.createdAt),
    index('outbox_recipient').on(sql`lower(${t.recipient})`, t.id),
    index('outbox_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('outbox_unsent').on(t.sendAfter).where(sql`${t.sentAt} is null`),
  ],
);

/** A request to be emailed when a sku is back in stock; deleted with that email. */
export const restockWish = pgTable(
  'restock_wish',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    sku: text().notNull(),
    /** Colour and size in the shopper's language: `Ecru, 12`. */
    label: text().notNull(),
    shop: text().notNull(),
    locale: text().notNull(),
    /** URL of the product page on their site and in their language. */
    link: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('restock_wish_once').on(sql`lower(${t.email})`, t.sku),
    index('restock_wish_sku').on(t.sku),
  ],
);
