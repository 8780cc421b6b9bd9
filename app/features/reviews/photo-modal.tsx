import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Review } from '#commerce/reviews/review.ts';
import { listReviewPhotos, stepPhoto } from '#commerce/reviews/review-photos.ts';
import { REVIEW_TEXT_IN_MODAL } from '#commerce/text/truncate.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useMediaAddress } from '#ui/media-address.ts';
import { ReviewItem } from './review-item.tsx';

interface PhotoModalProps {
  /** The photo to open first, and the reviews whose photos follow; null when closed. */
  start: { reviews: Review[]; id: string } | null;
  onClose: () => void;
}

export function PhotoModal({ start, onClose }: PhotoModalProps) {
  const t = useTranslations('reviews');
  return (
    <Dialog
      open={start !== null}
      onClose={onClose}
      size="large"
      title={t('photoModal')}
      closeLabel={t('close')}
      flush
      className="photo-modal"
    >
      {start && <Photos key={start.id} reviews={start.reviews} first={start.id} />}
    </Dialog>
  );
}

/** All photos side by side: after the last photo of a review comes the next review. */
function Photos({ reviews, first }: { reviews: Review[]; first: string }) {
  const t = useTranslations('reviews');
  const media = useMediaAddress();
  const photos = listReviewPhotos(reviews);
  const start = Math.max(
    0,
    photos.findIndex(({ photo }) => photo.id === first),
  );
  const [at, setAt] = useState(start);
  const track = useRef<HTMLUListElement>(null);
  const review = reviews.find(({ id }) => id === photos[at]?.reviewId);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    // The row scrolls, so it must be focusable by keyboard.
    row.tabIndex = 0;
    row.scrollTo({ left: start * row.clientWidth, behavior: 'instant' });
  }, [start]);

  const step = (by: -1 | 1) => {
    const row = track.current;
    row?.scrollTo({ left: stepPhoto(at, by, photos.length) * row.clientWidth, behavior: 'smooth' });
  };

  return (
    <div className="photo-modal-body">
      <div className="photo-modal-stage">
        <ul
          ref={track}
          className="photo-modal-track"
          onScroll={({ currentTarget: row }) =>
            setAt(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))
          }
        >
          {photos.map(({ photo }, index) => (
            <li key={photo.id}>
              <img
                src={media(photo.sizes.normal.url)}
                alt={photo.caption ?? t('photoOf', { number: index + 1, total: photos.length })}
                width={640}
                height={960}
                loading={Math.abs(index - at) < 2 ? 'eager' : 'lazy'}
              />
            </li>
          ))}
        </ul>
        <IconButton
          label={t('previous')}
          look="raised"
          className="photo-modal-back"
          aria-disabled={at === 0}
          onClick={() => step(-1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          label={t('next')}
          look="raised"
          className="photo-modal-on"
          aria-disabled={at === photos.length - 1}
          onClick={() => step(1)}
        >
          <ChevronRightIcon />
        </IconButton>
        <output className="photo-modal-count">
          {t('photoOf', { number: at + 1, total: photos.length })}
        </output>
      </div>
      {review && (
        <div className="photo-modal-review">
          <ReviewItem review={review} limit={REVIEW_TEXT_IN_MODAL} />
        </div>
      )}
    </div>
  );
}
