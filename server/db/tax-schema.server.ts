import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Tax rates that the merchant added, changed or removed; the others are in `commerce/tax/rate-table.ts`. */
export const taxRate = pgTable('tax_rate', {
  id: text().primaryKey(),
  country: text().notNull(),
  region: text(),
  taxClass: text('tax_class').notNull(),
  name: text().notNull(),
  basisPoints: integer('basis_points').notNull(),
  validFrom: date('valid_from', { mode: 'string' }).notNull(),
  validTo: date('valid_to', { mode: 'string' }),
  /** A rate of the initial table that is not used any more. */
  isRemoved: boolean('is_removed').notNull().default(false),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
