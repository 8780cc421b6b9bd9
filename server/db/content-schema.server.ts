import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Versions of pages, fragments, badges and menus. `*` means every brand or language. */
export const contentVersion = pgTable(
  'content_version',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    key: text().notNull(),
    brand: text().notNull().default('*'),
    locale: text().notNull().default('*'),
    state: text().$type<'draft' | 'published'>().notNull(),
    body: jsonb().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    author: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('content_version_entry').on(t.kind, t.key),
    uniqueIndex('content_version_one_draft')
      .on(t.kind, t.key, t.brand, t.locale)
      .where(sql`${t.state} = 'draft'`),
  ],
);
