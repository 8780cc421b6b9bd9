import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { OwnFacet } from '#commerce/catalogue/facets/own-facet-schema.ts';

/** Search rules of merchandisers: one row for a group of synonyms, a redirect or a ranking rule. */
export const searchRule = pgTable(
  'search_rule',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** Null means every brand's site, and every language. */
    brand: text(),
    locale: text(),
    isActive: boolean('is_active').notNull().default(true),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('search_rule_kind').on(t.kind)],
);

/** Facets that a merchant made from imported attributes. */
export const facetDefinition = pgTable('facet_definition', {
  id: text().primaryKey(),
  body: jsonb().$type<OwnFacet>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
