import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearFilter,
  clearFilters,
  countSelected,
  isSelected,
  removeFilter,
  setFilter,
  toggleFilter,
} from './select-filters.ts';

describe('selecting filters', () => {
  it('[FACET-03] adds a term under its key', () => {
    expect(toggleFilter({ brand: ['Coast'] }, 'brand', 'Oasis')).toEqual({ brand: ['Coast', 'Oasis'] });
    expect(toggleFilter({}, 'sizes', '12')).toEqual({ sizes: ['12'] });
  });

  it('[FACET-03] removes it when selected again', () => {
    expect(toggleFilter({ brand: ['Coast', 'Oasis'] }, 'brand', 'Coast')).toEqual({ brand: ['Oasis'] });
  });

  it('[FACET-03] removes a key left with no values', () => {
    expect(toggleFilter({ brand: ['Coast'], sizes: ['12'] }, 'brand', 'Coast')).toEqual({ sizes: ['12'] });
    expect(removeFilter({ brand: ['Coast'] }, 'brand', 'Coast')).toEqual({});
  });

  it('[FACET-03] selecting twice changes nothing', () => {
    const filters = fc.dictionary(fc.string(), fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 5 }));
    fc.assert(
      fc.property(filters, fc.string(), fc.string(), (before, key, term) => {
        fc.pre(!isSelected(before, key, term));
        const after = toggleFilter(toggleFilter(before, key, term), key, term);
        expect(new Map(Object.entries(after))).toEqual(new Map(Object.entries(before)));
      }),
    );
  });

  it('treats names of object methods as ordinary keys', () => {
    expect(toggleFilter({}, 'constructor', 'x')).toEqual({ constructor: ['x'] });
    expect(isSelected({}, 'toString', 'x')).toBe(false);
  });

  it('adds no 26th value to a key', () => {
    const full = { brand: Array.from({ length: 25 }, (_, index) => String(index)) };
    expect(toggleFilter(full, 'brand', 'one more')).toBe(full);
  });

  it('replaces a range, clears one key or all, and counts', () => {
    expect(setFilter({ priceRange: ['10-20'] }, 'priceRange', '5-max')).toEqual({ priceRange: ['5-max'] });
    expect(clearFilter({ brand: ['A'], sizes: ['8'] }, 'brand')).toEqual({ sizes: ['8'] });
    expect(clearFilters({ brand: ['A'], sizes: ['8'] })).toEqual({});
    expect(clearFilters({ collection: ['Coast'], sizes: ['8'] }, ['collection'])).toEqual({
      collection: ['Coast'],
    });
    expect(countSelected({ brand: ['A', 'B'], sizes: ['8'] })).toBe(3);
  });

  it('does not change its argument', () => {
    const filters = Object.freeze({ brand: Object.freeze(['Coast']) as readonly string[] });
    toggleFilter(filters, 'brand', 'Oasis');
    removeFilter(filters, 'brand', 'Coast');
    expect(filters).toEqual({ brand: ['Coast'] });
  });
});
