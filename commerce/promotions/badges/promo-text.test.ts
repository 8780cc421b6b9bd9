import { describe, expect, it } from 'vitest';
import { writePromoText } from './promo-text.ts';

const pricing = {
  lowestPrice: { centAmount: 5000, currencyCode: 'GBP' },
  hasPriceRange: false,
  locale: 'en-GB',
  prefix: { From: 'From', from: 'from' },
};
const write = (text1: string, discount: number | null, more = {}) =>
  writePromoText({ id: 'b', placement: 'PLP_promo', text1, discount }, { ...pricing, ...more });

describe('the text of a promo badge', () => {
  it('[BADGE-04] price = lowest price times discount', () => {
    expect(write('{discountedPrice} with code SAVE20', 0.8)).toBe('£40.00 with code SAVE20');
    expect(write('{{discountedPrice}} with code', 0.8)).toBe('£40.00 with code');
    expect(write('{{ discountedPrice }}', 0.8)).toBe('£40.00');
  });

  it('[BADGE-04] rounds half a penny up, once', () => {
    expect(write('{discountedPrice}', 0.85, { lowestPrice: { centAmount: 2990, currencyCode: 'GBP' } })).toBe(
      '£25.42',
    );
  });

  it('[BADGE-04] From and from are used only with a range of prices', () => {
    expect(write('{From} {discountedPrice} today', 0.8, { hasPriceRange: true })).toBe('From £40.00 today');
    expect(write('Yours {{from}} {{discountedPrice}}', 0.8, { hasPriceRange: true })).toBe(
      'Yours from £40.00',
    );
    expect(write('{From}{discountedPrice}', 0.8, { hasPriceRange: true })).toBe('From £40.00');
    expect(write('{From}{discountedPrice}', 0.8)).toBe('£40.00');
    expect(write('{From} {discountedPrice} today', 0.8)).toBe('£40.00 today');
    expect(
      write('{From} {discountedPrice}', 0.8, { hasPriceRange: true, prefix: { From: 'Dès', from: 'dès' } }),
    ).toBe('Dès £40.00');
  });

  it('[BADGE-04] leaves other braces unchanged', () => {
    expect(write('{code} at checkout', null)).toBe('{code} at checkout');
  });

  it.each([1.2, 20, 0, -0.5, Number.NaN])('[BADGE-04] rejects a discount of %d', (discount) => {
    expect(write('{discountedPrice}', discount)).toBeNull();
    expect(write('Sale', discount)).toBeNull();
  });

  it('[BADGE-04] is empty when the text needs a price and none is known', () => {
    expect(write('{discountedPrice} with code', null)).toBeNull();
    expect(write('', 0.8)).toBeNull();
  });
});
