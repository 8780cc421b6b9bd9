import { describe, expect, it } from 'vitest';
import { decodeFilterPath } from '#commerce/listing/url/filter-path.ts';
import type { Facet } from './facet.ts';
import { choosePills, chooseVisibleTerms, countFirstRowFacets, isNextDaySelected } from './facet-layout.ts';
import { isFacetSearchable } from './facet-search.ts';

function facet(key: string, termCount: number, selected: string[] = []): Facet {
  const terms = Array.from({ length: termCount }, (_, index) => ({
    term: `t${index}`,
    label: `T${index}`,
    count: 1,
  }));
  return {
    key,
    label: key,
    facetType: 'terms',
    dataType: 'text',
    terms,
    selectedCount: selected.length,
    selected,
  };
}

describe('facet pills', () => {
  it('[FACET-09] exclude next day and facets with one or no terms', () => {
    const pills = choosePills([
      facet('isNextDay', 2),
      facet('brand', 1),
      facet('sizes', 0),
      facet('neckline', 2),
    ]);
    expect(pills.map(({ key }) => key)).toEqual(['neckline']);
  });

  it('[FACET-09] are at most four', () => {
    expect(choosePills(Array.from({ length: 9 }, (_, index) => facet(`key${index}`, 3)))).toHaveLength(4);
  });
});

describe('the first row of facets', () => {
  it.each([
    [0, 4],
    [320, 4],
    [1279, 4],
    [1280, 5],
    [1459, 5],
    [1460, 6],
    [1639, 6],
    [1640, 7],
    [1819, 7],
    [1820, 8],
    [1979, 8],
    [1980, 9],
    [4000, 9],
  ])('[FACET-10] has at %dpx %d facets', (width, count) => {
    expect(countFirstRowFacets(width)).toBe(count);
  });
});

describe('the terms of a facet', () => {
  it('[FACET-06] show more after ten, show less when expanded', () => {
    expect(chooseVisibleTerms(facet('brand', 11), false)).toMatchObject({ toggle: 'show-more' });
    expect(chooseVisibleTerms(facet('brand', 11), false).terms).toHaveLength(10);
    expect(chooseVisibleTerms(facet('brand', 11), true)).toMatchObject({ toggle: 'show-less' });
    expect(chooseVisibleTerms(facet('brand', 11), true).terms).toHaveLength(11);
    expect(chooseVisibleTerms(facet('brand', 10), false).toggle).toBeNull();
  });

  it('[FACET-06] always include the selected ones', () => {
    const { terms } = chooseVisibleTerms(facet('brand', 30, ['t20']), false);
    expect(terms.map(({ term }) => term)).toContain('t20');
    expect(terms).toHaveLength(11);
    expect(chooseVisibleTerms(facet('brand', 11, ['t10']), false).toggle).toBeNull();
  });

  it('[FACET-08] can be searched for brands and style, when the alternative engine is off', () => {
    expect(['brand', 'collection', 'styleTaxonomy'].every((key) => isFacetSearchable(key, false))).toBe(true);
    expect(isFacetSearchable('sizes', false)).toBe(false);
    expect(isFacetSearchable('brand', true)).toBe(false);
  });
});

describe('the next-day toggle', () => {
  it('[FACET-05] reflects the path', () => {
    expect(isNextDaySelected(decodeFilterPath('/categories/tops/facet/isNextDay/true'))).toBe(true);
    expect(isNextDaySelected(decodeFilterPath('/categories/tops/facet/isNextDay/false'))).toBe(false);
    expect(isNextDaySelected({})).toBe(false);
  });
});
