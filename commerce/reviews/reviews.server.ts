import type { Logger } from 'pino';
import { decodeUpload } from '#commerce/media/uploaded-file.server.ts';
import { QueueFull } from '#commerce/media/work-queue.server.ts';
import { callProvider, callProviderOr } from '#integrations/gateway/provider-call.server.ts';
import type { Database } from '#server/db/database.server.ts';
import type { RateLimiter } from '#server/db/rate-limiter.server.ts';
import { createDecisions, type ReviewDecision, type StaffMember } from './decisions.server.ts';
import {
  type Moderation,
  type NewPhoto,
  type NewReview,
  type ReviewProvider,
  type ReviewQuery,
  ReviewRefused,
} from './provider.ts';
import type { ReviewPage, ReviewStats } from './review.ts';
import { wantsFeatures, wantsSummary } from './review-stats.ts';
import { checkSubmission, type ReviewSubmission, type SubmissionErrors } from './review-submission.ts';

export interface SubmittedReview extends ReviewSubmission {
  customerId: string | null;
  photos: readonly ArrayBuffer[];
  /** Client address, for the rate limit. */
  client: string;
}

export type SubmitResult =
  | { kind: 'received'; id: string }
  | { kind: 'wrong'; errors: SubmissionErrors }
  | { kind: 'wrong-photo' }
  | { kind: 'unknown-product' }
  /** The provider did not accept it; the shopper may try again. */
  | { kind: 'failed' }
  | { kind: 'too-many'; seconds: number };

/**
 * Reviews by any SKU or the key of a product. When the provider fails, `page` and `stats` throw ProviderCallFailed; the
 * optional parts (features, summary) are empty instead.
 */
export interface Reviews {
  page(sku: string, query: Omit<ReviewQuery, 'productId'>): Promise<ReviewPage | null>;
  stats(sku: string): Promise<ReviewStats | null>;
  features(sku: string): Promise<string[] | null>;
  summary(sku: string): Promise<{ summary: string; disclaimer: string | null } | null>;
  submit(sku: string, review: SubmittedReview): Promise<SubmitResult>;
  waiting: ReviewProvider['waiting'];
  /** False when no such review is waiting. */
  moderate(
    reviewId: string,
    decision: Moderation,
    reason: string | null,
    staff: StaffMember,
  ): Promise<boolean>;
  decisions(limit: number): Promise<ReviewDecision[]>;
  photo: ReviewProvider['photo'];
}

interface Parts {
  database: Pick<Database, 'pool'>;
  provider: ReviewProvider;
  rateLimiter: Pick<RateLimiter, 'consume'>;
  log: Pick<Logger, 'warn'>;
  now?: () => Date;
  timeoutMs?: number;
}

export const REVIEW_RATE_LIMIT = { name: 'review', tries: 10, perSeconds: 3600 };
const TIMEOUT_MS = 3_000;
const PHOTOS_PER_REVIEW = 3;
const RETRY_SECONDS = 30;
const LONGEST_SIDE = 1280;
/** Larger pictures are refused, to limit memory. */
const MOST_PIXELS = 50_000_000;

export function createReviews({
  database,
  provider,
  rateLimiter,
  log,
  now = () => new Date(),
  timeoutMs = TIMEOUT_MS,
}: Parts): Reviews {
  const call = { provider: 'reviews', timeoutMs, log };
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
    return provider.hasOwnCounts ? (await provider.stats(id)).totalReviewCount : count;
  }

  async function submitToProvider(review: NewReview): Promise<SubmitResult> {
    try {
      return { kind: 'received', id: await provider.submit(review) };
    } catch (error) {
      if (error instanceof ReviewRefused) return { kind: 'wrong', errors: error.errors };
      log.warn({ err: error }, 'review submission to provider failed');
      return { kind: 'failed' };
    }
  }

  return {
    async page(sku, query) {
      const product = await productOf(sku);
      if (!product) return null;
      return callProvider(call, async () => {
        const page = await provider.page({ ...query, productId: product.id });
        if (!Array.isArray(page?.results)) throw new Error('reviews: response has no results');
        return page;
      });
    },
    async stats(sku) {
      const product = await productOf(sku);
      if (!product) return null;
      return callProvider(call, async () => {
        const stats = await provider.stats(product.id);
        if (!Number.isFinite(stats?.totalReviewCount)) throw new Error('review stats: response has no count');
        return stats;
      });
    },
    async features(sku) {
      const product = await productOf(sku);
      if (!product) return null;
      return callProviderOr(call, [], async () => {
        if (!wantsFeatures(await countOf(product))) return [];
        const features = await provider.features(product.id, product.name);
        if (!Array.isArray(features)) throw new Error('review features: response is not a list');
        return features.filter((feature) => typeof feature === 'string');
      });
    },
    async summary(sku) {
      const product = await productOf(sku);
      if (!product) return null;
      return callProviderOr(call, null, async () => {
        if (!wantsSummary(await countOf(product))) return null;
        const summary = await provider.summary(product.id);
        if (summary && typeof summary.summary !== 'string')
          throw new Error('review summary: response has no text');
        return summary;
      });
    },

    async submit(sku, { customerId, photos, client, ...review }) {
      const errors = checkSubmission(review);
      if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
      const product = await productOf(sku);
      if (!product) return { kind: 'unknown-product' };
      const uploader = customerId ? `customer:${customerId}` : client;
      // By address and by account: neither many accounts nor many addresses get around it.
      for (const key of new Set([client, uploader])) {
        const seconds = await rateLimiter.consume(key);
        if (seconds !== null) return { kind: 'too-many', seconds };
      }
      const reencoded = await reencodePhotos(uploader, photos.slice(0, PHOTOS_PER_REVIEW));
      if (reencoded === 'busy') return { kind: 'too-many', seconds: RETRY_SECONDS };
      if (!reencoded) return { kind: 'wrong-photo' };
      return submitToProvider({
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
        photos: reencoded,
      });
    },

    waiting: provider.waiting,
    decisions: decisions.list,
    async moderate(reviewId, decision, reason, staff) {
      if (!(await provider.moderate(reviewId, decision))) return false;
      await decisions.record(reviewId, decision, reason, staff);
      return true;
    },
    photo: provider.photo,
  };
}

/** Re-encodes photos, which removes their metadata; null when a file is not a picture. */
async function reencodePhotos(
  uploader: string,
  photos: readonly ArrayBuffer[],
): Promise<NewPhoto[] | null | 'busy'> {
  const reencoded: NewPhoto[] = [];
  try {
    for (const photo of photos) {
      const decoded = await decodeUpload(uploader, {
        file: new Uint8Array(photo),
        longestSide: LONGEST_SIDE,
        maxPixels: MOST_PIXELS,
        output: { webp: 80 },
      });
      if (!decoded) return null;
      reencoded.push({ body: decoded.body, width: decoded.width, height: decoded.height });
    }
    return reencoded;
  } catch (error) {
    if (error instanceof QueueFull) return 'busy';
    throw error;
  }
}
