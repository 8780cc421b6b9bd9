import { describe, expect, it } from 'vitest';
import { FACET_RECORDS } from './facet-records.ts';
import { facetLabelKey, findFacet, isRangeFacet } from './find-facet.ts';

describe('the facet records', () => {
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
    expect(findFacet(key)?.label).toBeTruthy();
  });

  it('[FACET-02] include more than 60 attribute facets, each with a label', () => {
    const attributes = FACET_RECORDS.filter(({ key }) => key.startsWith('aiattributes.'));
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
    expect(findFacet(`aiattributes.${name}`)?.label).toBe(name);
  });

  it('[FACET-02] are all different, also as translation keys', () => {
    expect(new Set(FACET_RECORDS.map(({ key }) => key)).size).toBe(FACET_RECORDS.length);
    expect(new Set(FACET_RECORDS.map(facetLabelKey)).size).toBe(FACET_RECORDS.length);
    expect(FACET_RECORDS.every((facet) => /^[a-zA-Z.]+$/.test(facetLabelKey(facet)))).toBe(true);
  });

  it('[FACET-01] are chosen by value, except prices and discounts by range', () => {
    expect(FACET_RECORDS.filter(isRangeFacet).map(({ key }) => key)).toEqual(['priceRange', 'discountRange']);
  });

  it('have their own places in the filter panel', () => {
    const places = FACET_RECORDS.flatMap(({ order }) => order ?? []);
    expect(new Set(places).size).toBe(places.length);
  });
});
