import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Products an admin has marked as Selected, to be exported as a list. */
export const staffSelection = pgTable(
  'staff_selection',
  {
    customerId: text('customer_id').notNull(),
    productKey: text('product_key').notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.productKey] }),
    index('staff_selection_at').on(t.customerId, t.at),
  ],
);
