import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Permission } from '#commerce/resources/permissions.ts';
import { customer } from './customers-schema.server.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

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

/** The authenticator app of a member of staff. */
export const staffFactor = pgTable('staff_factor', {
  customerId: owner().primaryKey(),
  /** Encrypted with a key that is derived from the session secret. */
  secret: text().notNull(),
  /** Null until the first code was right. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code that was accepted: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes for a lost authenticator app; each is deleted when it is used. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  { customerId: owner(), codeHash: text('code_hash').notNull() },
  (t) => [primaryKey({ columns: [t.customerId, t.codeHash] })],
);

/** Browsers and networks that a member of staff has signed in with. */
export const staffDevice = pgTable(
  'staff_device',
  {
    customerId: owner(),
    deviceHash: text('device_hash').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.deviceHash] })],
);

/** Accounts of the identity provider, by what never changes about them. */
export const staffIdentity = pgTable(
  'staff_identity',
  { issuer: text().notNull(), subject: text().notNull(), customerId: owner() },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('staff_identity_customer').on(t.customerId)],
);

/** Tokens of programs that use the JSON endpoint in the name of a member of staff. */
export const staffToken = pgTable(
  'staff_token',
  {
    id: text().primaryKey(),
    customerId: owner(),
    name: text().notNull(),
    /** Null until the token was made. */
    tokenHash: text('token_hash').unique(),
    /** The beginning of the token, to recognise it. */
    prefix: text(),
    scopes: text().array().$type<Permission[]>().notNull(),
    /** YYYY-MM-DD, the last day on which it works. */
    lastDay: text('last_day').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('staff_token_customer').on(t.customerId)],
);
