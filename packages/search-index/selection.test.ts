import { describe, expect, it } from 'vitest';
import { SAMPLE_SCHEMA } from './sample-catalogue.ts';
import { parseRange, parseSelections } from './selection.ts';

const parse = (filters: Record<string, string[]>, isKnown = (_key: string) => false) =>
  parseSelections(filters, SAMPLE_SCHEMA, isKnown);

describe('parseRange', () => {
  it('[FACET-07] parses min-max, where max may be the word max', () => {
    expect(parseRange('10-20')).toEqual({ min: 10, max: 20 });
    expect(parseRange('9.99-max')).toEqual({ min: 9.99, max: Number.POSITIVE_INFINITY });
  });

  it.each(['', '-', '10', 'a-b', '10-', '-10', 'max-10', '1e3-5', '10-20-30', 'NaN-max'])(
    '[FACET-07] ignores "%s"',
    (value) => {
      expect(parseRange(value)).toBeNull();
    },
  );
});

describe('parseSelections', () => {
  it('turns pounds into pence and leaves per cent', () => {
    expect(parse({ priceRange: ['9.99-20'], discountRange: ['5-max'] })).toMatchObject([
      { key: 'priceRange', column: 'price', ranges: [{ min: 999, max: 2000 }] },
      { key: 'discountRange', column: 'discount', ranges: [{ min: 5, max: Number.POSITIVE_INFINITY }] },
    ]);
  });

  it('[SEARCH-07] ignores the brand "null", keys without values and unknown keys', () => {
    expect(parse({ brand: ['null'], sizes: [], colour: ['Red'] })).toEqual([]);
    expect(parse({ brand: ['null', 'Coast', 'Coast'] })).toEqual([
      { kind: 'terms', key: 'brand', values: ['Coast'] },
    ]);
  });

  it('limits the number of keys and values', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`key${i}`, ['x']]));
    expect(parse(many, () => true).length).toBeLessThanOrEqual(40);
    const [brand] = parse({ brand: Array.from({ length: 500 }, (_, i) => `b${i}`) });
    expect(brand).toMatchObject({ values: { length: 100 } });
  });
});
