import { Suspense, useState } from 'react';
import { late } from '#ui/late.ts';
import { Rating } from '#ui/rating.tsx';
import type { Translate } from './card-texts.ts';
import type { CardRatingView } from './card-view.ts';

const RatingDetails = late(async () => ({
  default: (await import('./rating-details.tsx')).RatingDetails,
}));

interface CardRatingProps {
  rating: CardRatingView;
  name: string;
  t: Translate;
}

/** Stars with their number; a click on the count tells how the stars are spread. */
export function CardRating({ rating, name, t }: CardRatingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="product-card-rating">
      <Rating
        value={rating.average}
        text={rating.averageText}
        label={t('plp.card.rating', { average: rating.averageText })}
        className="text-xs"
      />
      <button
        type="button"
        className="product-card-reviews"
        aria-expanded={isOpen}
        aria-label={t('plp.card.reviews', { count: rating.count, name })}
        onClick={() => setOpen(!isOpen)}
      >
        ({rating.countText})
      </button>
      {isOpen && (
        <Suspense>
          <RatingDetails sku={rating.sku} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
