import { useSiteIfKnown } from '#app/site/site.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** Reserves the space of a card that still loads. */
export function CardSkeleton() {
  const site = useSiteIfKnown();
  return (
    <div className="card product-card" aria-hidden="true">
      <Skeleton ratio={site?.brand.theme.imageRatio ?? 1.5} className="card-picture" />
      <div className="card-body">
        <Skeleton width="40%" height="0.75rem" />
        <Skeleton width="85%" height="0.875rem" />
        <Skeleton width="30%" height="0.875rem" />
      </div>
    </div>
  );
}
