import { useTranslations } from 'use-intl';
import type { Review } from '#commerce/reviews/review.ts';
import { listReviewPhotos, usesPhotoCarousel } from '#commerce/reviews/review-photos.ts';
import { Carousel } from '#ui/carousel.tsx';
import { useMediaAddress } from '#ui/media-address.ts';

/** All photos of the reviews; a carousel when they do not fit in a row. */
export function PhotoRow({ reviews, onOpen }: { reviews: Review[]; onOpen: (photoId: string) => void }) {
  const t = useTranslations('reviews');
  const media = useMediaAddress();
  const photos = listReviewPhotos(reviews);
  const nameOf = (id: string) => reviews.find((review) => review.id === id)?.username ?? t('anonymous');
  const tiles = photos.map(({ photo, reviewId }) => (
    <button key={photo.id} type="button" className="review-photo" onClick={() => onOpen(photo.id)}>
      <img
        src={media(photo.sizes.normal.url)}
        alt={photo.caption ?? t('photoBy', { name: nameOf(reviewId) })}
        width={240}
        height={320}
        loading="lazy"
      />
    </button>
  ));
  return (
    <div className="reviews-photos">
      <h3 className="eyebrow text-soft">{t('photosTitle', { count: photos.length })}</h3>
      {usesPhotoCarousel(photos.length, 'mobile') ? (
        <Carousel
          label={t('photosTitle', { count: photos.length })}
          perView={{ phone: 3.3, desktop: usesPhotoCarousel(photos.length, 'desktop') ? 6.4 : 6 }}
          gap={{ phone: 8, wide: 12 }}
          previousLabel={t('previous')}
          nextLabel={t('next')}
        >
          {tiles}
        </Carousel>
      ) : (
        <div className="reviews-photo-grid">{tiles}</div>
      )}
    </div>
  );
}
