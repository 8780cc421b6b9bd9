import { WhenNear } from '#app/hydration/when-near.tsx';
import { late } from '#ui/late.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const ReviewsSection = late(() => import('./reviews-section.tsx'));

export interface ProductReviewsProps {
  /** Any SKU of the product, or its key. */
  sku: string;
  name: string;
}

/** The reviews of a product: nothing of them is loaded before the shopper comes near. */
export function ProductReviews(props: ProductReviewsProps) {
  return (
    <WhenNear placeholder={<Skeleton className="page-width section" height="40rem" />}>
      <ReviewsSection key={props.sku} {...props} />
    </WhenNear>
  );
}
