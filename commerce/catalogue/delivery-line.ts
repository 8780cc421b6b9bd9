import type { DeliveryLine } from '#commerce/delivery/quote-delivery.ts';
import type { Product, Variant } from './product.ts';

/** One piece of a variant, as delivery sees it. */
export function deliveryLineOf(
  { brandSlug, isPremier, preorderUntil }: Pick<Product, 'brandSlug' | 'isPremier' | 'preorderUntil'>,
  { sku, logisticClass, weight = 0, price, attributes }: Variant,
): DeliveryLine {
  return {
    sku,
    brandSlug,
    logisticClass,
    weight,
    value: price.price.centAmount,
    isPremier,
    isNextDay: attributes.isNextDay,
    preorderUntil,
  };
}
