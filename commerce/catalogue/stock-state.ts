import type { Message } from '#commerce/text/message.ts';

/** A colour or size as far as it can still be had. */
export interface StockFacts {
  isOnStock: boolean;
  /** How many are left, when they are few. */
  left: number | null;
}

/** What stands beside a colour or size: out of stock, only a few left, or nothing. */
export function describeStock({ isOnStock, left }: StockFacts): Message | null {
  if (!isOnStock) return { key: 'stock.outOfStock' };
  return left === null ? null : { key: 'stock.onlyLeft', values: { count: left } };
}

/** Low is from one piece up to below the threshold; a threshold of 0 is never reached. */
export function isLow(quantity: number, lowStockQuantity: number): boolean {
  return quantity >= 1 && quantity < lowStockQuantity;
}
