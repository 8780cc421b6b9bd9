import type { Review, ReviewPage, ReviewStats } from './review.ts';
import type { ReviewSort } from './review-list.ts';
import type { SubmissionErrors } from './review-submission.ts';

export interface ReviewQuery {
  productId: string;
  sort: ReviewSort;
  /** Only reviews that speak of it. */
  feature: string | null;
  hasPhotos: boolean;
  /** From 1. */
  page: number;
  limit: number;
}

export interface NewReview {
  productId: string;
  rating: number;
  title: string | null;
  reviewText: string;
  username: string;
  userLocation: string | null;
  isRecommended: boolean | null;
  customerId: string | null;
  /** Where it was sent from; services that look for made-up reviews want to know. */
  client: string;
  submittedAt: Date;
  photos: readonly NewPhoto[];
}

export interface NewPhoto {
  body: Buffer;
  width: number;
  height: number;
}

export type Moderation = 'approved' | 'rejected';

export interface WaitingReview extends Review {
  productId: string;
}

/** Who keeps reviews: the shop itself, or a review service. */
export interface ReviewSupplier {
  /** How many reviews there are is known there alone; the shop's own numbers are those of its last feed. */
  readonly keepsOwnCounts?: boolean;
  page(query: ReviewQuery): Promise<ReviewPage>;
  stats(productId: string): Promise<ReviewStats>;
  /** What reviewers talk about, most-mentioned first. */
  features(productId: string, productName: string): Promise<string[]>;
  summary(productId: string): Promise<{ summary: string; disclaimer: string | null } | null>;
  /** Not shown before somebody has approved it. Throws `ReviewRefused` for what the shopper can put right. */
  submit(review: NewReview): Promise<string>;
  waiting(limit: number): Promise<WaitingReview[]>;
  /** False when there is no such review waiting. */
  moderate(reviewId: string, decision: Moderation): Promise<boolean>;
  /** Photos of reviews that wait are for staff only. */
  photo(photoId: string, includeWaiting?: boolean): Promise<Buffer | null>;
}

/** Whoever keeps reviews has stricter rules than the shop, and says which fields break them. */
export class ReviewRefused extends Error {
  override name = 'ReviewRefused';
  readonly errors: SubmissionErrors;

  constructor(errors: SubmissionErrors) {
    super(`The review was not taken: ${Object.keys(errors).join(', ')}.`);
    this.errors = errors;
  }
}
