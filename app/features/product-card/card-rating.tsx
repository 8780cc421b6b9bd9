import { useState } from 'react';
import { lazyOverlay } from '#ui/lazy.ts';
import { Rating } from '#ui/rating.tsx';
import type { Translate } from './card-texts.ts';
import type { CardRatingView } from './card-view.ts';

const RatingDetails = lazyOverlay(async () => ({
  default: (await import('./rating-details.tsx')).RatingDetails,
}));

interface CardRatingProps {
  rating: CardRatingView;
  name: string;
  t: Translate;
}

/** Stars and review count; a click on the count shows the distribution of ratings. */
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
        {`(${rating.countText})`}
      </button>
      {isOpen && <RatingDetails sku={rating.sku} onClose={() => setOpen(false)} />}
    </div>
  );
}
