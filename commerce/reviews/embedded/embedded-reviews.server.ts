import { randomUUID } from 'node:crypto';
import { type MediaStorage, reviewPhotoKey } from '#commerce/media/provider.ts';
import { type ChangeFeed, recordChange } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import type { ReviewProvider } from '../provider.ts';
import type { Review, ReviewStats, SecondaryRating } from '../review.ts';
import type { ReviewSort } from '../review-list.ts';
import { createReviewTexts } from './review-texts.server.ts';

const ORDER: Record<ReviewSort, string> = {
  Recent: 'submitted_at desc, id',
  HighestRating: 'rating desc, submitted_at desc, id',
  LowestRating: 'rating, submitted_at desc, id',
};
const SHOWN = `product_id = $1 and state = 'approved'`;
const STARS = [1, 2, 3, 4, 5];
const PHOTO_ID = /^[0-9a-f-]{36}$/;

interface ReviewRow {
  id: string;
  product_id: string;
  rating: number;
  title: string | null;
  review_text: string | null;
  username: string | null;
  user_location: string | null;
  is_recommended: boolean | null;
  scales: Record<string, number> | null;
  responses: Review['responses'] | null;
  syndication: Review['syndicationSource'];
  photos: { id: string; caption: string | null; url: string }[] | null;
  submitted_at: Date;
}

const REVIEW_COLUMNS = `id, product_id, rating, title, review_text, username, user_location, is_recommended, scales,
  responses, syndication, photos, submitted_at`;

