import { describe, expect, it } from 'vitest';
import { keepKnownFilters } from './known-filters.ts';

describe('keepKnownFilters', () => {
  it('drops keys that are no facet', () => {
    expect(keepKnownFilters({ brand: ['Coast'], nonsense: ['x'], constructor: ['y'] })).toEqual({
      brand: ['Coast'],
    });
  });

  it('[FACET-07] drops ranges that cannot be parsed', () => {
    expect(keepKnownFilters({ priceRange: ['cheap-dear'], discountRange: ['x', '10-max'] })).toEqual({
      discountRange: ['10-max'],
    });
  });

  it('[SEARCH-07] drops the brand "null"', () => {
    expect(keepKnownFilters({ brand: ['null'], sizes: ['null'] })).toEqual({ sizes: ['null'] });
    expect(keepKnownFilters({ brand: ['null', 'Coast'] })).toEqual({ brand: ['Coast'] });
  });
});
