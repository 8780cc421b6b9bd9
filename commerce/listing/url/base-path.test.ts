import { describe, expect, it } from 'vitest';
import { facetPartOf, stripToBasePath } from './base-path.ts';

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

  it('[ROUTE-04] does not rewrite slugs that contain the words', () => {
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
