import { OnVisible } from '#app/hydration/on-visible.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const ReviewsSection = lazyWithRetry(() => import('./reviews-section.tsx'));

export interface ProductReviewsProps {
  /** Any SKU of the product, or its key. */
  sku: string;
  name: string;
}

/** The reviews of a product; code and data are loaded when they scroll near. */
export function ProductReviews(props: ProductReviewsProps) {
  return (
    <OnVisible placeholder={<Skeleton className="page-width section" height="40rem" />}>
      <ReviewsSection key={props.sku} {...props} />
    </OnVisible>
  );
}
