import type { VariantPrice } from '#commerce/catalogue/product.ts';
import type { Money } from '#commerce/pricing/money.ts';

/** How a price came about: what it was, what was marked down, what promotions took, what is paid. */
export interface PriceBreakdown {
  internal: Money;
  /** Null when the price was not marked down. */
  markdown: Money | null;
  effects: { name: string; value: Money }[];
  final: Money;
  /** Whether the parts add up to the price; if not, the data are wrong and staff should know. */
  addsUp: boolean;
}

export function breakDownPrice({
  price,
  wasPrice,
  preDiscountPrice,
  discountEffects,
}: Pick<VariantPrice, 'price' | 'wasPrice' | 'preDiscountPrice' | 'discountEffects'>): PriceBreakdown {
  const beforeEffects = preDiscountPrice ?? price;
  const internal = wasPrice && wasPrice.centAmount > beforeEffects.centAmount ? wasPrice : beforeEffects;
  const markedDown = internal.centAmount - beforeEffects.centAmount;
  const taken = discountEffects.reduce((sum, { value }) => sum + value.centAmount, 0);
  return {
    internal,
    markdown: markedDown > 0 ? { ...price, centAmount: markedDown } : null,
    effects: discountEffects,
    final: price,
    addsUp: internal.centAmount - markedDown - taken === price.centAmount,
  };
}
