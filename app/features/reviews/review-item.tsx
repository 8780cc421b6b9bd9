import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Review } from '#commerce/reviews/review.ts';
import { describePhotoStrip } from '#commerce/reviews/review-photos.ts';
import { formatReviewDate, starLabel } from '#commerce/reviews/review-stats.ts';
import {
  REVIEW_RESPONSE_IN_MODAL,
  REVIEW_TEXT,
  type TextLimit,
  truncateText,
} from '#commerce/text/truncate.ts';
import { CheckIcon } from '#ui/icon.tsx';
import { useMediaAddress } from '#ui/media-address.ts';
import { Rating } from '#ui/rating.tsx';

import { ReviewSource } from './review-source.tsx';
import { useScaleLabels } from './use-scale-labels.ts';

interface ReviewItemProps {
  review: Review;
  limit?: TextLimit;
  /** Without it the review shows no photos. */
  onPhoto?: (photoId: string) => void;
}

export function ReviewItem({ review, limit = REVIEW_TEXT, onPhoto }: ReviewItemProps) {
  const t = useTranslations('reviews');
  const scaleLabel = useScaleLabels();
  const text = review.reviewText ?? '';
  const label = t(`stars.${starLabel(review.rating)}`);
  const who = [review.username ?? t('anonymous'), review.userLocation].filter(Boolean).join(', ');
  return (
    <article className="review">
      <header className="review-head">
        <Rating value={review.rating} text={label} label={t('rated', { stars: review.rating, label })} />
        <span className="text-soft text-sm">
          {who} · <time dateTime={review.submittedAt}>{formatReviewDate(review.submittedAt)}</time>
        </span>
      </header>
      {review.title && <h3 className="review-title">{review.title}</h3>}
      {review.isPromotional && <p className="review-note text-soft text-xs">{t('promotion')}</p>}
      {text !== '' && <LongText text={text} limit={limit} />}
      {onPhoto && review.photos.length > 0 && <Strip review={review} onPhoto={onPhoto} />}
      {review.isRecommended && (
        <p className="review-recommends text-sm">
          <CheckIcon /> {t('recommends')}
        </p>
      )}
      {review.secondaryRatings.length > 0 && (
        <dl className="review-scales text-soft text-xs">
          {review.secondaryRatings.map((scale) => (
            <div key={scale.label}>
              <dt>{scaleLabel(scale.label)}</dt>
              <dd>
                {scale.rating}/{scale.ratingRange}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {review.isSyndicated && review.syndicationSource && <ReviewSource source={review.syndicationSource} />}
      {review.responses.map((response) => (
        <blockquote key={response.text} className="review-response">
          <p className="eyebrow">{t('responseFrom', { name: response.clientName })}</p>
          <LongText
            text={response.text}
            limit={limit === REVIEW_TEXT ? REVIEW_TEXT : REVIEW_RESPONSE_IN_MODAL}
          />
        </blockquote>
      ))}
    </article>
  );
}

function Strip({ review, onPhoto }: { review: Review; onPhoto: (photoId: string) => void }) {
  const t = useTranslations('reviews');
  const media = useMediaAddress();
  const { shown, moreCount } = describePhotoStrip(review.photos);
  return (
    <ul className="review-strip">
      {shown.map((photo, index) => {
        const isLast = index === shown.length - 1 && moreCount > 0;
        return (
          <li key={photo.id}>
            <button type="button" className="review-photo" onClick={() => onPhoto(photo.id)}>
              <img
                src={media(photo.sizes.normal.url)}
                alt={photo.caption ?? t('photoBy', { name: review.username ?? t('anonymous') })}
                width={120}
                height={160}
                loading="lazy"
              />
              {isLast && <span className="review-photo-more">+{moreCount}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A text truncated after a whole word, with a button that shows the rest. */
function LongText({ text, limit }: { text: string; limit: TextLimit }) {
  const t = useTranslations('reviews');
  const [isWhole, setWhole] = useState(false);
  const { visible, isTruncated } = truncateText(text, limit);
  if (!isTruncated) return <p className="review-text">{text}</p>;
  return (
    <p className="review-text">
      {isWhole ? text : `${visible}…`}{' '}
      <button type="button" className="text-link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t('readLess') : t('readMore')}
      </button>
    </p>
  );
}
