import { useTranslations } from 'use-intl';
import type { Review } from '#commerce/reviews/review.ts';
import { parseReviewSort, REVIEW_SORTS, showMoreCount } from '#commerce/reviews/review-list.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { SelectField } from '#ui/field.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { ReviewItem } from './review-item.tsx';
import type { useReviewList } from './use-review-list.ts';

interface ReviewListProps {
  list: ReturnType<typeof useReviewList>;
  /** The names of the features in the page's language. */
  labels: Readonly<Record<string, string>>;
  onPhoto: (photoId: string, reviews: Review[]) => void;
}

/** Reviews in steps of five, sorted and filtered. */
export function ReviewList({ list: { state, dispatch }, labels, onPhoto }: ReviewListProps) {
  const t = useTranslations('reviews');
  const { feature } = state;
  const more = showMoreCount(state.remainingResults);
  const isFirst = state.status === 'loading' && state.page === 1;
  return (
    <div className="reviews-list">
      <div className="reviews-tools">
        {feature && (
          <Chip
            removable
            aria-label={t('clearFeature', { feature: labels[feature] ?? feature })}
            onClick={() => dispatch({ type: 'feature-chosen', feature })}
          >
            {labels[feature] ?? feature}
          </Chip>
        )}
        <SelectField
          label={t('sort')}
          hideLabel
          value={state.sort}
          options={REVIEW_SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
          onChange={(event) => dispatch({ type: 'sort-changed', sort: parseReviewSort(event.target.value) })}
        />
      </div>
      <div aria-busy={state.status === 'loading'}>
        {isFirst && state.reviews.length === 0 ? (
          <SkeletonText lines={10} />
        ) : (
          <ol className={isFirst ? 'reviews-items reviews-waiting' : 'reviews-items'}>
            {state.reviews.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} onPhoto={(id) => onPhoto(id, state.reviews)} />
              </li>
            ))}
          </ol>
        )}
        {state.status === 'ready' && state.reviews.length === 0 && <p>{t('noneMatch')}</p>}
      </div>
      {state.status === 'failed' && (
        <p role="alert" className="reviews-failed">
          {t('failed')}{' '}
          <Button variant="link" onClick={() => dispatch({ type: 'sort-changed', sort: state.sort })}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {more !== null && (
        <Button
          variant="secondary"
          loading={state.status === 'loading' && state.page > 1}
          loadingLabel={t('loading')}
          onClick={() => dispatch({ type: 'more-requested' })}
        >
          {t('showMore', { count: more })}
        </Button>
      )}
    </div>
  );
}