/** Reviews stored in the shop's own database. */
export function createEmbeddedReviews(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  changes: Pick<ChangeFeed, 'subscribe'>,
  storage: Pick<MediaStorage, 'read' | 'write'>,
): ReviewProvider {
  const texts = createReviewTexts({ pool });
  changes.subscribe((tags) => {
    for (const tag of tags) if (tag.startsWith('reviews:')) texts.clear(tag.slice('reviews:'.length));
  });

  return {
    async page({ productId, sort, feature, hasPhotos, page, limit }) {
      const mentioning = feature === null ? null : await texts.mentioning(productId, feature);
      const where = `${SHOWN} and ($2::text[] is null or id = any($2)) and (not $3::boolean or photos is not null)`;
      const offset = (page - 1) * limit;
      const [{ rows }, { rows: counted }] = await Promise.all([
        pool.query<ReviewRow>(
          `select ${REVIEW_COLUMNS} from review where ${where} order by ${ORDER[sort]} limit $4 offset $5`,
          [productId, mentioning, hasPhotos, limit, offset],
        ),
        pool.query<{ total: number }>(`select count(*)::int as total from review where ${where}`, [
          productId,
          mentioning,
          hasPhotos,
        ]),
      ]);
      const remainingResults = Math.max(0, (counted[0]?.total ?? 0) - offset - rows.length);
      return { results: rows.map(toReview), remainingResults, hasNextPage: remainingResults > 0 };
    },

    async stats(productId): Promise<ReviewStats> {
      const [{ rows }, { rows: scales }] = await Promise.all([
        pool.query<{ rating: number; count: number; yes: number; no: number }>(
          `select rating, count(*)::int as count, count(*) filter (where is_recommended)::int as yes,
             count(*) filter (where not is_recommended)::int as no
           from review where ${SHOWN} group by rating`,
          [productId],
        ),
        pool.query<{ scale: string; average: string }>(
          `select key as scale, round(avg(value::numeric), 2) as average
           from review, jsonb_each_text(scales) where ${SHOWN} and scales is not null group by key`,
          [productId],
        ),
      ]);
      const sum = (of: (row: (typeof rows)[number]) => number) =>
        rows.reduce((total, row) => total + of(row), 0);
      const total = sum(({ count }) => count);
      return {
        totalReviewCount: total,
        averageRating:
          total === 0 ? 0 : Math.round((sum(({ rating, count }) => rating * count) / total) * 100) / 100,
        ratingDistribution: STARS.map((rating) => ({
          rating,
          count: rows.find((row) => row.rating === rating)?.count ?? 0,
        })),
        secondaryRatings: describeScales(
          Object.fromEntries(scales.map(({ scale, average }) => [scale, Number(average)])),
        ),
        recommendedCount: sum(({ yes }) => yes),
        notRecommendedCount: sum(({ no }) => no),
      };
    },

    features: texts.features,
    summary: texts.summary,

    async submit(review) {
      const id = randomUUID();
      const photos = review.photos.map((photo) => ({ ...photo, id: randomUUID() }));
      // Before the rows: a row always has its photo.
      for (const photo of photos) await storage.write(reviewPhotoKey(photo.id), photo.body, 'image/webp');
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(
          `insert into review (id, product_id, state, rating, title, review_text, username, user_location,
             is_recommended, photos, customer_id, submitted_at)
           values ($1, $2, 'pending', $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
          [
            id,
            review.productId,
            review.rating,
            review.title,
            review.reviewText,
            review.username,
            review.userLocation,
            review.isRecommended,
            photos.length > 0
              ? JSON.stringify(
                  photos.map((photo) => ({
                    id: photo.id,
                    caption: null,
                    url: `/_api/reviews/photo/${photo.id}`,
                  })),
                )
              : null,
            review.customerId,
            review.submittedAt,
          ],
        );
        for (const { id: photoId, width, height } of photos) {
          await client.query(
            'insert into review_photo (id, review_id, width, height) values ($1, $2, $3, $4)',
            [photoId, id, width, height],
          );
        }
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
      return id;
    },

    async waiting(limit) {
      const { rows } = await pool.query<ReviewRow>(
        `select ${REVIEW_COLUMNS} from review where state = 'pending' order by submitted_at limit $1`,
        [limit],
      );
      return rows.map((row) => ({ ...toReview(row), productId: row.product_id }));
    },

    async moderate(reviewId, decision) {
      const { rows } = await pool.query<{ product_id: string }>(
        `update review set state = $2 where id = $1 and state = 'pending' returning product_id`,
        [reviewId, decision],
      );
      const productId = rows[0]?.product_id;
      if (!productId) return false;
      if (decision === 'rejected') return true;
      await pool.query(
        `update product set total_review_count = counted.count, average_rating = counted.average
         from (select count(*)::int as count, coalesce(round(avg(rating), 2), 0)::real as average
               from review where ${SHOWN}) counted
         where id = $1`,
        [productId],
      );
      await recordChange(db, [`product:${productId}`, `reviews:${productId}`]);
      return true;
    },

    async photo(photoId, includeWaiting = false) {
      if (!PHOTO_ID.test(photoId)) return null;
      const { rows } = await pool.query<{ body: Buffer | null }>(
        `select p.body from review_photo p join review r on r.id = p.review_id
         where p.id = $1 and (r.state = 'approved' or (r.state = 'pending' and $2::boolean))`,
        [photoId, includeWaiting],
      );
      // Older photos are in the column until they are migrated.
      return rows[0] ? (rows[0].body ?? storage.read(reviewPhotoKey(photoId))) : null;
    },
  };
}

function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    rating: row.rating,
    title: row.title,
    reviewText: row.review_text,
    userLocation: row.user_location,
    username: row.username,
    submittedAt: row.submitted_at.toISOString(),
    isRecommended: row.is_recommended,
    secondaryRatings: describeScales(row.scales),
    responses: row.responses ?? [],
    isSyndicated: row.syndication !== null,
    syndicationSource: row.syndication,
    photos: (row.photos ?? []).map(({ id, caption, url }) => ({ id, caption, sizes: { normal: { url } } })),
  };
}

/** Secondary ratings with the labels of their low and high ends. */
const SCALES: Record<string, Omit<SecondaryRating, 'rating' | 'ratingRange'>> = {
  fit: { label: 'Fit', minLabel: 'Runs small', maxLabel: 'Runs large' },
  quality: { label: 'Quality', minLabel: 'Poor', maxLabel: 'Excellent' },
  comfort: { label: 'Comfort', minLabel: 'Uncomfortable', maxLabel: 'Very comfortable' },
  value: { label: 'Value', minLabel: 'Poor', maxLabel: 'Excellent' },
  scent: { label: 'Scent', minLabel: 'Dislike it', maxLabel: 'Love it' },
  lasting: { label: 'Lasting', minLabel: 'Fades fast', maxLabel: 'Lasts all day' },
  assembly: { label: 'Assembly', minLabel: 'Hard', maxLabel: 'Easy' },
};
const RANGE = 5;

/** Secondary ratings in the order of the table; an unknown scale is left out. */
function describeScales(values: Readonly<Record<string, number>> | null): SecondaryRating[] {
  return Object.entries(SCALES).flatMap(([name, labels]) => {
    const rating = values?.[name];
    return rating === undefined ? [] : [{ ...labels, rating, ratingRange: RANGE }];
  });
}
