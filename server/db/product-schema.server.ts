import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Customisation } from '#commerce/catalogue/customisation.ts';

/** Customisation forms (engraving, embroidery, gift messages) by language; `en-GB` is always set. */
export const customisationGroup = pgTable('customisation_group', {
  name: text().primaryKey(),
  forms: jsonb().$type<{ 'en-GB': Customisation } & Partial<Record<string, Customisation>>>().notNull(),
});

export const shortLink = pgTable('short_link', {
  code: text().primaryKey(),
  url: text().notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
