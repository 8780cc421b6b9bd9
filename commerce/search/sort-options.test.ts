import { describe, expect, it } from 'vitest';
import { offerSortOptions, parseSort, sortApiValue, sortIndexName } from './sort-options.ts';

describe('sorting', () => {
  it('[SORT-01] offers the options with their labels, relevance by default', () => {
    const options = offerSortOptions({ reviewsEnabled: true });
    expect(options.map(({ key, label }) => [key, label])).toEqual([
      ['relevance', 'Sort: Relevance'],
      ['best-sellers', 'Sort: Best Sellers'],
      ['price-asc', 'Price: Low-High'],
      ['price-desc', 'Price: High-Low'],
      ['newness', 'Sort: Newness'],
      ['rating-desc', 'Sort: Top Rated'],
    ]);
    expect(options.filter((option) => option.default).map(({ key }) => key)).toEqual(['relevance']);
  });

  it.each([
    ['relevance', null],
    ['best-sellers', 'totalRevenueAmount desc'],
    ['price-asc', 'price asc'],
    ['price-desc', 'price desc'],
    ['newness', 'publishedAtTimestamp desc'],
    ['rating-desc', 'averageRating desc'],
  ] as const)('[SORT-01] %s sorts the engine by %s', (key, value) => {
    expect(sortApiValue(key)).toBe(value);
  });

  it.each([
    ['relevance', 'shop'],
    ['best-sellers', 'shop-vi-sort-best-sellers'],
    ['price-asc', 'shop-vi-sort-low-high'],
    ['price-desc', 'shop-vi-sort-high-low'],
    ['newness', 'shop-vi-sort-newness'],
    ['rating-desc', 'shop-vi-avg-rating-desc'],
  ] as const)('[SEARCH-03] %s is the hosted index %s', (key, index) => {
    expect(sortIndexName('shop', key)).toBe(index);
  });

  it('[SEARCH-03] names the index as configured', () => {
    expect(sortIndexName('shop', 'newness', '{index}_{suffix}')).toBe('shop_vi-sort-newness');
  });

  it.each([null, undefined, '', 'PRICE-ASC', 'price', 'toString'])(
    'uses relevance for the unknown sort %s',
    (value) => {
      expect(parseSort(value)).toBe('relevance');
    },
  );

  it('[SORT-01] parses the known sorts', () => {
    expect(['newness', 'rating-desc', 'relevance'].map(parseSort)).toEqual([
      'newness',
      'rating-desc',
      'relevance',
    ]);
  });

  it('[SORT-03] hides the rating sort unless reviews are enabled', () => {
    const keys = offerSortOptions({ reviewsEnabled: false }).map(({ key }) => key);
    expect(keys).not.toContain('rating-desc');
    expect(keys).toHaveLength(5);
  });
});
