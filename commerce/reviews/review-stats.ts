import type { ReviewStats } from './review.ts';

const FEATURES_ABOVE = 10;
const SUMMARY_FROM = 30;
const STARS = [1, 2, 3, 4, 5] as const;

export function wantsFeatures(totalReviewCount: number): boolean {
  return totalReviewCount > FEATURES_ABOVE;
}

export function wantsSummary(totalReviewCount: number): boolean {
  return totalReviewCount >= SUMMARY_FROM;
}

export const STAR_LABELS = ['Poor', 'Fair', 'Average', 'Good', 'Excellent'] as const;
export type StarLabel = (typeof STAR_LABELS)[number];

export function starLabel(rating: number): StarLabel {
  const star = Math.min(5, Math.max(1, Math.round(rating)));
  return STAR_LABELS[star - 1] ?? 'Poor';
}

/** dd/mm/yy in UTC, independent of locale and time zone. */
export function formatReviewDate(submittedAt: string): string {
  const date = new Date(submittedAt);
  if (Number.isNaN(date.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${two(date.getUTCFullYear() % 100)}`;
}

/** Null when no review has a recommendation. */
export function recommendedPercentage(
  stats: Pick<ReviewStats, 'recommendedCount' | 'notRecommendedCount'>,
): number | null {
  const total = stats.recommendedCount + stats.notRecommendedCount;
  return total > 0 ? Math.round((stats.recommendedCount / total) * 100) : null;
}

export interface DistributionRow {
  rating: number;
  count: number;
  percentage: number;
}

/** Five rows from 5 stars down; integer percentages that add up to 100 (largest remainder method). */
export function describeDistribution(
  distribution: readonly { rating: number; count: number }[],
): DistributionRow[] {
  const rows = STARS.toReversed().map((rating) => ({
    rating,
    count: Math.max(0, distribution.find((row) => row.rating === rating)?.count ?? 0),
  }));
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  if (total === 0) return rows.map((row) => ({ ...row, percentage: 0 }));
  const shares = rows.map((row, index) => {
    const exact = (row.count * 100) / total;
    return { index, floor: Math.floor(exact), remainder: exact - Math.floor(exact) };
  });
  let spare = 100 - shares.reduce((sum, share) => sum + share.floor, 0);
  const percentages = shares.map((share) => share.floor);
  for (const share of shares.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (spare <= 0) break;
    percentages[share.index] = share.floor + 1;
    spare -= 1;
  }
  return rows.map((row, index) => ({ ...row, percentage: percentages[index] ?? 0 }));
}
