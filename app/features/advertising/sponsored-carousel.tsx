import { OnVisible } from '#app/hydration/on-visible.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';

const SponsoredRow = lazyWithRetry(() => import('./sponsored-row.tsx'));

/** Sponsored products on a product page; code and data are fetched when the carousel scrolls near. */
export function SponsoredCarousel({ productKey }: { productKey: string }) {
  return (
    <OnVisible>
      <SponsoredRow productKey={productKey} />
    </OnVisible>
  );
}
