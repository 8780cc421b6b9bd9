import { OnVisible } from '#app/hydration/on-visible.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';

const BundleSections = lazyWithRetry(() => import('./bundle-sections.tsx'));

export interface BundlesProps {
  productKey: string;
  /** The colour the shopper has chosen on the page. */
  colour?: string;
}

/** The bundles and the influencer look of a product; loaded when they scroll near. */
export function Bundles(props: BundlesProps) {
  return (
    <OnVisible>
      <BundleSections key={props.productKey} {...props} />
    </OnVisible>
  );
}
