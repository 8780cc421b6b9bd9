import { describe, expect, it } from 'vitest';
import { productLink, productSlugOf } from './product-link.ts';

describe('the link to a product', () => {
  it('[ROUTE-06] has the colour', () => {
    expect(productLink({ slug: 'wrap-dress' }, 'navy')).toBe('/product/wrap-dress?colour=navy');
    expect(productLink({ slug: 'wrap-dress' }, 'black/white & gold')).toBe(
      '/product/wrap-dress?colour=black%2Fwhite+%26+gold',
    );
    expect(productLink({ slug: 'wrap-dress' })).toBe('/product/wrap-dress');
  });

  it('[ROUTE-06] has the size only when exactly one is selected', () => {
    expect(productLink({ slug: 'wrap-dress' }, 'navy', ['12'])).toBe(
      '/product/wrap-dress?colour=navy&size=12',
    );
    expect(productLink({ slug: 'wrap-dress' }, 'navy', ['12', '14'])).toBe('/product/wrap-dress?colour=navy');
    expect(productLink({ slug: 'wrap-dress' }, 'navy', [])).toBe('/product/wrap-dress?colour=navy');
  });

  it('[ROUTE-07] of a premier product goes to its own page', () => {
    expect(productLink({ slug: 'premier-year', isPremier: true }, 'none', ['One Size'])).toBe(
      '/premier/premier-year',
    );
  });

  it.each([
    ['/product/a%20b?colour=Red', 'a b'],
    ['/fr/product/coat', 'coat'],
    ['/be-fr/premier/year', 'year'],
    ['/be-en-GB/product/coat', 'coat'],
    ['/categories/coats', null],
  ])('[MKT-02] is known in every market: %s', (href, slug) => {
    expect(productSlugOf(href)).toBe(slug);
  });
});
