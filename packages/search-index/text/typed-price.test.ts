import { describe, expect, it } from 'vitest';
import { extractTypedPrice } from './typed-price.ts';

describe('extractTypedPrice', () => {
  it.each([
    ['black dress under 50', 'black dress', '0-50'],
    ['dresses under £49.99', 'dresses', '0-49.99'],
    ['coat less than £100', 'coat', '0-100'],
    ['dresses £20-£40', 'dresses', '20-40'],
    ['dresses £20 to 40', 'dresses', '20-40'],
    ['jeans between 20 and 40 pounds', 'jeans', '20-40'],
    ['sofa over £500', 'sofa', '500-max'],
    ['lamp from £30', 'lamp', '30-max'],
  ])('finds a price in "%s"', (text, rest, range) => {
    const found = extractTypedPrice(text);
    expect(found.rest.replace(/\s+/g, ' ').trim()).toBe(rest);
    expect(found.ranges).toEqual({ price: range });
  });

  it('finds a wish for cheap products, which sets no limit', () => {
    expect(extractTypedPrice('cheap jeans')).toMatchObject({ ranges: {}, prefersCheaper: true });
    expect(extractTypedPrice('cheap jeans').rest.trim()).toBe('jeans');
  });

  it('finds a discount', () => {
    expect(extractTypedPrice('dresses 50% off').ranges).toEqual({ discount: '50-max' });
    expect(extractTypedPrice('up to 30% off coats').ranges).toEqual({ discount: '30-max' });
  });

  it.each(['size 12 coat', 'ages 3-6 pyjamas', 'under 5s toys', 'over the knee boots', '100 denier tights'])(
    'finds nothing in "%s"',
    (text) => {
      expect(extractTypedPrice(text)).toEqual({ rest: text, ranges: {}, prefersCheaper: false });
    },
  );
});
