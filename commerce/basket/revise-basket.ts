import type { Basket } from './basket.ts';

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

/**
 * Brings a basket up to date with today's prices and shelf, and says what changed. No line ever disappears silently.
 * Offers are by sku; a line with terms of its own, such as a subscription, may have one under its line id.
 */
export function reviseBasket(
  basket: Basket,
  offers: ReadonlyMap<string, CurrentOffer>,
  maxPerLine: number,
): RevisedBasket {
  const notices: BasketNotice[] = [];
  // Earlier lines take from the shelf first, so that two wordings of one sku never sell the same piece.
  const shelf = new Map<string, number>();
  const lines = basket.lines.map((line) => {
    const offer = offers.get(line.id) ?? offers.get(line.sku);
    if (!offer) {
      notices.push({ kind: 'withdrawn', lineId: line.id });
      return line;
    }
    if (offer.unitPrice !== line.unitPrice) {
      const kind = offer.unitPrice < line.unitPrice ? 'price-down' : 'price-up';
      notices.push({ kind, lineId: line.id, from: line.unitPrice, to: offer.unitPrice });
    }
    const onShelf = shelf.get(line.sku) ?? Math.max(0, offer.availableQuantity);
    const got = Math.min(line.quantity, onShelf, maxPerLine);
    shelf.set(line.sku, onShelf - got);
    if (got === 0) {
      notices.push({ kind: 'sold-out', lineId: line.id });
    } else if (got < line.quantity) {
      notices.push({ kind: 'quantity-reduced', lineId: line.id, from: line.quantity, to: got });
    }
    const quantity = got === 0 ? line.quantity : got;
    return { ...line, quantity, unitPrice: offer.unitPrice, wasUnitPrice: offer.wasUnitPrice };
  });
  const canCheckOut =
    lines.length > 0 && !notices.some((notice) => notice.kind === 'sold-out' || notice.kind === 'withdrawn');
  return { basket: { ...basket, lines }, notices, canCheckOut };
}
