import { type CSSProperties, useEffect, useState } from 'react';
import { CardSkeleton } from '#app/features/product-card/card-skeleton.tsx';
import { useSite } from '#app/site/site.ts';
import { SKELETON_CARDS } from '#commerce/listing/page-size.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const SHOW_AFTER_MS = 200;
const FILTER_WIDTHS = ['4.5rem', '5.5rem', '6rem', '7rem'];

/** True once a wait has lasted a noticeable time. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) {
      setLong(false);
      return;
    }
    const timer = setTimeout(() => setLong(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong && isWaiting;
}

/** The skeleton of a list that loads: its filters and ten cards. */
export function ListingSkeleton() {
  const { brand } = useSite();
  return (
    <div aria-hidden="true" className="listing-skeleton">
      <div className="facet-row">
        {FILTER_WIDTHS.map((width) => (
          <Skeleton key={width} width={width} height="2.5rem" />
        ))}
      </div>
      <div className="card-grid" style={{ '--cards-per-row': brand.theme.cardsPerRow } as CSSProperties}>
        {Array.from({ length: SKELETON_CARDS }, (_, place) => place).map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
