import type { Product } from '../../../commerce/catalogue/product.ts';
import { type DemoReview, writeReviews } from './write-reviews.ts';

/** Examples with a fixed number of reviews: none, one, too few, enough for features, enough for a summary, thousands. */
export const REVIEW_COUNTS: Readonly<Record<string, number>> = {
  SVZ10002: 1,
  CTZ20116: 9,
  PRZ10008: 11,
  DPZ10011: 31,
  SVZ20117: 2000,
};

export interface ReviewSource {
  fingerprint: string;
  productCount: number;
  /** Product by product; a product without reviews gives an empty list. */
  reviews(): AsyncGenerator<{ productId: string; reviews: DemoReview[] }>;
}

const EDITION = 2;
const OPENING_DAY = new Date('2026-11-15T00:00:00.000Z');
/** A larger catalogue gets no more, so that seeding takes seconds. */
const MOST_REVIEWS = 80_000;
const USUAL_AVERAGE = 4.4;
/** Up to this count all reviews of a product are written, of further ones every second. */
const ALL_WRITTEN_BELOW = 10;

interface Products {
  fingerprint: string;
  productCount: number;
  products(): Iterable<Product> | AsyncIterable<Product>;
}

export function demoReviews(catalogue: Products, seed: number, today: Date = OPENING_DAY): ReviewSource {
  return {
    fingerprint: `reviews-${EDITION}-${catalogue.fingerprint}`,
    productCount: catalogue.productCount,
    async *reviews() {
      let written = 0;
      for await (const product of catalogue.products()) {
        const count = written < MOST_REVIEWS ? plannedCount(product) : 0;
        const average = product.averageRating || USUAL_AVERAGE;
        const reviews = writeReviews(product, { seed, today, count, average });
        written += reviews.length;
        yield { productId: product.id, reviews };
      }
    },
  };
}

function plannedCount({ key, totalReviewCount }: Product): number {
  return (
    REVIEW_COUNTS[key] ?? Math.round(Math.min(totalReviewCount, (ALL_WRITTEN_BELOW + totalReviewCount) / 2))
  );
}
