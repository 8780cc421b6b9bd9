import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Tables of the sandbox payment provider. Only the last four digits of a card number are stored. */
export const sandboxCard = pgTable('sandbox_card', {
  token: text().primaryKey(),
  fieldSession: text('field_session').unique(),
  brand: text().notNull(),
  lastFour: text('last_four').notNull(),
  behaviour: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const sandboxPayment = pgTable('sandbox_payment', {
  reference: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  merchantReference: text('merchant_reference').notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  outcome: text().notNull(),
  challenge: text(),
  returnUrl: text('return_url').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const sandboxRefund = pgTable(
  'sandbox_refund',
  {
    reference: text()
      .notNull()
      .references(() => sandboxPayment.reference, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    amount: integer().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.reference, t.idempotencyKey] })],
);
