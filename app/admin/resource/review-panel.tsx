import { useTranslations } from 'use-intl';
import type { ModeratedReview } from '#commerce/reviews/review-resource.ts';
import { Rating } from '#ui/rating.tsx';
import type { PanelProps } from './resource-panels.tsx';

/** A review as shoppers would see it. */
export function ReviewPanel({ body }: PanelProps) {
  const t = useTranslations('resources');
  const { rating, productSlug, product, photos } = body as unknown as ModeratedReview;
  return (
    <section className="studio-fields">
      {productSlug && (
        <a href={`/product/${productSlug}`} target="_blank" rel="noreferrer" className="text-link">
          {product}
        </a>
      )}
      {rating !== null && <Rating value={rating} label={t('stars', { rating })} />}
      <ul className="studio-actions">
        {photos.map((url, place) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                alt={t('photo', { number: place + 1 })}
                className="size-32 object-cover"
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
