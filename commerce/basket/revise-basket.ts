import type { Basket } from './basket.ts';

export interface CurrentTerms {
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
 * Updates a basket to the current prices and stock, and reports what changed. No line disappears silently. Terms are
 * keyed by sku; a line with its own terms, such as a subscription, may have an entry under its line id.
 */
export function reviseBasket(
  basket: Basket,
  currentTerms: ReadonlyMap<string, CurrentTerms>,
  maxPerLine: number,
): RevisedBasket {
  const notices: BasketNotice[] = [];
  // Earlier lines take stock first, so that two lines of one sku never sell the same piece.
  const remaining = new Map<string, number>();
  const lines = basket.lines.map((line) => {
    const terms = currentTerms.get(line.id) ?? currentTerms.get(line.sku);
    if (!terms) {
      notices.push({ kind: 'withdrawn', lineId: line.id });
      return line;
    }
    if (terms.unitPrice !== line.unitPrice) {
      const kind = terms.unitPrice < line.unitPrice ? 'price-down' : 'price-up';
      notices.push({ kind, lineId: line.id, from: line.unitPrice, to: terms.unitPrice });
    }
    const inStock = remaining.get(line.sku) ?? Math.max(0, terms.availableQuantity);
    const got = Math.min(line.quantity, inStock, maxPerLine);
    remaining.set(line.sku, inStock - got);
    if (got === 0) {
      notices.push({ kind: 'sold-out', lineId: line.id });
    } else if (got < line.quantity) {
      notices.push({ kind: 'quantity-reduced', lineId: line.id, from: line.quantity, to: got });
    }
    const quantity = got === 0 ? line.quantity : got;
    return { ...line, quantity, unitPrice: terms.unitPrice, wasUnitPrice: terms.wasUnitPrice };
  });
  const canCheckOut =
    lines.length > 0 && !notices.some((notice) => notice.kind === 'sold-out' || notice.kind === 'withdrawn');
  return { basket: { ...basket, lines }, notices, canCheckOut };
}
