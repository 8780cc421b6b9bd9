import { describe, expect, it } from 'vitest';
import { filtersForList } from './filters.ts';

describe('filters of a list', () => {
  it('[PLP-15] visual search ignores productKey', () => {
    const filters = { productKey: ['a', 'b'], brand: ['Coast'] };
    expect(filtersForList('visual-search', filters)).toEqual({ brand: ['Coast'] });
    expect(filtersForList('category', filters)).toBe(filters);
  });
});
