import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repriceLine } from './reprice-line.ts';

const lineOf = (...variants: { sku: string; price: string; wasPrice?: string }[]) => ({ variants });

describe('[OPS-14] reduced prices', () => {
  it('are of the full price, which becomes the was-price', () => {
    expect(repriceLine(lineOf({ sku: 'a', price: '49.99' }), 20)).toEqual(
      lineOf({ sku: 'a', price: '39.99', wasPrice: '49.99' }),
    );
    expect(repriceLine(lineOf({ sku: 'a', price: '40.00', wasPrice: '50.00' }), 50)).toEqual(
      lineOf({ sku: 'a', price: '25.00', wasPrice: '50.00' }),
    );
    expect(repriceLine(lineOf({ sku: 'a', price: '1000' }), 30)).toEqual(
      lineOf({ sku: 'a', price: '700', wasPrice: '1000' }),
    );
  });

  it('end where they began', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 90 }),
        (pence, percent) => {
          const full = lineOf({ sku: 'a', price: (pence / 100).toFixed(2) });
          const reduced = repriceLine(full, percent);
          const price = Math.round(Number(reduced.variants[0]!.price) * 100);
          expect(price).toBe(Math.floor((pence * (100 - percent)) / 100));
          expect(repriceLine(repriceLine(reduced, percent), 0)).toEqual(full);
        },
      ),
    );
  });
});
