import type { VariantPrice } from '#commerce/catalogue/product.ts';
import type { Money } from '#commerce/pricing/money.ts';

/** The parts of a price: original price, markdown, promotions, final price. */
export interface PriceBreakdown {
  internal: Money;
  /** Null when the price was not marked down. */
  markdown: Money | null;
  effects: { name: string; value: Money }[];
  final: Money;
  /** False when the parts do not add up to the price: then the data are wrong. */
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
  const discounted = discountEffects.reduce((sum, { value }) => sum + value.centAmount, 0);
  return {
    internal,
    markdown: markedDown > 0 ? { ...price, centAmount: markedDown } : null,
    effects: discountEffects,
    final: price,
    addsUp: internal.centAmount - markedDown - discounted === price.centAmount,
  };
}
