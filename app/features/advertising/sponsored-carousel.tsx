import { WhenNear } from '#app/hydration/when-near.tsx';
import { late } from '#ui/late.ts';

const SponsoredRow = late(() => import('./sponsored-row.tsx'));

/** What advertisers paid for beside a product; neither code nor data is fetched before the shopper comes near. */
export function SponsoredCarousel({ productKey }: { productKey: string }) {
  return (
    <WhenNear>
      <SponsoredRow productKey={productKey} />
    </WhenNear>
  );
}
