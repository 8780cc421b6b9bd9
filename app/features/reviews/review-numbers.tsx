import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { ReviewStats } from '#commerce/reviews/review.ts';
import { describeDistribution, recommendedPercentage } from '#commerce/reviews/review-stats.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Rating } from '#ui/rating.tsx';

/** Average rating, distribution of ratings, and share of recommendations. */
export function ReviewNumbers({ stats, action }: { stats: ReviewStats; action?: ReactNode }) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  const average = format.number(stats.averageRating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const recommended = recommendedPercentage(stats);
  return (
    <div className="reviews-numbers">
      <p className="reviews-average">
        <span className="heading reviews-big">{average}</span>
        <span>
          <Rating value={stats.averageRating} label={t('averageOf', { average })} size="large" />
          <span className="text-soft text-sm">{t('count', { count: stats.totalReviewCount })}</span>
        </span>
      </p>
      <ul className="reviews-spread">
        {describeDistribution(stats.ratingDistribution).map(({ rating, count, percentage }) => (
          <li key={rating}>
            <span>{t('starCount', { stars: rating })}</span>
            <ProgressBar label={t('spread', { stars: rating, count })} value={percentage} tone="star" />
            <span className="text-soft">{format.number(percentage / 100, { style: 'percent' })}</span>
          </li>
        ))}
      </ul>
      {recommended !== null && <p className="text-sm">{t('recommended', { percent: recommended })}</p>}
      {action}
    </div>
  );
}
