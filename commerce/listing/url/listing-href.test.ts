import { describe, expect, it } from 'vitest';
import {
  hrefWithFilters,
  hrefWithoutScrollTo,
  hrefWithPage,
  hrefWithScrollTo,
  hrefWithSort,
} from './listing-href.ts';

describe('changing a filter', () => {
  it('[ROUTE-04] drops page and keeps sort and the searched text', () => {
    expect(hrefWithFilters('/search?q=red+dress&page=4&sort=newness&scrollTo=p1', { brand: ['Coast'] })).toBe(
      '/search/facet/brand/Coast?q=red+dress&sort=newness',
    );
  });

  it('[ROUTE-04] replaces the present filters', () => {
    expect(hrefWithFilters('/categories/tops/facet/sizes/8?page=2', {})).toBe('/categories/tops');
  });
});

describe('changing the sort', () => {
  it('[SORT-02] writes sort and removes page, filters stay', () => {
    expect(hrefWithSort('/categories/tops/facet/sizes/8?page=2', 'price-asc')).toBe(
      '/categories/tops/facet/sizes/8?sort=price-asc',
    );
  });

  it('[SORT-02] to the default removes the parameter', () => {
    expect(hrefWithSort('/categories/tops?sort=newness&page=2', 'relevance')).toBe('/categories/tops');
  });
});

describe('the page parameter', () => {
  it('[PLP-09] is in a link; the first page has none', () => {
    expect(hrefWithPage('/categories/tops?sort=newness', 2)).toBe('/categories/tops?sort=newness&page=2');
    expect(hrefWithPage('/categories/tops?page=2', 1)).toBe('/categories/tops');
  });
});

describe('the product to scroll to', () => {
  it('[PLP-11] is added to the address and removed', () => {
    const left = hrefWithScrollTo('/categories/tops?page=2', 'p/1 &');
    expect(left).toBe('/categories/tops?page=2&scrollTo=p%2F1+%26');
    expect(new URL(left, 'https://shop.example').searchParams.get('scrollTo')).toBe('p/1 &');
    expect(hrefWithoutScrollTo(left)).toBe('/categories/tops?page=2');
  });
});
