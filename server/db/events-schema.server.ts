import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What shoppers who allowed it did, as the pages' data layer told it. */
export const event = pgTable(
  'event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    /** A random name that the shopper's own browser made; no account, no address. */
    visitor: text().notNull(),
    productId: text('product_id'),
    details: jsonb().$type<Record<string, unknown>>(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('event_product').on(t.productId, t.name, t.at),
    index('event_visitor').on(t.visitor),
    index('event_at').on(t.at),
  ],
);
