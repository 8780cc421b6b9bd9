import { lazy } from 'react';
import { WhenNear } from '#app/site/when-near.tsx';

const SponsoredRow = lazy(() => import('./sponsored-row.tsx'));

/** What advertisers paid for beside a product; neither code nor data is fetched before the shopper comes near. */
export function SponsoredCarousel({ productKey }: { productKey: string }) {
  return (
    <WhenNear>
      <SponsoredRow productKey={productKey} />
    </WhenNear>
  );
}
