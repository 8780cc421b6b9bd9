import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { customer } from './customers-schema.server.ts';

/** Records of resources without a table of their own; their versions are in `record_history`. */
export const resourceRecord = pgTable(
  'resource_record',
  {
    kind: text().notNull(),
    id: text().notNull(),
    body: jsonb().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
);

/** A list as a member of staff likes to see it: search, filters, order and columns, as the query of its address. */
export const savedView = pgTable(
  'saved_view',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('saved_view_owner').on(t.customerId, t.resource)],
);
