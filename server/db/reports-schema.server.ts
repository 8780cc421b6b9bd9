import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const amount = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Days that have been counted; those with later changes are due again. */
export const reportDay = pgTable('report_day', {
  day: date().primaryKey(),
  isDue: boolean('is_due').notNull().default(true),
});

/** Until when changes have been seen, by part of the reports. */
export const reportState = pgTable('report_state', {
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** Orders by the day they were placed on, in the shop's time zone. Amounts of different currencies are never added. */
export const reportSales = pgTable(
  'report_sales',
  {
    day: date().notNull(),
    brandSlug: text('brand_slug').notNull(),
    country: text().notNull(),
    currency: text().notNull(),
    orders: integer().notNull(),
    cancelled: integer().notNull(),
    pieces: integer().notNull(),
    discount: amount('discount'),
    delivery: amount('delivery'),
    tax: amount('tax'),
    total: amount('total'),
    refunded: amount('refunded'),
  },
  (t) => [primaryKey({ columns: [t.day, t.brandSlug, t.country, t.currency] })],
);

/** What was sold, by category or by the brand of the products. */
export const reportGoods = pgTable(
  'report_goods',
  {
    day: date().notNull(),
    by: text().$type<'category' | 'maker'>().notNull(),
    key: text().notNull(),
    brandSlug: text('brand_slug').notNull(),
    currency: text().notNull(),
    pieces: integer().notNull(),
    net: amount('net'),
  },
  (t) => [primaryKey({ columns: [t.day, t.by, t.key, t.brandSlug, t.currency] })],
);

/** Returns by the day they were announced on. */
export const reportReturns = pgTable(
  'report_returns',
  {
    day: date().notNull(),
    brandSlug: text('brand_slug').notNull(),
    reason: text().notNull(),
    currency: text().notNull(),
    returns: integer().notNull(),
    pieces: integer().notNull(),
    amount: amount('amount'),
  },
  (t) => [primaryKey({ columns: [t.day, t.brandSlug, t.reason, t.currency] })],
);

/** Shoppers who agreed to be counted, by how far they came. */
export const reportFunnel = pgTable('report_funnel', {
  day: date().primaryKey(),
  views: integer().notNull(),
  baskets: integer().notNull(),
  checkouts: integer().notNull(),
  paid: integer().notNull(),
});

/** Searches that found nothing. */
export const reportSearches = pgTable(
  'report_searches',
  {
    day: date().notNull(),
    query: text().notNull(),
    searches: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
);

/** How long the stock of what sells lasts. */
export const reportStock = pgTable(
  'report_stock',
  {
    sku: text().primaryKey(),
    productId: text('product_id').notNull(),
    quantity: integer().notNull(),
    /** Pieces in the last four weeks. */
    sold: integer().notNull(),
    daysLeft: real('days_left').notNull(),
  },
  (t) => [index('report_stock_days_left').on(t.daysLeft)],
);
