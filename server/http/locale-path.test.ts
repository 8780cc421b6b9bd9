import { describe, expect, it } from 'vitest';
import { selvedge } from '#config/brands/selvedge.ts';
import { warehouse } from '#config/brands/warehouse.ts';
import { splitLocale } from './locale-path.server.ts';

describe('[SITE-02] language in the path', () => {
  it.each([
    ['/', 'en-GB', '/'],
    ['/product/x', 'en-GB', '/product/x'],
    ['/fr', 'fr', '/'],
    ['/fr/product/x', 'fr', '/product/x'],
    ['/nl/categories/home', 'nl', '/categories/home'],
    ['/xyz/product/x', 'en-GB', '/xyz/product/x'],
    ['/french', 'en-GB', '/french'],
  ])('%s is %s %s', (pathname, locale, path) => {
    expect(splitLocale(pathname, selvedge)).toEqual({ locale, path });
  });

  it.each([
    ['/categories/se/dresses', 'sv', '/categories/dresses'],
    ['/category/gb/dresses/facet/sizes/8', 'en-GB', '/category/dresses/facet/sizes/8'],
    ['/categories/fr/dresses', 'en-GB', '/categories/fr/dresses'],
    ['/sv/product/x', 'sv', '/product/x'],
    ['/product/se', 'en-GB', '/product/se'],
  ])('[ROUTE-05] or in the context of a list: %s is %s %s', (pathname, locale, path) => {
    expect(splitLocale(pathname, warehouse)).toEqual({ locale, path });
  });

  it('a brand speaks only its own languages', () => {
    expect(splitLocale('/fr', { ...selvedge, locales: ['en-GB'] })).toEqual({ locale: 'en-GB', path: '/fr' });
  });
});
