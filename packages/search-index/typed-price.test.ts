import { describe, expect, it } from 'vitest';
import { takeTypedPrice } from './typed-price.ts';

describe('takeTypedPrice', () => {
  it.each([
    ['black dress under 50', 'black dress', '0-50'],
    ['dresses under £49.99', 'dresses', '0-49.99'],
    ['coat less than £100', 'coat', '0-100'],
    ['dresses £20-£40', 'dresses', '20-40'],
    ['dresses £20 to 40', 'dresses', '20-40'],
    ['jeans between 20 and 40 pounds', 'jeans', '20-40'],
    ['sofa over £500', 'sofa', '500-max'],
    ['lamp from £30', 'lamp', '30-max'],
  ])('reads a price in "%s"', (text, rest, range) => {
    const taken = takeTypedPrice(text);
    expect(taken.rest.replace(/\s+/g, ' ').trim()).toBe(rest);
    expect(taken.filters).toEqual({ priceRange: [range] });
  });

  it('reads that it should be cheap, which is no limit', () => {
    expect(takeTypedPrice('cheap jeans')).toMatchObject({ filters: {}, isThrifty: true });
    expect(takeTypedPrice('cheap jeans').rest.trim()).toBe('jeans');
  });

  it('reads a discount', () => {
    expect(takeTypedPrice('dresses 50% off').filters).toEqual({ discountRange: ['50-max'] });
    expect(takeTypedPrice('up to 30% off coats').filters).toEqual({ discountRange: ['30-max'] });
  });

  it.each(['size 12 coat', 'ages 3-6 pyjamas', 'under 5s toys', 'over the knee boots', '100 denier tights'])(
    'leaves "%s" alone',
    (text) => {
      expect(takeTypedPrice(text)).toEqual({ rest: text, filters: {}, isThrifty: false });
    },
  );
});
