import { describe, expect, it } from 'vitest';
import { describeStock, isLow } from './stock-state.ts';

describe('stock of a variant', () => {
  it.each([
    [0, false],
    [1, true],
    [4, true],
    [5, false],
    [100, false],
  ])('[CARD-06] %d pieces are low: %s', (quantity, low) => {
    expect(isLow(quantity, 5)).toBe(low);
  });

  it('[CARD-07] a threshold of 0 turns the message off', () => {
    expect(isLow(1, 0)).toBe(false);
  });

  it('[CARD-07] says out of stock, or how many are left', () => {
    expect(describeStock({ isOnStock: false, left: null })).toEqual({ key: 'stock.outOfStock' });
    expect(describeStock({ isOnStock: false, left: 3 })).toEqual({ key: 'stock.outOfStock' });
    expect(describeStock({ isOnStock: true, left: 3 })).toEqual({
      key: 'stock.onlyLeft',
      values: { count: 3 },
    });
    expect(describeStock({ isOnStock: true, left: null })).toBeNull();
  });
});
