import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Review } from '#commerce/reviews/review.ts';
import { wantsFeatures, wantsSummary } from '#commerce/reviews/review-stats.ts';
import { Button } from '#ui/button.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { askFeatures, askStats, askSummary, askWithPhotos } from './ask-reviews.ts';
import { PhotoModal } from './photo-modal.tsx';
import { PhotoRow } from './photo-row.tsx';
import type { ProductReviewsProps } from './product-reviews.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewNumbers } from './review-numbers.tsx';
import { ReviewOpinions } from './review-opinions.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import { useAnswer } from './use-answer.ts';
import { useReviewList } from './use-review-list.ts';
import { WriteReview } from './write-review.tsx';
import './reviews.css';

/** Distribution first, then what people say about it, photos up front, then the reviews themselves. */
export default function ReviewsSection({ sku, name }: ProductReviewsProps) {
  const t = useTranslations('reviews');
  const stats = useAnswer(sku, askStats);
  const total = stats.value?.totalReviewCount ?? 0;
  const features = useAnswer(wantsFeatures(total) ? sku : null, askFeatures);
  const summary = useAnswer(wantsSummary(total) ? sku : null, askSummary);
  const pictured = useAnswer(total > 0 ? sku : null, askWithPhotos);
  const list = useReviewList(sku);
  const [isWriting, setWriting] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [photo, setPhoto] = useState<{ reviews: Review[]; id: string } | null>(null);
  function askAgain() {
    stats.again();
    list.tell({ type: 'sort-changed', sort: list.state.sort });
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
          <Button variant="link" onClick={askAgain}>
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
              features={features.value ?? []}
              chosen={list.state.feature}
              onChoose={(feature) => list.tell({ type: 'feature-chosen', feature })}
            />
          </div>
          {pictured.value && pictured.value.length > 0 && (
            <PhotoRow reviews={pictured.value} onOpen={(id) => setPhoto({ reviews: pictured.value, id })} />
          )}
          <ReviewList
            list={list}
            onPhoto={(id, reviews) => setPhoto({ reviews: pictured.value ?? reviews, id })}
          />
          {total > 5 && (
            <Button variant="link" onClick={() => setPanelOpen(true)}>
              {t('openPanel')}
            </Button>
          )}
          <ReviewsPanel
            open={isPanelOpen}
            onClose={() => setPanelOpen(false)}
            list={list}
            stats={stats.value}
            onPhoto={(id, reviews) => setPhoto({ reviews: pictured.value ?? reviews, id })}
          />
        </>
      )}
      <PhotoModal start={photo} onClose={() => setPhoto(null)} />
      <WriteReview open={isWriting} onClose={() => setWriting(false)} sku={sku} name={name} />
    </section>
  );
}
