import { WhenNear } from '#app/hydration/when-near.tsx';
import { late } from '#ui/late.ts';

const BundleSections = late(() => import('./bundle-sections.tsx'));

export interface BundlesProps {
  productKey: string;
  /** The colour the shopper has chosen on the page. */
  colour?: string;
}

/** What the product is sold together with, and the look it was shown in; loaded when the shopper comes near. */
export function Bundles(props: BundlesProps) {
  return (
    <WhenNear>
      <BundleSections key={props.productKey} {...props} />
    </WhenNear>
  );
}
