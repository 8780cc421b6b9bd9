import type { Logger } from 'pino';
import { askSupplier, askSupplierOr } from '#integrations/gateway/supplier-call.server.ts';
import type { Database } from '#server/db/database.server.ts';
import type { Throttle } from '#server/db/rate-limiter.server.ts';
import { createDecisions, type ReviewDecision, type StaffMember } from './decisions.server.ts';
import { PHOTOS_PER_REVIEW, redrawPhoto } from './photo.server.ts';
import {
  type Moderation,
  type NewPhoto,
  type NewReview,
  type ReviewQuery,
  ReviewRefused,
  type ReviewSupplier,
} from './provider.ts';
import type { ReviewPage, ReviewStats } from './review.ts';
import { wantsFeatures, wantsSummary } from './review-stats.ts';
import { checkSubmission, type ReviewSubmission, type SubmissionErrors } from './review-submission.ts';

export interface SentReview extends ReviewSubmission {
  customerId: string | null;
  photos: readonly ArrayBuffer[];
  /** Where it was sent from, so that nobody floods the shop. */
  client: string;
}

export type SubmitResult =
  | { kind: 'received'; id: string }
  | { kind: 'wrong'; errors: SubmissionErrors }
  | { kind: 'wrong-photo' }
  | { kind: 'unknown-product' }
  /** Whoever keeps reviews did not take it; trying again may help. */
  | { kind: 'failed' }
  | { kind: 'too-many'; seconds: number };

/**
 * Reviews as pages ask for them: by any SKU or the key of a product. Where whoever keeps them does not answer, a page of
 * reviews and their numbers fail as SupplierFailed; what a page can do without is just not there.
 */
export interface Reviews {
  page(sku: string, query: Omit<ReviewQuery, 'productId'>): Promise<ReviewPage | null>;
  stats(sku: string): Promise<ReviewStats | null>;
  features(sku: string): Promise<string[] | null>;
  summary(sku: string): Promise<{ summary: string; disclaimer: string | null } | null>;
  submit(sku: string, review: SentReview): Promise<SubmitResult>;
  waiting: ReviewSupplier['waiting'];
  /** False when there is no such review waiting. */
  moderate(
    reviewId: string,
    decision: Moderation,
    reason: string | null,
    staff: StaffMember,
  ): Promise<boolean>;
  decisions(limit: number): Promise<ReviewDecision[]>;
  photo: ReviewSupplier['photo'];
}

interface Parts {
  database: Pick<Database, 'pool'>;
  supplier: ReviewSupplier;
  throttle: Pick<Throttle, 'take'>;
  log: Pick<Logger, 'warn'>;
  now?: () => Date;
  timeoutMs?: number;
}

export const REVIEW_THROTTLE = { name: 'review', tries: 10, perSeconds: 3600 };
const PATIENCE_MS = 3_000;

export function createReviews({
  database,
  supplier,
  throttle,
  log,
  now = () => new Date(),
  timeoutMs = PATIENCE_MS,
}: Parts): Reviews {
  const call = { supplier: 'reviews', timeoutMs, log };
  const decisions = createDecisions(database);

  async function productOf(sku: string) {
    const { rows } = await database.pool.query<{ id: string; name: string; count: number }>({
      name: 'product-of-sku',
      text: `select id, name, total_review_count as count from product
        where is_live and (id = (select product_id from variant where sku = $1) or key = $1) limit 1`,
      values: [sku],
    });
    return rows[0] ?? null;
  }

  async function countOf({ id, count }: { id: string; count: number }): Promise<number> {
    return supplier.keepsOwnCounts ? (await supplier.stats(id)).totalReviewCount : count;
  }

  async function hand(review: NewReview): Promise<SubmitResult> {
    try {
      return { kind: 'received', id: await supplier.submit(review) };
    } catch (error) {
      if (error instanceof ReviewRefused) return { kind: 'wrong', errors: error.errors };
      log.warn({ err: error }, 'a review could not be handed on');
      return { kind: 'failed' };
    }
  }

  return {
    async page(sku, query) {
      const product = await productOf(sku);
      if (!product) return null;
      return askSupplier(call, async () => {
        const page = await supplier.page({ ...query, productId: product.id });
        if (!Array.isArray(page?.results)) throw new Error('the answer has no reviews');
        return page;
      });
    },
    async stats(sku) {
      const product = await productOf(sku);
      if (!product) return null;
      return askSupplier(call, async () => {
        const stats = await supplier.stats(product.id);
        if (!Number.isFinite(stats?.totalReviewCount)) throw new Error('the answer has no count');
        return stats;
      });
    },
    async features(sku) {
      const product = await productOf(sku);
      if (!product) return null;
      return askSupplierOr(call, [], async () => {
        if (!wantsFeatures(await countOf(product))) return [];
        const features = await supplier.features(product.id, product.name);
        if (!Array.isArray(features)) throw new Error('the answer is no list');
        return features.filter((feature) => typeof feature === 'string');
      });
    },
    async summary(sku) {
      const product = await productOf(sku);
      if (!product) return null;
      return askSupplierOr(call, null, async () => {
        if (!wantsSummary(await countOf(product))) return null;
        const summary = await supplier.summary(product.id);
        if (summary && typeof summary.summary !== 'string') throw new Error('the answer has no summary');
        return summary;
      });
    },

    async submit(sku, { customerId, photos, client, ...review }) {
      const errors = checkSubmission(review);
      if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
      const product = await productOf(sku);
      if (!product) return { kind: 'unknown-product' };
      const seconds = await throttle.take(client);
      if (seconds !== null) return { kind: 'too-many', seconds };
      const redrawn = await Promise.all(photos.slice(0, PHOTOS_PER_REVIEW).map(redrawPhoto));
      if (redrawn.includes(null)) return { kind: 'wrong-photo' };
      return hand({
        productId: product.id,
        rating: review.rating,
        title: review.title.trim() || null,
        reviewText: review.reviewText.trim(),
        username: review.username.trim(),
        userLocation: review.userLocation.trim() || null,
        isRecommended: review.isRecommended,
        customerId,
        client,
        submittedAt: now(),
        photos: redrawn.filter((photo): photo is NewPhoto => photo !== null),
      });
    },

    waiting: supplier.waiting,
    decisions: decisions.list,
    async moderate(reviewId, decision, reason, staff) {
      if (!(await supplier.moderate(reviewId, decision))) return false;
      await decisions.record(reviewId, decision, reason, staff);
      return true;
    },
    photo: supplier.photo,
  };
}
