import { type EventProduct, toEventPrice } from '#commerce/events/data-layer-event.ts';
import type { CardView } from './card-view.ts';

/** The product of a card as analytics events describe it. */
export function toEventProduct(
  card: Pick<CardView, 'key' | 'name' | 'brand' | 'category' | 'amount' | 'currency'>,
): EventProduct {
  const { key, name, brand, category, amount, currency } = card;
  return { id: key, name, brand, category, price: toEventPrice(amount, currency), currency };
}
