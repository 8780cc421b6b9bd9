import { describe, expect, it } from 'vitest';
import { parseRange, readSelections } from './selection.ts';

const isKnown = (key: string) => ['brand', 'sizes'].includes(key);

describe('parseRange', () => {
  it('[FACET-07] reads min-max, where max may be the word max', () => {
    expect(parseRange('10-20')).toEqual({ min: 10, max: 20 });
    expect(parseRange('9.99-max')).toEqual({ min: 9.99, max: Number.POSITIVE_INFINITY });
  });

  it.each(['', '-', '10', 'a-b', '10-', '-10', 'max-10', '1e3-5', '10-20-30', 'NaN-max'])(
    '[FACET-07] makes nothing of "%s"',
    (value) => {
      expect(parseRange(value)).toBeNull();
    },
  );
});

describe('readSelections', () => {
  it('turns pounds into pence and leaves per cent', () => {
    expect(readSelections({ priceRange: ['9.99-20'], discountRange: ['5-max'] }, isKnown)).toMatchObject([
      { key: 'priceRange', column: 'price', ranges: [{ min: 999, max: 2000 }] },
      { key: 'discountRange', column: 'discount', ranges: [{ min: 5, max: Number.POSITIVE_INFINITY }] },
    ]);
  });

  it('[SEARCH-07] ignores the brand "null", keys without values and unknown keys', () => {
    expect(readSelections({ brand: ['null'], sizes: [], colour: ['Red'] }, isKnown)).toEqual([]);
    expect(readSelections({ brand: ['null', 'Coast', 'Coast'] }, isKnown)).toEqual([
      { kind: 'terms', key: 'brand', values: ['Coast'] },
    ]);
  });

  it('keeps hostile input small', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`key${i}`, ['x']]));
    expect(readSelections(many, () => true).length).toBeLessThanOrEqual(40);
    const [brand] = readSelections({ brand: Array.from({ length: 500 }, (_, i) => `b${i}`) }, isKnown);
    expect(brand).toMatchObject({ values: { length: 100 } });
  });
});
