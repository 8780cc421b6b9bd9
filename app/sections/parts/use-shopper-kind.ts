import { useShopper } from '#app/site/shopper.tsx';
import type { ShopperKind } from '#commerce/listing/shopper.ts';

/** Guest or registered; unknown until `/_api/shopper` has responded. */
export function useShopperKind(): ShopperKind {
  return useShopper()?.kind ?? 'unknown';
}
