/** Values that only tell how a marketplace delivered its data; no shopper should read them. */
export const MARKETPLACE_NEEDLES: readonly string[] = ['MIRAKL'];

export function isMarketplaceTerm(term: string, needles: readonly string[] = MARKETPLACE_NEEDLES): boolean {
  return needles.some((needle) => term.includes(needle));
}
