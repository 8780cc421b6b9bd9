import { describe, expect, it } from 'vitest';
import { cachePolicyFor, relevantAddress } from './cache-policy.server.ts';

describe('which pages are cached for all visitors', () => {
  it.each([
    ['/', 'home'],
    ['/categories/womens-dresses', 'listing'],
    ['/categories/womens-dresses/facet/colourFacets/Black', 'listing'],
    ['/collection/summer', 'listing'],
    ['/product/linen-shirt', 'product'],
    ['/premier/unlimited', 'product'],
    ['/pages/brands/coast', 'content'],
    ['/search', 'search'],
  ])('%s is a public %s page', (path, name) => {
    expect(cachePolicyFor('GET', path)?.name).toBe(name);
  });

  it.each([
    '/basket',
    '/checkout',
    '/account',
    '/wishlist',
    '/sign-in',
    '/staff/ui',
    '/_api/shopper',
    '/_api/basket/addToCart',
  ])('%s is private', (path) => {
    expect(cachePolicyFor('GET', path)).toBeNull();
  });

  it('a write is never cached', () => {
    expect(cachePolicyFor('POST', '/product/linen-shirt')).toBeNull();
  });
});

describe('the address a page is rendered for', () => {
  const policy = cachePolicyFor('GET', '/categories/x')!;

  it('ignores campaign parameters, so they share one page', () => {
    const url = new URL('http://shop/categories/x?utm_source=mail&page=2&fbclid=1');
    expect(relevantAddress(url, policy)).toBe('/categories/x?page=2');
  });

  it('does not depend on the order of parameters', () => {
    const one = relevantAddress(new URL('http://shop/categories/x?sort=newness&page=2'), policy);
    const two = relevantAddress(new URL('http://shop/categories/x?page=2&sort=newness'), policy);
    expect(one).toBe(two);
  });
});
