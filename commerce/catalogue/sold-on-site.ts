/** A brand site, and the price list of its market: what has no price in it is not sold there. */
export interface SellingSite {
  slug: string;
  priceList: string;
}

/** Whether a brand site (fascia) sells a product. A product that names no site is sold on all of them. */
export function isSoldOn(
  { availableFascias }: { readonly availableFascias: readonly string[] },
  fascia: string,
): boolean {
  return availableFascias.length === 0 || availableFascias.includes(fascia);
}
