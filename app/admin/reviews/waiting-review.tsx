import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import type { WaitingReview } from '#commerce/reviews/provider.ts';
import { formatReviewDate } from '#commerce/reviews/review-stats.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Rating } from '#ui/rating.tsx';

interface WaitingReviewItemProps {
  review: WaitingReview & { product: { name: string; slug: string } | null };
  /** Rejected without a reason. */
  needsReason: boolean;
}

/** A review to approve or reject. */
export function WaitingReviewItem({ review, needsReason }: WaitingReviewItemProps) {
  const t = useTranslations('moderation');
  const { id, product, rating, title, reviewText, username, userLocation, submittedAt, photos } = review;
  const heading = `waiting-${id}`;
  return (
    <article
      className="rule-top grid gap-6 pt-6 md:grid-cols-[minmax(0,1fr)_20rem]"
      aria-labelledby={heading}
    >
      <div className="grid content-start gap-3">
        <h2 id={heading} className="text-lg">
          {product ? (
            <ShopLink to={`/product/${product.slug}`} className="text-link">
              {product.name}
            </ShopLink>
          ) : (
            review.productId
          )}
        </h2>
        <Rating value={rating} label={t('stars', { rating })} />
        {title && <p className="font-medium">{title}</p>}
        <p className="max-w-prose whitespace-pre-line">{reviewText}</p>
        <p className="text-soft text-sm">
          {[username, userLocation, formatReviewDate(submittedAt)].filter(Boolean).join(' · ')}
        </p>
        {photos.length > 0 && (
          <ul className="flex flex-wrap gap-3">
            {photos.map((photo, place) => (
              <li key={photo.id}>
                <a href={photo.sizes.normal.url} target="_blank" rel="noreferrer">
                  <img
                    src={photo.sizes.normal.url}
                    alt={t('photo', { number: place + 1 })}
                    className="size-32 object-cover"
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="grid content-start gap-4">
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="decision" value="approved" wide>
            {t('approve')}
          </Button>
        </Form>
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="id" value={id} />
          <TextField
            id={`reason-${id}`}
            name="reason"
            label={t('reason')}
            maxLength={300}
            error={needsReason ? t('reasonMissing') : undefined}
          />
          <Button type="submit" name="decision" value="rejected" variant="secondary" wide>
            {t('reject')}
          </Button>
        </Form>
      </div>
    </article>
  );
}
