import type { Message } from '#commerce/text/message.ts';

/** The stock of a colour or size. */
export interface StockFacts {
  isOnStock: boolean;
  /** The remaining quantity when it is low. */
  left: number | null;
}

/** The stock message beside a colour or size: out of stock, only a few left, or none. */
export function describeStock({ isOnStock, left }: StockFacts): Message | null {
  if (!isOnStock) return { key: 'stock.outOfStock' };
  return left === null ? null : { key: 'stock.onlyLeft', values: { count: left } };
}

/** Low means at least one piece and below the threshold; a threshold of 0 switches it off. */
export function isLow(quantity: number, lowStockQuantity: number): boolean {
  return quantity >= 1 && quantity < lowStockQuantity;
}
