import { useTranslations } from 'use-intl';
import { OnVisible } from '#app/hydration/on-visible.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const ReviewsSection = lazyWithRetry(() => import('./reviews-section.tsx'));

export interface ProductReviewsProps {
  /** Any SKU of the product, or its key. */
  sku: string;
  name: string;
}

interface PlacedReviewsProps extends ProductReviewsProps {
  slug: string;
}

/** The reviews of a product; code and data are loaded when they scroll near. */
export function ProductReviews({ slug, ...props }: PlacedReviewsProps) {
  const t = useTranslations('reviews');
  return (
    <>
      <noscript>
        <p className="page-width section">
          <ShopLink to={`/product/${slug}/reviews`} className="text-link">
            {t('withoutScript')}
          </ShopLink>
        </p>
      </noscript>
      <OnVisible placeholder={<Skeleton className="page-width section noscript:hidden" height="40rem" />}>
        <ReviewsSection key={props.sku} {...props} />
      </OnVisible>
    </>
  );
}
