/** Whether a brand site (fascia) sells a product. A product that names no site is sold on all of them. */
export function isSoldOn(
  { availableFascias }: { readonly availableFascias: readonly string[] },
  fascia: string,
): boolean {
  return availableFascias.length === 0 || availableFascias.includes(fascia);
}
