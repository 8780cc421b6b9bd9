import { describe, expect, it } from 'vitest';
import { colourStockState, describeStock, stockState } from './stock-state.ts';

const rule = { lowStockQuantity: 5 };
const variant = (
  availableQuantity: number,
  isOnStock = availableQuantity > 0,
  isOnStockWishlist?: boolean,
) => ({
  id: 'v1',
  sku: 'ABC12345-1-2',
  isOnStock,
  isOnStockWishlist,
  availableQuantity,
});

describe('stock of a variant', () => {
  it.each([
    [0, 'out-of-stock'],
    [1, 'low-stock'],
    [4, 'low-stock'],
    [5, 'in-stock'],
    [100, 'in-stock'],
  ])('[CARD-06] %d pieces are %s', (quantity, state) => {
    expect(stockState(variant(quantity), rule)).toBe(state);
  });

  it('[CARD-06] what is not on sale is out of stock, whatever the count', () => {
    expect(stockState(variant(9, false), rule)).toBe('out-of-stock');
  });

  it('[CARD-06] wishlist items use wishlist stock', () => {
    expect(stockState(variant(9, false, true), { ...rule, forWishlist: true })).toBe('in-stock');
    expect(stockState(variant(9, true, false), { ...rule, forWishlist: true })).toBe('out-of-stock');
    expect(stockState(variant(9, true, false), rule)).toBe('in-stock');
    expect(stockState(variant(9, true), { ...rule, forWishlist: true })).toBe('in-stock');
  });

  it('[CARD-07] says out of stock, or how many are left below the threshold', () => {
    expect(describeStock(variant(0), rule)).toEqual({ key: 'stock.outOfStock' });
    expect(describeStock(variant(3), rule)).toEqual({ key: 'stock.onlyLeft', values: { count: 3 } });
    expect(describeStock(variant(5), rule)).toBeNull();
  });

  it('[CARD-07] a threshold of 0 turns the message off', () => {
    expect(describeStock(variant(1), { lowStockQuantity: 0 })).toBeNull();
  });

  it('[CARD-06] a colour is out of stock only when all its sizes are', () => {
    expect(colourStockState([variant(0), variant(9)], rule)).toBe('in-stock');
    expect(colourStockState([variant(0), variant(2)], rule)).toBe('low-stock');
    expect(colourStockState([variant(0), variant(0)], rule)).toBe('out-of-stock');
    expect(colourStockState([], rule)).toBe('out-of-stock');
  });
});
