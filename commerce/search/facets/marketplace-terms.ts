/** A facet value that contains one of these is for the marketplace's own use and is never shown. */
export const MARKETPLACE_NEEDLES: readonly string[] = ['MIRAKL'];

export function isMarketplaceTerm(term: string, needles: readonly string[] = MARKETPLACE_NEEDLES): boolean {
  return needles.some((needle) => term.includes(needle));
}
