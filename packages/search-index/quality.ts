export interface QualitySignals {
  revenue: number;
  rating: number;
  reviews: number;
  isOnStock: boolean;
}

/** Revenue (pence a year) above which more of it says nothing. */
const TOP_REVENUE = 1e9;
const MANY_REVIEWS = 200;
/** Ratings lean towards this until enough people gave one. */
const USUAL_RATING = 4;
const TRUST_AFTER_REVIEWS = 10;

/** A product's standing before anybody typed anything: 0 to 1, and 1 more when it can be bought. */
export function scoreQuality(signals: QualitySignals): number {
  const sales = Math.min(1, Math.log1p(Math.max(0, signals.revenue)) / Math.log1p(TOP_REVENUE));
  const reviews = Math.max(0, signals.reviews);
  const rating =
    (signals.rating * reviews + USUAL_RATING * TRUST_AFTER_REVIEWS) / (reviews + TRUST_AFTER_REVIEWS) / 5;
  const known = Math.min(1, Math.log1p(reviews) / Math.log1p(MANY_REVIEWS));
  return 0.65 * sales + 0.25 * Math.min(1, rating) + 0.1 * known + (signals.isOnStock ? 1 : 0);
}
