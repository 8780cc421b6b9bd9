import type { ReviewPage, ReviewStats } from '#domain/reviews/review.ts';
import { wantsFeatures, wantsSummary } from '#domain/reviews/review-stats.ts';
import {
  checkSubmission,
  type ReviewSubmission,
  type SubmissionErrors,
} from '#domain/reviews/review-submission.ts';
import type { Database } from '#server/db/database.server.ts';
import type { Moderation, NewPhoto, ReviewQuery, ReviewSupplier } from '#suppliers/reviews/contract.ts';
import { PHOTOS_PER_REVIEW, redrawPhoto } from './photo.server.ts';

export interface SentReview extends ReviewSubmission {
  customerId: string | null;
  photos: readonly ArrayBuffer[];
}

export type SubmitResult =
  | { kind: 'received'; id: string }
  | { kind: 'wrong'; errors: SubmissionErrors }
  | { kind: 'wrong-photo' }
  | { kind: 'unknown-product' };

/** Reviews as pages ask for them: by any SKU or the key of a product. */
export interface Reviews {
  page(sku: string, query: Omit<ReviewQuery, 'productId'>): Promise<ReviewPage | null>;
  stats(sku: string): Promise<ReviewStats | null>;
  features(sku: string): Promise<string[] | null>;
  summary(sku: string): Promise<{ summary: string; disclaimer: string | null } | null>;
  submit(sku: string, review: SentReview): Promise<SubmitResult>;
  waiting: ReviewSupplier['waiting'];
  moderate(reviewId: string, decision: Moderation): Promise<boolean>;
  photo: ReviewSupplier['photo'];
}

interface Parts {
  database: Pick<Database, 'pool'>;
  supplier: ReviewSupplier;
  now?: () => Date;
}

export function createReviews({ database, supplier, now = () => new Date() }: Parts): Reviews {
  async function productOf(sku: string) {
    const { rows } = await database.pool.query<{ id: string; name: string; count: number }>({
      name: 'product-of-sku',
      text: `select id, name, total_review_count as count from product
        where is_live and (id = (select product_id from variant where sku = $1) or key = $1) limit 1`,
      values: [sku],
    });
    return rows[0] ?? null;
  }

  return {
    async page(sku, query) {
      const product = await productOf(sku);
      return product && supplier.page({ ...query, productId: product.id });
    },
    async stats(sku) {
      const product = await productOf(sku);
      return product && supplier.stats(product.id);
    },
    async features(sku) {
      const product = await productOf(sku);
      if (!product) return null;
      return wantsFeatures(product.count) ? supplier.features(product.id, product.name) : [];
    },
    async summary(sku) {
      const product = await productOf(sku);
      return product && wantsSummary(product.count) ? supplier.summary(product.id) : null;
    },

    async submit(sku, { customerId, photos, ...review }) {
      const errors = checkSubmission(review);
      if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
      const product = await productOf(sku);
      if (!product) return { kind: 'unknown-product' };
      const redrawn = await Promise.all(photos.slice(0, PHOTOS_PER_REVIEW).map(redrawPhoto));
      if (redrawn.includes(null)) return { kind: 'wrong-photo' };
      const id = await supplier.submit({
        productId: product.id,
        rating: review.rating,
        title: review.title.trim() || null,
        reviewText: review.reviewText.trim(),
        username: review.username.trim(),
        userLocation: review.userLocation.trim() || null,
        isRecommended: review.isRecommended,
        customerId,
        submittedAt: now(),
        photos: redrawn.filter((photo): photo is NewPhoto => photo !== null),
      });
      return { kind: 'received', id };
    },

    waiting: supplier.waiting,
    moderate: supplier.moderate,
    photo: supplier.photo,
  };
}
