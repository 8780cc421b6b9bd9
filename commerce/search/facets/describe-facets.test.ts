import { describe, expect, it } from 'vitest';
import { describeFacets, describeSelectedFacets } from './describe-facets.ts';

const context = { translate: () => undefined, locale: 'en-GB', currency: 'GBP' };

describe('the facets of a listing', () => {
  it('[FACET-01] have key, label, types, terms and selected values', () => {
    const [brands] = describeFacets(
      [{ key: 'brand', terms: [{ term: 'Coast', count: 3 }] }],
      { brand: ['Coast'] },
      context,
    );
    expect(brands).toEqual({
      key: 'brand',
      label: 'Brands',
      facetType: 'terms',
      dataType: 'text',
      terms: [{ term: 'Coast', label: 'Coast', count: 3 }],
      selectedCount: 1,
      selected: ['Coast'],
    });
  });

  it('[FACET-14] leave out values containing MIRAKL', () => {
    const terms = [
      { term: 'MIRAKL_offer_12', count: 9 },
      { term: 'Coast', count: 1 },
      { term: 'x-MIRAKL', count: 1 },
    ];
    const [brands] = describeFacets([{ key: 'brand', terms }], {}, context);
    expect(brands?.terms.map(({ term }) => term)).toEqual(['Coast']);
  });

  it('list a selected value that no product has any more', () => {
    const [sizes] = describeFacets(
      [{ key: 'sizes', terms: [{ term: '8', count: 2 }] }],
      { sizes: ['26'] },
      context,
    );
    expect(sizes?.terms.at(-1)).toEqual({ term: '26', label: '26', count: 0 });
  });

  it('have the bounds of a range and leave out unknown keys', () => {
    const facets = describeFacets(
      [
        { key: 'priceRange', terms: [], range: { min: 5, max: 300 } },
        { key: 'secretField', terms: [{ term: 'x', count: 1 }] },
      ],
      { priceRange: ['10-20'] },
      context,
    );
    expect(facets).toHaveLength(1);
    expect(facets[0]).toMatchObject({
      facetType: 'range',
      range: { min: 5, max: 300 },
      selected: ['10-20'],
      terms: [],
    });
  });
});

describe('the selected filters', () => {
  it('[FACET-01] name key, values, label, term and term label', () => {
    expect(describeSelectedFacets({ brand: ['Coast', 'Oasis'], priceRange: ['10-max'] }, context)).toEqual([
      {
        key: 'brand',
        values: ['Coast', 'Oasis'],
        label: 'Brands',
        term: 'Coast',
        termLabel: 'Coast',
        facetType: 'terms',
      },
      {
        key: 'brand',
        values: ['Coast', 'Oasis'],
        label: 'Brands',
        term: 'Oasis',
        termLabel: 'Oasis',
        facetType: 'terms',
      },
      {
        key: 'priceRange',
        values: ['10-max'],
        label: 'Price Range',
        term: '10-max',
        termLabel: 'Price Range: £10+',
        facetType: 'range',
      },
    ]);
  });

  it('[FACET-07] leave out a range that cannot be parsed', () => {
    expect(describeSelectedFacets({ priceRange: ['cheap-dear'], nonsense: ['x'] }, context)).toEqual([]);
  });
});
