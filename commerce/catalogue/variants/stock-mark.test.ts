import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markStock } from './stock-mark.ts';

const variants = [
  { id: 'a', availableQuantity: 3, price: 1999, wasPrice: null },
  { id: 'b', availableQuantity: 0, price: 1999, wasPrice: 2999 },
];

describe('[PDP-17] the mark of a stock', () => {
  it('is the same for the same stock and prices, and another when one of them changes', () => {
    expect(markStock(variants)).toBe(markStock(structuredClone(variants)));
    for (const change of [{ availableQuantity: 2 }, { price: 1899 }, { wasPrice: 2499 }]) {
      expect(markStock([{ ...variants[0]!, ...change }, variants[1]!])).not.toBe(markStock(variants));
    }
  });

  it('notices any sale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (left) => {
        const before = [{ ...variants[0]!, availableQuantity: left }];
        const after = [{ ...variants[0]!, availableQuantity: left - 1 }];
        expect(markStock(after)).not.toBe(markStock(before));
      }),
    );
  });
});
