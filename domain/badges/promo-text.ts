import type { Money } from '#domain/catalogue/money.ts';
import { formatMoney } from '#domain/price/format-money.ts';
import { type Badge, hasSoundDiscount } from './badge.ts';

export interface PromoPricing {
  lowestPrice: Money;
  /** Several prices: the promotion starts from one. */
  hasPriceRange: boolean;
  locale: string;
  /** The translated prefix at the start of a sentence and within one. */
  prefix: { From: string; from: string };
}

const PLACEHOLDER = /\{\{\s*(discountedPrice|From|from)\s*\}\}|\{\s*(discountedPrice|From|from)\s*\}/g;

/**
 * The badge's words with its price in them. Null when the words need a price that the badge cannot give:
 * a promotion without a discount, or one that would make the product dearer.
 */
export function writePromoText(badge: Badge, pricing: PromoPricing): string | null {
  const text = badge.text1?.trim();
  if (!text) return null;
  const price = discountedPrice(badge, pricing.lowestPrice);
  let isMissingPrice = false;
  const written = text.replace(PLACEHOLDER, (_, doubled?: string, single?: string) => {
    const name = doubled ?? single;
    if (name === 'From' || name === 'from') return pricing.hasPriceRange ? pricing.prefix[name] : '';
    isMissingPrice ||= price === null;
    return price === null ? '' : formatMoney(price, pricing.locale);
  });
  return isMissingPrice || !hasSoundDiscount(badge) ? null : written.replace(/\s+/g, ' ').trim();
}

/** The lowest price times the badge's discount, not rounded yet. */
export function discountedPrice(badge: Badge, lowestPrice: Money): Money | null {
  if (badge.discount == null || !hasSoundDiscount(badge)) return null;
  return { ...lowestPrice, centAmount: lowestPrice.centAmount * badge.discount };
}
