import { type Basket, lineLimit } from './basket.ts';

export interface CurrentOffer {
  unitPrice: number;
  wasUnitPrice: number | null;
  availableQuantity: number;
}

export type BasketNotice =
  | { kind: 'price-down' | 'price-up'; lineId: string; from: number; to: number }
  | { kind: 'quantity-reduced'; lineId: string; from: number; to: number }
  | { kind: 'sold-out'; lineId: string }
  | { kind: 'withdrawn'; lineId: string };

export interface RevisedBasket {
  basket: Basket;
  notices: BasketNotice[];
  /** Nothing sold out or withdrawn is in it. */
  canCheckOut: boolean;
}

/** Brings a basket up to date with today's prices and shelf, and says what changed. No line ever disappears silently. */
export function reviseBasket(basket: Basket, offers: ReadonlyMap<string, CurrentOffer>): RevisedBasket {
  const notices: BasketNotice[] = [];
  const stock = new Map([...offers].map(([sku, offer]) => [sku, offer.availableQuantity]));
  let lines = basket.lines;
  for (const line of basket.lines) {
    const offer = offers.get(line.sku);
    if (!offer) {
      notices.push({ kind: 'withdrawn', lineId: line.id });
      continue;
    }
    if (offer.unitPrice !== line.unitPrice) {
      const kind = offer.unitPrice < line.unitPrice ? 'price-down' : 'price-up';
      notices.push({ kind, lineId: line.id, from: line.unitPrice, to: offer.unitPrice });
    }
    const limit = lineLimit(lines, line.sku, line.id, stock);
    let { quantity } = line;
    if (offer.availableQuantity <= 0) {
      notices.push({ kind: 'sold-out', lineId: line.id });
    } else if (limit < quantity) {
      quantity = Math.max(1, limit);
      notices.push({ kind: 'quantity-reduced', lineId: line.id, from: line.quantity, to: quantity });
    }
    const revised = { ...line, quantity, unitPrice: offer.unitPrice, wasUnitPrice: offer.wasUnitPrice };
    lines = lines.map((one) => (one.id === line.id ? revised : one));
  }
  const canCheckOut =
    lines.length > 0 && !notices.some((notice) => notice.kind === 'sold-out' || notice.kind === 'withdrawn');
  return { basket: { ...basket, lines }, notices, canCheckOut };
}
