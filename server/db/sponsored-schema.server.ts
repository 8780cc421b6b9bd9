import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { AdEvent, Pricing } from '#commerce/advertising/campaign.ts';

export const sponsoredCampaign = pgTable(
  'sponsored_campaign',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    sponsor: text().notNull(),
    brand: text(),
    categorySlugs: text('category_slugs').array().notNull().default([]),
    productKeys: text('product_keys').array().notNull().default([]),
    pricing: text().$type<Pricing>().notNull().default('click'),
    /** Pence. */
    bid: integer().notNull(),
    dailyBudget: integer('daily_budget').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on'),
    isPaused: boolean('is_paused').notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('sponsored_campaign_amounts', sql`${t.bid} > 0 and ${t.dailyBudget} > 0`),
    check('sponsored_campaign_days', sql`${t.endsOn} is null or ${t.endsOn} >= ${t.startsOn}`),
  ],
);

/** Results of a campaign by day. Cost is in thousandths of a penny, so that one view has a whole price. */
export const sponsoredDay = pgTable(
  'sponsored_day',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => sponsoredCampaign.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    spent: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.day] })],
);

/** One row for each counted event of an advertisement, so that it is counted once. */
export const sponsoredMoment = pgTable(
  'sponsored_moment',
  {
    adId: text('ad_id').notNull(),
    moment: text().$type<AdEvent>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.adId, t.moment] }), index('sponsored_moment_at').on(t.at)],
);
