import { warehouse } from '@selvedge/demo-store/brands/warehouse.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selvedge } from '#config/brands/selvedge.ts';
import { readablePath, splitLocale, withoutZeroBytes } from './page-address.server.ts';

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
  ])('[ROUTE-05] or in the context of a listing: %s is %s %s', (pathname, locale, path) => {
    expect(splitLocale(pathname, warehouse)).toEqual({ locale, path });
  });

  it('only the languages of the brand count', () => {
    expect(splitLocale('/fr', { ...selvedge, locales: ['en-GB'] })).toEqual({ locale: 'en-GB', path: '/fr' });
  });
});

describe('the path of a request', () => {
  it('is unchanged when it can be decoded', () => {
    expect(readablePath('/categories/d%C3%A9cor/facet/brand/A%252FB')).toBe(
      '/categories/d%C3%A9cor/facet/brand/A%252FB',
    );
  });

  it('escapes invalid escapes', () => {
    expect(readablePath('/categories/%E0%A4%A')).toBe('/categories/%25E0%25A4%25A');
    expect(readablePath('/categories/100%/d%C3%A9cor')).toBe('/categories/100%25/d%C3%A9cor');
  });

  it('can always be decoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'%/aE0A4C3') }), (path) => {
        expect(() => decodeURIComponent(readablePath(path))).not.toThrow();
      }),
    );
  });
});

describe('a zero byte in an address', () => {
  it('is removed', () => {
    expect(withoutZeroBytes('/product/a%00b?q=%00x')).toBe('/product/ab?q=x');
    expect(withoutZeroBytes('/product/100%25')).toBe('/product/100%25');
  });
});
