import { Suspense, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import type { Review, ReviewStats } from '#commerce/reviews/review.ts';
import { reviewsToSwipe } from '#commerce/reviews/review-photos.ts';
import { wantsFeatures, wantsSummary } from '#commerce/reviews/review-stats.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { fetchFeatures, fetchReviewsWithPhotos, fetchStats, fetchSummary } from './fetch-reviews.ts';
import { PhotoModal } from './photo-modal.tsx';
import { PhotoRow } from './photo-row.tsx';
import type { ProductReviewsProps } from './product-reviews.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewNumbers } from './review-numbers.tsx';
import { ReviewOpinions } from './review-opinions.tsx';

import { useFetched } from './use-fetched.ts';
import { useReviewList } from './use-review-list.ts';
import './reviews.css';

const ReviewForm = lazyWithRetry(() => import('./review-form.tsx'));

/** Numbers and opinions first, then photos, then the reviews. */
export default function ReviewsSection({ sku, name }: ProductReviewsProps) {
  const t = useTranslations('reviews');
  const { locale } = useSite();
  const stats = useFetched(sku, fetchStats);
  const total = stats.value?.totalReviewCount ?? 0;
  const features = useFetched(wantsFeatures(total) ? sku : null, fetchFeatures);
  const loadSummary = useCallback(
    (key: string, signal: AbortSignal) => fetchSummary(key, locale, signal),
    [locale],
  );
  const summary = useFetched(wantsSummary(total) ? sku : null, loadSummary);
  const withPhotos = useFetched(total > 0 ? sku : null, fetchReviewsWithPhotos);
  const labels = features.value?.labels ?? {};
  const list = useReviewList(sku);
  const [isWriting, setWriting] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [photo, setPhoto] = useState<{ reviews: Review[]; id: string } | null>(null);
  function retry() {
    stats.retry();
    list.dispatch({ type: 'sort-changed', sort: list.state.sort });
  }
  function openPhoto(id: string, shown: Review[]) {
    setPhoto({ reviews: reviewsToSwipe(withPhotos.value ?? [], shown), id });
  }
  const write = (
    <Button variant="secondary" onClick={() => setWriting(true)}>
      {t('write')}
    </Button>
  );

  return (
    <section className="page-width section reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="heading text-2xl">
        {t('title')}
      </h2>
      {stats.status === 'loading' && (
        <div aria-busy="true">
          <SkeletonText lines={8} />
        </div>
      )}
      {stats.status === 'failed' && (
        <p role="alert">
          {t('failed')}{' '}
          <Button variant="link" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {stats.value && total === 0 && (
        <div className="reviews-empty">
          <p>{t('none')}</p>
          {write}
        </div>
      )}
      {stats.value && total > 0 && (
        <>
          <div className="reviews-overview">
            <ReviewNumbers stats={stats.value} action={write} />
            <ReviewOpinions
              summary={summary.value}
              scales={stats.value.secondaryRatings}
              features={features.value?.features ?? []}
              labels={labels}
              chosen={list.state.feature}
              onChoose={(feature) => list.dispatch({ type: 'feature-chosen', feature })}
            />
          </div>
          {withPhotos.value && withPhotos.value.length > 0 && (
            <PhotoRow
              reviews={withPhotos.value}
              onOpen={(id) => setPhoto({ reviews: withPhotos.value, id })}
            />
          )}
          <ReviewList list={list} labels={labels} onPhoto={openPhoto} />
          {total > 5 && (
            <Button variant="link" onClick={() => setPanelOpen(true)}>
              {t('openPanel')}
            </Button>
          )}
          <ReviewsPanel
            open={isPanelOpen}
            onClose={() => setPanelOpen(false)}
            list={list}
            labels={labels}
            stats={stats.value}
            onPhoto={openPhoto}
          />
        </>
      )}
      <PhotoModal start={photo} onClose={() => setPhoto(null)} />
      <WriteReview open={isWriting} onClose={() => setWriting(false)} sku={sku} name={name} />
    </section>
  );
}

interface ReviewsPanelProps {
  open: boolean;
  onClose: () => void;
  list: ReturnType<typeof useReviewList>;
  labels: Readonly<Record<string, string>>;
  stats: ReviewStats;
  onPhoto: (photoId: string, reviews: Review[]) => void;
}

/** The same reviews in a drawer. */
function ReviewsPanel({ open, onClose, list, labels, stats, onPhoto }: ReviewsPanelProps) {
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
      <ReviewList list={list} labels={labels} onPhoto={onPhoto} />
    </Drawer>
  );
}

interface WriteReviewProps {
  open: boolean;
  onClose: () => void;
  sku: string;
  name: string;
}

function WriteReview({ open, onClose, sku, name }: WriteReviewProps) {
  const t = useTranslations('reviews');
  return (
    <Dialog open={open} onClose={onClose} title={t('writeAbout', { name })} closeLabel={t('close')}>
      <Suspense fallback={<SkeletonText lines={10} />}>
        <ReviewForm sku={sku} onDone={onClose} />
      </Suspense>
    </Dialog>
  );
}
