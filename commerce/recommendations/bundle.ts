import type { ChoosableVariant } from '#commerce/catalogue/variants/variant-index.ts';
import type { Money } from '#commerce/pricing/money.ts';

export type BundleType = 'suits' | 'home' | 'beauties' | 'outfits';

export interface BundleVariant extends ChoosableVariant {
  price: { price: Money };
}

export interface BundleProduct {
  key: string;
  name: string;
  colours: { colour: string; label: string }[];
  variants: BundleVariant[];
}

export interface Bundle {
  id: string;
  bundleType: BundleType;
  /** The heading in the shopper's language. */
  header: string;
  products: BundleProduct[];
}

const BUNDLE_MAX_PRODUCTS = 4;
const BUNDLE_MAX_SWATCHES = 3;

/** At most four products, always including the current one. */
function trimBundle(bundle: Bundle, currentKey: string): Bundle {
  const first = bundle.products.slice(0, BUNDLE_MAX_PRODUCTS);
  if (first.some((product) => product.key === currentKey)) return { ...bundle, products: first };
  const current = bundle.products.filter((product) => product.key === currentKey);
  return { ...bundle, products: [...first.slice(0, BUNDLE_MAX_PRODUCTS - 1), ...current] };
}

/** A bundle is shown with more than one product including the current one; suits replace outfits. */
export function selectBundles(bundles: readonly Bundle[], currentKey: string): Bundle[] {
  const shown = bundles.filter(
    (bundle) => bundle.products.length > 1 && bundle.products.some((product) => product.key === currentKey),
  );
  const hasSuits = shown.some((bundle) => bundle.bundleType === 'suits');
  return shown
    .filter((bundle) => !(hasSuits && bundle.bundleType === 'outfits'))
    .map((bundle) => trimBundle(bundle, currentKey));
}

export function describeBundleSwatches<T>(colours: readonly T[]): { shown: T[]; moreCount: number } {
  return {
    shown: colours.slice(0, BUNDLE_MAX_SWATCHES),
    moreCount: Math.max(0, colours.length - BUNDLE_MAX_SWATCHES),
  };
}
