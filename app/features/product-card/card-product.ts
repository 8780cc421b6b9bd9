import { type EventProduct, toEventPrice } from '#commerce/events/data-layer-event.ts';
import type { CardView } from './card-view.ts';

/** A card as analytics counts it. */
export function cardProduct(
  card: Pick<CardView, 'key' | 'name' | 'brand' | 'category' | 'amount' | 'currency'>,
): EventProduct {
  const { key, name, brand, category, amount, currency } = card;
  return { id: key, name, brand, category, price: toEventPrice(amount), currency };
}
