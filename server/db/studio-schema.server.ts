import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { AUDIT_WORDS } from '#commerce/resources/audit-words.ts';

/** Every change to a content entry with the resulting body, so that it can be restored. */
export const contentHistory = pgTable(
  'content_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    key: text().notNull(),
    brand: text().notNull(),
    locale: text().notNull(),
    action: text().notNull(),
    /** The version that this change made or ended, if any. */
    versionId: bigint('version_id', { mode: 'number' }),
    body: jsonb().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    author: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('content_history_entry').on(t.kind, t.key, t.brand, t.locale, t.id)],
);

/** Every change to a promotion, campaign or search rule with the resulting body. */
export const recordHistory = pgTable(
  'record_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    recordId: text('record_id').notNull(),
    action: text().notNull(),
    body: jsonb().notNull(),
    author: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('record_history_record').on(t.kind, t.recordId, t.id)],
);

/** Every use of a staff tool and every refused attempt. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Email of the account; null for guests. */
    who: text(),
    role: text().notNull(),
    client: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    outcome: text().$type<'done' | 'refused'>().notNull(),
    /** The record before and after a change. */
    before: jsonb(),
    after: jsonb(),
  },
  (t) => [
    index('staff_audit_at').on(t.at),
    index('staff_audit_client').on(t.client, t.subject, t.at),
    /** Words of who, action and subject; a query has to use the same expression. */
    index('staff_audit_words').using('gin', sql.raw(AUDIT_WORDS)),
  ],
);
