import { useShopper } from '#app/site/shopper.tsx';
import type { ShopperKind } from '#commerce/listing/shopper.ts';

/** Guest or registered; unknown until the shopper's own call has answered. */
export function useShopperKind(): ShopperKind {
  return useShopper().state?.kind ?? 'unknown';
}
