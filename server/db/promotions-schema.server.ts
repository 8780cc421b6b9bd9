import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PromotionText } from '#commerce/promotions/promotion-schema.ts';
import type { Promotion, PromotionLimits } from '#commerce/promotions/promotions.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Discounts on baskets. A promotion with a code applies when the shopper enters the code. */
export const promotion = pgTable('promotion', {
  id: text().primaryKey(),
  name: text().notNull(),
  priority: integer().notNull().default(100),
  code: text(),
  isExclusive: boolean('is_exclusive').notNull().default(false),
  scope: jsonb().$type<Promotion['scope']>().notNull(),
  effect: jsonb().$type<Promotion['effect']>().notNull(),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  isPaused: boolean('is_paused').notNull().default(false),
  limits: jsonb()
    .$type<PromotionLimits>()
    .notNull()
    .default({ total: null, perCustomer: null, isFirstOrderOnly: false }),
  /** Baskets in other currencies do not get it; null for all. */
  currency: text(),
  /** It opens with a generated code, each of which is for one order. */
  hasOwnCodes: boolean('has_own_codes').notNull().default(false),
  /** What the badge on its products says; null for no badge. */
  badge: text(),
  /** Name and badge in other languages. */
  texts: jsonb().$type<PromotionText[]>().notNull().default([]),
});

/** Generated codes, in capital letters. */
export const promotionCode = pgTable(
  'promotion_code',
  {
    code: text().primaryKey(),
    promotionId: text('promotion_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('promotion_code_promotion').on(t.promotionId)],
);

/** One row for every offer of a payment that has begun: reserved until the order is paid, removed when it fails. */
export const promotionUse = pgTable(
  'promotion_use',
  {
    attemptId: text('attempt_id').notNull(),
    promotionId: text('promotion_id').notNull(),
    basketId: text('basket_id').notNull(),
    /** Unique, so that a generated code is spent once. */
    ownCode: text('own_code').unique(),
    customerId: text('customer_id'),
    /** A digest of the email. */
    emailKey: text('email_key'),
    reservedAt: moment('reserved_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.promotionId] }),
    index('promotion_use_promotion').on(t.promotionId, t.usedAt),
    index('promotion_use_customer').on(t.customerId).where(sql`${t.customerId} is not null`),
    index('promotion_use_email').on(t.emailKey).where(sql`${t.emailKey} is not null`),
  ],
);
