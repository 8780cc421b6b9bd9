import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintStock } from './stock-fingerprint.ts';

const variants = [
  { id: 'a', availableQuantity: 3, price: 1999, wasPrice: null },
  { id: 'b', availableQuantity: 0, price: 1999, wasPrice: 2999 },
];

describe('[PDP-17] the fingerprint of stock and prices', () => {
  it('is equal for equal stock and prices, and differs when one of them changes', () => {
    expect(fingerprintStock(variants)).toBe(fingerprintStock(structuredClone(variants)));
    for (const change of [{ availableQuantity: 2 }, { price: 1899 }, { wasPrice: 2499 }]) {
      expect(fingerprintStock([{ ...variants[0]!, ...change }, variants[1]!])).not.toBe(
        fingerprintStock(variants),
      );
    }
  });

  it('differs after any sale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (left) => {
        const before = [{ ...variants[0]!, availableQuantity: left }];
        const after = [{ ...variants[0]!, availableQuantity: left - 1 }];
        expect(fingerprintStock(after)).not.toBe(fingerprintStock(before));
      }),
    );
  });
});
