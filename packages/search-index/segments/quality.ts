export interface QualitySignals {
  revenue: number;
  rating: number;
  reviews: number;
  isOnStock: boolean;
}

/** Revenue (minor units a year) above which a product gets no higher score. */
const TOP_REVENUE = 1e9;
const MANY_REVIEWS = 200;
/** Averages of a few reviews are pulled towards this rating. */
const USUAL_RATING = 4;
const TRUST_AFTER_REVIEWS = 10;

/** A product's score without a query: 0 to 1, and 1 more when it is in stock. */
export function scoreQuality(signals: QualitySignals): number {
  const sales = Math.min(1, Math.log1p(Math.max(0, signals.revenue)) / Math.log1p(TOP_REVENUE));
  const reviews = Math.max(0, signals.reviews);
  const rating =
    (signals.rating * reviews + USUAL_RATING * TRUST_AFTER_REVIEWS) / (reviews + TRUST_AFTER_REVIEWS) / 5;
  const known = Math.min(1, Math.log1p(reviews) / Math.log1p(MANY_REVIEWS));
  return 0.65 * sales + 0.25 * Math.min(1, rating) + 0.1 * known + (signals.isOnStock ? 1 : 0);
}
