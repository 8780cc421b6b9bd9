import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Analytics events of shoppers who consented, from the data layer of the pages. */
export const event = pgTable(
  'event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    /** A random id that the shopper's browser made; not linked to an account. */
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
