import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describePrice, findPriceRange } from './price-range.ts';

const gbp = (centAmount: number) => ({ centAmount, currencyCode: 'GBP' });
const at = (price: number, was: number | null = null) => ({
  price: gbp(price),
  wasPrice: was === null ? null : gbp(was),
});
const textOf = (...points: ReturnType<typeof at>[]) => describePrice(findPriceRange(points)!, 'en-GB');

describe('the price on a card', () => {
  it('[CARD-09] is one price, or low - high', () => {
    expect(textOf(at(2500), at(2500)).price).toBe('£25.00');
    expect(textOf(at(4000), at(2500)).price).toBe('£25.00 - £40.00');
  });

  it('[CARD-01] shows the was-price only when greater', () => {
    expect(textOf(at(2500, 5000))).toMatchObject({
      wasPrice: '£50.00',
      saving: { key: 'price.savePercent', values: { percent: 50 } },
    });
    expect(textOf(at(2500, 2500))).toMatchObject({ wasPrice: null, saving: null });
    expect(textOf(at(2500, 2000))).toMatchObject({ wasPrice: null, saving: null });
  });

  it('[CARD-01] compares the low with the low and the high with the high price', () => {
    expect(textOf(at(1000, 2000), at(3000, 6000)).wasPrice).toBe('£20.00 - £60.00');
    // The £30 variant was not reduced, the smaller one was £35.
    expect(textOf(at(1000, 3500), at(3000)).wasPrice).toBe('£30.00 - £35.00');
    expect(textOf(at(1000), at(3000, 2000)).wasPrice).toBeNull();
  });

  it('[CARD-09] says Up to when savings differ', () => {
    expect(textOf(at(1000, 2000), at(3000)).saving).toEqual({
      key: 'price.upToPercentOff',
      values: { percent: 50 },
    });
    expect(textOf(at(1000, 2000), at(1000)).saving?.key).toBe('price.upToPercentOff');
  });

  it('does not claim the was-price of one size for all sizes', () => {
    expect(textOf(at(1000, 2000), at(1000)).wasPrice).toBeNull();
  });

  it('detects free products', () => {
    expect(textOf(at(0)).isFree).toBe(true);
    expect(textOf(at(0), at(100)).isFree).toBe(false);
  });

  it('has no range without prices', () => {
    expect(findPriceRange([])).toBeNull();
  });

  it('[CARD-01] never shows a was-price without a saving, for any prices', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, fc.option(amount)), { minLength: 1, maxLength: 8 }), (pairs) => {
        const range = findPriceRange(pairs.map(([price, was]) => at(price, was)))!;
        expect(range.min.price.centAmount).toBe(Math.min(...pairs.map(([price]) => price)));
        expect(range.max.price.centAmount).toBe(Math.max(...pairs.map(([price]) => price)));
        const text = describePrice(range, 'en-GB');
        const anyReduced = pairs.some(([price, was]) => was !== null && was > price);
        if (!anyReduced) expect([text.wasPrice, text.saving]).toEqual([null, null]);
      }),
    );
  });
});
