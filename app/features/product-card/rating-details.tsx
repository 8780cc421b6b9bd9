import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { loader } from '#app/routes/api/reviews/stats.ts';
import { type ApiData, callApi } from '#app/site/api-call.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

const STARS = [5, 4, 3, 2, 1] as const;

type Stats = 'loading' | 'failed' | ApiData<typeof loader>;

async function fetchStats(sku: string, signal: AbortSignal): Promise<Stats> {
  const response = await callApi<typeof loader>(`/_api/reviews/stats?sku=${encodeURIComponent(sku)}`, {
    signal,
  });
  return response.ok ? response.json() : 'failed';
}

/** The number of reviews by stars; fetched when the shopper opens it. */
export function RatingDetails({ sku, onClose }: { sku: string; onClose: () => void }) {
  const t = useTranslations('plp.card');
  const format = useFormatter();
  const ref = useRef<HTMLDivElement>(null);
  const [reviewStats, setStats] = useState<Stats>('loading');

  useEffect(() => {
    const controller = new AbortController();
    fetchStats(sku, controller.signal).then(setStats, () => controller.signal.aborted || setStats('failed'));
    return () => controller.abort();
  }, [sku]);

  useEffect(() => {
    const close = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside =
        event.type === 'pointerdown' && !ref.current?.parentElement?.contains(event.target as Node);
      if (isEscape || isOutside) onClose();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [onClose]);

  return (
    <div ref={ref} className="rating-details" role="status" aria-busy={reviewStats === 'loading'}>
      {reviewStats === 'loading' && <SkeletonText lines={5} />}
      {reviewStats === 'failed' && <p>{t('noStats')}</p>}
      {typeof reviewStats === 'object' && (
        <ul>
          {STARS.map((stars) => {
            const count = reviewStats.ratingDistribution.find(({ rating }) => rating === stars)?.count ?? 0;
            return (
              <li key={stars} className="rating-details-row">
                <span>{t('stars', { stars })}</span>
                <ProgressBar
                  label={t('starsCount', { stars, count })}
                  value={count}
                  max={Math.max(reviewStats.totalReviewCount, 1)}
                  tone="star"
                />
                <span className="text-soft">{format.number(count)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
