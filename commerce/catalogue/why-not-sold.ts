import { isSoldOn, type SellingSite } from './sold-on-site.ts';

/** What keeps shoppers of a site from buying a product. */
export type UnsoldReason =
  | 'hidden'
  | 'not-started'
  | 'ended'
  | 'no-category'
  | 'no-stock'
  | 'no-price'
  | 'other-site';

export interface SaleFacts {
  isOnSale: boolean;
  saleStarts?: string;
  saleEnds?: string;
  categories: readonly unknown[];
  /** Brand sites that sell it; empty means all. */
  availableFascias: readonly string[];
  variants: readonly { stock: { isOnStock: boolean } }[];
  /** Lists in which it has a price now. */
  priceLists: readonly string[];
}

/** Every reason, the most general first; none when shoppers can buy it. */
export function whyNotSold(facts: SaleFacts, site: SellingSite): UnsoldReason[] {
  const { isOnSale, saleStarts, saleEnds, categories, variants, priceLists } = facts;
  const reasons: UnsoldReason[] = [];
  if (!isOnSale) reasons.push(saleStarts ? 'not-started' : saleEnds ? 'ended' : 'hidden');
  if (categories.length === 0) reasons.push('no-category');
  if (!variants.some(({ stock }) => stock.isOnStock)) reasons.push('no-stock');
  if (!priceLists.includes(site.priceList)) reasons.push('no-price');
  if (!isSoldOn(facts, site.slug)) reasons.push('other-site');
  return reasons;
}
