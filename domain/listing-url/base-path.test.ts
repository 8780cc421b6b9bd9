import { describe, expect, it } from 'vitest';
import { facetPartOf, replaceContextSegment, stripToBasePath } from './base-path.ts';

describe('the base path of a listing', () => {
  it.each([
    ['/categories/dresses', '/categories/dresses'],
    ['/categories/dresses/', '/categories/dresses'],
    ['/categories/dresses?page=2&sort=newness', '/categories/dresses'],
    ['/categories/dresses#top', '/categories/dresses'],
    ['/categories/dresses/facet/brand/Coast', '/categories/dresses'],
    ['/categories/dresses/product/wrap-dress', '/categories/dresses'],
    ['/product/wrap-dress?colour=red', '/'],
    ['/', '/'],
    ['', '/'],
  ])('[ROUTE-04] of %s is %s', (address, base) => {
    expect(stripToBasePath(address)).toBe(base);
  });

  it('[ROUTE-04] rewrites collection to category', () => {
    expect(stripToBasePath('/collection/summer/facet/collection/Coast')).toBe('/category/summer');
    expect(stripToBasePath('/collections/summer')).toBe('/categories/summer');
  });

  it('[ROUTE-04] leaves slugs alone that only contain the words', () => {
    expect(stripToBasePath('/categories/summer-collection')).toBe('/categories/summer-collection');
    expect(stripToBasePath('/categories/facet-mirrors')).toBe('/categories/facet-mirrors');
    expect(stripToBasePath('/pages/brands/collection')).toBe('/pages/brands/collection');
  });

  it('[ROUTE-02] finds the filter part', () => {
    expect(facetPartOf('/categories/dresses/facet/brand/Coast~Oasis?page=2')).toEqual([
      'brand',
      'Coast~Oasis',
    ]);
    expect(facetPartOf('/categories/dresses')).toEqual([]);
  });
});

describe('the locale or country context', () => {
  it('[ROUTE-05] replaces the second path segment', () => {
    expect(replaceContextSegment('/shop/gb/dresses', 'fr')).toBe('/shop/fr/dresses');
    expect(replaceContextSegment('/shop/gb', 'fr')).toBe('/shop/fr');
  });

  it('[ROUTE-05] leaves the path alone without a context or a second segment', () => {
    expect(replaceContextSegment('/shop/gb/dresses', null)).toBe('/shop/gb/dresses');
    expect(replaceContextSegment('/search', 'fr')).toBe('/search');
    expect(replaceContextSegment('/', 'fr')).toBe('/');
  });

  it('[ROUTE-05] cannot be used to leave the segment', () => {
    expect(replaceContextSegment('/shop/gb/dresses', '../x')).toBe('/shop/..%2Fx/dresses');
  });
});
