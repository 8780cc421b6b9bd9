import { describe, expect, it } from 'vitest';
import { brandLink, brandPageLink, categoryLink, isBasketPage, sizeGuideLink } from './shop-links.ts';

describe('links of the shop', () => {
  it('[ROUTE-07] brands and categories are listed under /categories', () => {
    expect(brandLink('dorothy-perkins')).toBe('/categories/dorothy-perkins');
    expect(categoryLink('dresses')).toBe('/categories/dresses');
  });

  it('[ROUTE-08] a brand has a landing page', () => {
    expect(brandPageLink('coast')).toBe('/pages/brands/coast');
  });

  it('[ROUTE-08] the basket page is any path containing /basket', () => {
    expect(isBasketPage('/basket')).toBe(true);
    expect(isBasketPage('/fr/basket/edit')).toBe(true);
    expect(isBasketPage('/categories/picnic-baskets')).toBe(false);
  });

  it('[ROUTE-09] the size guide opens in a new tab', () => {
    expect(sizeGuideLink('coast')).toEqual({
      href: '/pages/brands/coast/informational/size-guide',
      target: '_blank',
    });
  });

  it('[ROUTE-09] a given size-guide link is used', () => {
    expect(sizeGuideLink('coast', '/pages/guides/shoes').href).toBe('/pages/guides/shoes');
    expect(sizeGuideLink('coast', '').href).toBe('/pages/brands/coast/informational/size-guide');
  });
});
