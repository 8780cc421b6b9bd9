import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { ReviewStats } from '#commerce/reviews/review.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

const STARS = [5, 4, 3, 2, 1] as const;

type Answer = 'waiting' | 'failed' | Pick<ReviewStats, 'totalReviewCount' | 'ratingDistribution'>;

async function askStats(sku: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/_api/reviews/stats?sku=${encodeURIComponent(sku)}`, { signal });
  if (!response.ok) return 'failed';
  const stats = (await response.json()) as Partial<ReviewStats>;
  const { totalReviewCount = 0, ratingDistribution } = stats;
  return Array.isArray(ratingDistribution) ? { totalReviewCount, ratingDistribution } : 'failed';
}

/** How many gave five stars, four, …; asked for only when somebody wants to know. */
export function RatingDetails({ sku, onClose }: { sku: string; onClose: () => void }) {
  const t = useTranslations('plp.card');
  const format = useFormatter();
  const ref = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<Answer>('waiting');

  useEffect(() => {
    const asking = new AbortController();
    askStats(sku, asking.signal).then(setAnswer, () => asking.signal.aborted || setAnswer('failed'));
    return () => asking.abort();
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
    <div ref={ref} className="rating-details" role="status" aria-busy={answer === 'waiting'}>
      {answer === 'waiting' && <SkeletonText lines={5} />}
      {answer === 'failed' && <p>{t('noStats')}</p>}
      {typeof answer === 'object' && (
        <ul>
          {STARS.map((stars) => {
            const count = answer.ratingDistribution.find(({ rating }) => rating === stars)?.count ?? 0;
            return (
              <li key={stars} className="rating-details-row">
                <span>{t('stars', { stars })}</span>
                <ProgressBar
                  label={t('starsCount', { stars, count })}
                  value={count}
                  max={Math.max(answer.totalReviewCount, 1)}
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
