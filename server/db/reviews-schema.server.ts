import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Review } from '#commerce/reviews/review.ts';
import { customer } from './customers-schema.server.ts';
import { product } from './schema.server.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Only approved reviews are shown; new reviews are pending. */
export type ReviewState = 'pending' | 'approved' | 'rejected';

export const review = pgTable(
  'review',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    state: text().$type<ReviewState>().notNull(),
    rating: smallint().notNull(),
    title: text(),
    reviewText: text('review_text'),
    username: text(),
    userLocation: text('user_location'),
    isRecommended: boolean('is_recommended'),
    /** Rating by scale name; labels and ranges are in the table of scales. */
    scales: jsonb().$type<Record<string, number>>(),
    responses: jsonb().$type<Review['responses']>(),
    syndication: jsonb().$type<Review['syndicationSource']>(),
    photos: jsonb().$type<{ id: string; caption: string | null; url: string }[]>(),
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('review_recent').on(t.productId, t.state, t.submittedAt.desc(), t.id),
    index('review_waiting').on(t.submittedAt).where(sql`${t.state} = 'pending'`),
    check('review_rating', sql`${t.rating} between 1 and 5`),
  ],
);

/** Photos of shoppers, re-encoded: the uploaded file itself is not stored. */
export const reviewPhoto = pgTable(
  'review_photo',
  {
    id: text().primaryKey(),
    reviewId: text('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    /** Null where the photo is in the media storage; only older ones are here. */
    body: bytes(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (t) => [index('review_photo_review').on(t.reviewId)],
);

/** Who decided about a review, when and why; rows are only inserted. */
export const reviewDecision = pgTable(
  'review_decision',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    reviewId: text('review_id').notNull(),
    decision: text().$type<Exclude<ReviewState, 'pending'>>().notNull(),
    reason: text(),
    staffId: text('staff_id').references(() => customer.id, { onDelete: 'set null' }),
    staffName: text('staff_name').notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('review_decision_at').on(t.at.desc())],
);
