import { useTranslations } from 'use-intl';
import type { Review, ReviewStats } from '#commerce/reviews/review.ts';
import { Drawer } from '#ui/drawer.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewNumbers } from './review-numbers.tsx';
import type { useReviewList } from './use-review-list.ts';

interface ReviewsPanelProps {
  open: boolean;
  onClose: () => void;
  list: ReturnType<typeof useReviewList>;
  stats: ReviewStats;
  onPhoto: (photoId: string, reviews: Review[]) => void;
}

/** The same reviews beside the product; half a second in, a little less out. */
export function ReviewsPanel({ open, onClose, list, stats, onPhoto }: ReviewsPanelProps) {
  const t = useTranslations('reviews');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="reviews-panel"
    >
      <ReviewNumbers stats={stats} />
      <ReviewList list={list} onPhoto={onPhoto} />
    </Drawer>
  );
}
