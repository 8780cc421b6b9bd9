import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SocialPost } from '#commerce/social/social-posts.ts';

/** Social posts of the shop and its customers, stored by the shop. */
export const socialPost = pgTable(
  'social_post',
  {
    id: integer().primaryKey(),
    channel: text().notNull(),
    sourceUrl: text('source_url').notNull(),
    text: text(),
    author: text(),
    images: jsonb().$type<SocialPost['images']>().notNull(),
    videos: jsonb().$type<SocialPost['videos']>().notNull(),
    tags: text().array().notNull().default([]),
    ctaLink: jsonb('cta_link').$type<SocialPost['ctaLink']>(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('social_post_published').on(t.publishedAt.desc())],
);
