import type { Review, ReviewPage, ReviewStats } from './review.ts';
import type { ReviewSort } from './review-list.ts';
import type { SubmissionErrors } from './review-submission.ts';

export interface ReviewQuery {
  productId: string;
  sort: ReviewSort;
  /** Only reviews that mention it. */
  feature: string | null;
  hasPhotos: boolean;
  /** Starts at 1. */
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
  /** Client address, which review services use to detect fake reviews. */
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

/** Stores reviews: the embedded store, or a review service. */
export interface ReviewProvider {
  /** The provider has the current counts; those in the catalogue are from the last feed. */
  readonly hasOwnCounts?: boolean;
  page(query: ReviewQuery): Promise<ReviewPage>;
  stats(productId: string): Promise<ReviewStats>;
  /** What reviewers mention, most frequent first. */
  features(productId: string, productName: string): Promise<string[]>;
  summary(productId: string): Promise<{ summary: string; disclaimer: string | null } | null>;
  /** Not shown before it is approved. Throws `ReviewRefused` for errors that the shopper can correct. */
  submit(review: NewReview): Promise<string>;
  waiting(limit: number): Promise<WaitingReview[]>;
  /** False when no such review is waiting. */
  moderate(reviewId: string, decision: Moderation): Promise<boolean>;
  /** Photos of waiting reviews are for staff only. */
  photo(photoId: string, includeWaiting?: boolean): Promise<Buffer | null>;
}

/** The provider has stricter rules than the shop; `errors` holds the fields that break them. */
export class ReviewRefused extends Error {
  override name = 'ReviewRefused';
  readonly errors: SubmissionErrors;

  constructor(errors: SubmissionErrors) {
    super(`review refused by provider: ${Object.keys(errors).join(', ')}`);
    this.errors = errors;
  }
}
