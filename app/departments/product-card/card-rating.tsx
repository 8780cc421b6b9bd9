import { lazy, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Rating } from '#ui/rating.tsx';
import type { CardView } from './card-view.ts';

const RatingDetails = lazy(async () => ({
  default: (await import('./rating-details.tsx')).RatingDetails,
}));

interface CardRatingProps {
  rating: NonNullable<CardView['rating']>;
  name: string;
}

/** Stars with their number; a click on the count tells how the stars are spread. */
export function CardRating({ rating, name }: CardRatingProps) {
  const t = useTranslations('plp.card');
  const format = useFormatter();
  const [isOpen, setOpen] = useState(false);
  const average = format.number(rating.average, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <div className="product-card-rating">
      <Rating value={rating.average} text={average} label={t('rating', { average })} className="text-xs" />
      <button
        type="button"
        className="product-card-reviews"
        aria-expanded={isOpen}
        aria-label={t('reviews', { count: rating.count, name })}
        onClick={() => setOpen(!isOpen)}
      >
        ({format.number(rating.count)})
      </button>
      {isOpen && (
        <Suspense>
          <RatingDetails sku={rating.sku} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
