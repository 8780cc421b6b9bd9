import type { Message } from '#domain/listing/message.ts';

export type StockState = 'in-stock' | 'low-stock' | 'out-of-stock';

/** A variant as a card knows it. */
export interface CardVariant {
  id: string;
  sku: string;
  isOnStock: boolean;
  /** Stock as the wishlist counts it; saved items may be held back from listings. */
  isOnStockWishlist?: boolean;
  availableQuantity: number;
}

export interface StockRule {
  /** Low below this; 0 turns the message off. */
  lowStockQuantity: number;
  forWishlist?: boolean;
}

export function stockState(variant: CardVariant, rule: StockRule): StockState {
  if (!isAvailable(variant, rule.forWishlist)) return 'out-of-stock';
  return isLow(variant.availableQuantity, rule.lowStockQuantity) ? 'low-stock' : 'in-stock';
}

/** What stands beside a colour or size: out of stock, only a few left, or nothing. */
export function describeStock(variant: CardVariant, rule: StockRule): Message | null {
  const state = stockState(variant, rule);
  if (state === 'in-stock') return null;
  if (state === 'out-of-stock') return { key: 'stock.outOfStock' };
  return { key: 'stock.onlyLeft', values: { count: variant.availableQuantity } };
}

/** Low is from one piece up to below the threshold. */
export function isLow(quantity: number, lowStockQuantity: number): boolean {
  return quantity >= 1 && quantity < lowStockQuantity;
}

/** A colour is crossed out only when none of its sizes is left; it is low when all that is left is low. */
export function colourStockState(variants: readonly CardVariant[], rule: StockRule): StockState {
  const states = new Set(variants.map((variant) => stockState(variant, rule)));
  if (states.has('in-stock')) return 'in-stock';
  return states.has('low-stock') ? 'low-stock' : 'out-of-stock';
}

function isAvailable(variant: CardVariant, forWishlist = false): boolean {
  return forWishlist ? (variant.isOnStockWishlist ?? variant.isOnStock) : variant.isOnStock;
}
