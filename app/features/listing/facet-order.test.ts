import { describe, expect, it } from 'vitest';
import type { Facet } from '#commerce/search/facets/facet.ts';
import { arrangeFacets } from './facet-order.ts';

function facet(key: string, terms: string[], change: Partial<Facet> = {}): Facet {
  return {
    key,
    label: change.label ?? key,
    facetType: 'terms',
    dataType: 'text',
    terms: terms.map((term, index) => ({ term, label: term, count: terms.length - index })),
    selectedCount: 0,
    selected: [],
    ...change,
  };
}
const keysOf = (facets: Facet[]) => arrangeFacets(facets, false).map(({ key }) => key);

describe('the facets of a list', () => {
  it('have a fixed order, unknown ones last', () => {
    expect(
      keysOf([
        facet('aiattributes.Fit', ['Slim', 'Loose']),
        facet('brand', ['A', 'B']),
        facet('sizes', ['8', '10']),
      ]),
    ).toEqual(['sizes', 'brand', 'aiattributes.Fit']);
  });

  it('are left out without a choice, unless a value is selected', () => {
    expect(keysOf([facet('brand', ['Coast']), facet('collection', ['Coast', 'Oasis'])])).toEqual([]);
    expect(keysOf([facet('collection', ['Coast'], { selected: ['Coast'], selectedCount: 1 })])).toEqual([
      'collection',
    ]);
  });

  it('are left out when their label repeats', () => {
    const neckline = facet('neckline', ['V', 'Round'], { label: 'Neckline' });
    const detected = facet('aiattributes.Neckline', ['V', 'Round'], { label: 'Neckline' });
    expect(keysOf([detected, neckline])).toEqual(['neckline']);
  });

  it('[FACET-05] include the next-day switch with its single value', () => {
    expect(keysOf([facet('isNextDay', ['true'])])).toEqual(['isNextDay']);
    expect(
      arrangeFacets([facet('isOnStock', ['false', 'true'])], false)[0]!.terms.map(({ term }) => term),
    ).toEqual(['true']);
  });

  it('[FACET-07] include ranges with different bounds', () => {
    const range = (min: number, max: number) =>
      facet('priceRange', [], { facetType: 'range', range: { min, max } });
    expect(keysOf([range(10, 90)])).toEqual(['priceRange']);
    expect(keysOf([range(10, 10)])).toEqual([]);
  });

  it('[FACET-08] are searchable for brands and styles, and never in the alternative engine', () => {
    const brands = [facet('brand', ['A', 'B'])];
    expect(arrangeFacets(brands, false)[0]!.isSearchable).toBe(true);
    expect(arrangeFacets(brands, true)[0]!.isSearchable).toBe(false);
  });

  it('[FACET-06] have all values where they cannot be searched, else the first hundred and the selected', () => {
    const many = Array.from({ length: 240 }, (_, at) => `${at}`);
    expect(arrangeFacets([facet('sizes', many)], false)[0]!.terms).toHaveLength(240);
    expect(arrangeFacets([facet('brand', many)], true)[0]!.terms).toHaveLength(240);
    const brands = facet('brand', many, { selected: ['200'], selectedCount: 1 });
    expect(arrangeFacets([brands], false)[0]!.terms.map(({ term }) => term)).toEqual([
      ...many.slice(0, 100),
      '200',
    ]);
  });

  it('[FACET-10] have one place for brand and collection', () => {
    const brand = facet('brand', ['A', 'B'], { label: 'Brands' });
    const collection = facet('collection', ['A', 'B'], { label: 'Brands' });
    const chosen = { ...collection, selected: ['A'], selectedCount: 1 };
    const price = facet('styleTaxonomy', ['x', 'y']);
    expect(keysOf([price, brand, collection])).toEqual(['brand', 'styleTaxonomy']);
    expect(keysOf([price, brand, chosen])).toEqual(['collection', 'styleTaxonomy']);
  });

  it('[FACET-11] show swatches when three in four colours are known', () => {
    expect(
      arrangeFacets([facet('colourFacets', ['Black', 'Dark Red', 'Pale Blue', 'Zebra'])], false)[0]!
        .isSwatches,
    ).toBe(true);
    expect(arrangeFacets([facet('colourFacets', ['Black', 'Zebra'])], false)[0]!.isSwatches).toBe(false);
  });

  it('order sizes from small to large, ratings from the best, and other values by count', () => {
    const termsOf = (key: string, terms: string[]) =>
      arrangeFacets([facet(key, terms)], false)[0]!.terms.map(({ term }) => term);
    expect(termsOf('sizes', ['12', 'L', '8', 'S', '10', 'M', '32B'])).toEqual([
      'S',
      'M',
      'L',
      '8',
      '10',
      '12',
      '32B',
    ]);
    expect(termsOf('ratingGroup', ['3 stars & up', '4 stars & up'])).toEqual([
      '4 stars & up',
      '3 stars & up',
    ]);
    expect(termsOf('priceBands', ['£50 - £100', '£10 - £25'])).toEqual(['£10 - £25', '£50 - £100']);
    expect(termsOf('brand', ['Oasis', 'Coast'])).toEqual(['Oasis', 'Coast']);
  });
});
