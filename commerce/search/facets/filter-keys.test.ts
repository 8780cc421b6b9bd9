import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_NAMES } from './attribute-facets.ts';
import { FILTER_KEYS, findFilterKey, keepKnownFilters } from './filter-keys.ts';

describe('the filter keys', () => {
  it.each([
    'isNextDay',
    'source',
    'productKey',
    'sizes',
    'colourFacets',
    'styleTaxonomy',
    'categoryTaxonomy',
    'gender',
    'brand',
    'department',
    'fabrication',
    'occasion',
    'discountBands',
    'neckline',
    'sleeveLength',
    'collection',
    'classification',
    'design',
    'detail',
    'priceBands',
    'priceRange',
    'ratingGroup',
    'isOnStock',
    'discountRange',
  ])('[FACET-02] include %s', (key) => {
    expect(findFilterKey(key)?.label).toBeTruthy();
  });

  it('[FACET-02] include more than 60 attribute facets, each with a label', () => {
    const attributes = FILTER_KEYS.filter(({ key }) => key.startsWith('aiattributes.'));
    expect(attributes.length).toBeGreaterThan(60);
    expect(attributes.every(({ label }) => label.length > 1)).toBe(true);
  });

  it.each([
    'Band Size',
    'Room',
    'Arm Style',
    'Fit',
    'Material',
    'Pattern',
    'Skin Type',
    'Heel Height',
    'Wick Count',
    'Fragrance',
    'Closure',
  ])('[FACET-02] include the attribute %s', (name) => {
    expect(findFilterKey(`aiattributes.${name}`)?.label).toBe(name);
  });

  it('[FACET-02] are all different, also as translation keys', () => {
    expect(new Set(ATTRIBUTE_NAMES).size).toBe(ATTRIBUTE_NAMES.length);
    expect(new Set(FILTER_KEYS.map(({ key }) => key)).size).toBe(FILTER_KEYS.length);
    expect(new Set(FILTER_KEYS.map(({ labelKey }) => labelKey)).size).toBe(FILTER_KEYS.length);
    expect(FILTER_KEYS.every(({ labelKey }) => /^[a-zA-Z.]+$/.test(labelKey))).toBe(true);
  });

  it('[FACET-01] are terms of text, except the ranges of numbers', () => {
    expect(findFilterKey('priceRange')).toMatchObject({ facetType: 'range', dataType: 'number' });
    expect(findFilterKey('discountRange')).toMatchObject({ facetType: 'range', dataType: 'number' });
    expect(findFilterKey('brand')).toMatchObject({ facetType: 'terms', dataType: 'text' });
  });

  it('ignore what nobody knows', () => {
    expect(keepKnownFilters({ brand: ['Coast'], nonsense: ['x'], constructor: ['y'] })).toEqual({
      brand: ['Coast'],
    });
  });

  it('[SEARCH-07] ignore the brand "null"', () => {
    expect(keepKnownFilters({ brand: ['null'], sizes: ['null'] })).toEqual({ sizes: ['null'] });
    expect(keepKnownFilters({ brand: ['null', 'Coast'] })).toEqual({ brand: ['Coast'] });
  });
});
