import { describe, expect, it } from 'vitest';
import { alternatesOf } from './alternates.ts';
import { localPath, plainPath } from './local-path.ts';

const CONTEXTS = { gb: 'en-GB', se: 'sv' };

describe('localPath and plainPath', () => {
  it.each([
    ['/', 'en-GB', '/'],
    ['/', 'sv', '/sv'],
    ['/product/x', 'sv', '/sv/product/x'],
    ['/search?q=x', 'sv', '/sv/search?q=x'],
    ['/categories/dresses', 'sv', '/categories/se/dresses'],
    ['/categories/se/dresses', 'sv', '/categories/se/dresses'],
    ['/categories/gb/dresses?page=2', 'sv', '/categories/se/dresses?page=2'],
    ['/categories/dresses', 'en-GB', '/categories/gb/dresses'],
    ['/categories/dresses', 'fr', '/fr/categories/dresses'],
    ['#top', 'sv', '#top'],
  ])('[ROUTE-05] %s in %s is %s', (path, locale, there) => {
    expect(localPath(path, locale, { locale: 'en-GB' }, CONTEXTS)).toBe(there);
  });

  it('[SITE-02] puts the language in front where lists have no context', () => {
    expect(localPath('/categories/dresses', 'sv', { locale: 'en-GB' })).toBe('/sv/categories/dresses');
  });

  it.each([
    ['/sv', 'sv', '/'],
    ['/sv/product/x', 'sv', '/product/x'],
    ['/svenska', 'sv', '/svenska'],
    ['/categories/se/dresses', 'sv', '/categories/dresses'],
    ['/categories/gb/dresses', 'en-GB', '/categories/dresses'],
    ['/categories/dresses', 'en-GB', '/categories/dresses'],
  ])('[ROUTE-05] %s in %s without its language is %s', (path, locale, plain) => {
    expect(plainPath(path, locale, { locale: 'en-GB' }, CONTEXTS)).toBe(plain);
  });
});

describe('a market below the host of its brand', () => {
  const belgium = { locale: 'nl', pathPrefix: '/be' };

  it.each([
    ['/', 'nl', '/be'],
    ['/product/x', 'nl', '/be/product/x'],
    ['/product/x', 'fr', '/be-fr/product/x'],
  ])('[MKT-02] has %s in %s at %s, and back', (path, locale, there) => {
    expect(localPath(path, locale, belgium)).toBe(there);
    expect(plainPath(there, locale, belgium, {})).toBe(path);
  });

  it('[MKT-02] is named with its countries beside every other, and the brand’s own site by x-default', () => {
    const own = { locale: 'en-GB', locales: ['en-GB'], countries: ['GB'], host: null, pathPrefix: '' };
    const sites = [
      own,
      { ...belgium, locales: ['nl', 'fr'], countries: ['BE', 'LU'], host: null },
      { locale: 'sv', locales: ['sv'], countries: ['SE'], host: 'shop.se' },
    ];
    const brand = { ...belgium, locales: ['nl', 'fr'], listContexts: {}, sites };
    expect(alternatesOf('/product/x', 'https://shop.example', brand)).toEqual([
      { hrefLang: 'en-GB', href: 'https://shop.example/product/x' },
      { hrefLang: 'nl-BE', href: 'https://shop.example/be/product/x' },
      { hrefLang: 'nl-LU', href: 'https://shop.example/be/product/x' },
      { hrefLang: 'fr-BE', href: 'https://shop.example/be-fr/product/x' },
      { hrefLang: 'fr-LU', href: 'https://shop.example/be-fr/product/x' },
      { hrefLang: 'sv-SE', href: 'https://shop.se/product/x' },
      { hrefLang: 'x-default', href: 'https://shop.example/product/x' },
    ]);
  });
});

describe('alternatesOf', () => {
  const languages = { locale: 'en-GB', locales: ['en-GB', 'sv'], listContexts: CONTEXTS };

  it('[SITE-02] names the address in every language, and the default for all others', () => {
    expect(alternatesOf('/product/x', 'https://shop.example', languages)).toEqual([
      { hrefLang: 'en-GB', href: 'https://shop.example/product/x' },
      { hrefLang: 'sv', href: 'https://shop.example/sv/product/x' },
      { hrefLang: 'x-default', href: 'https://shop.example/product/x' },
    ]);
  });

  it('[ROUTE-05] gives a list the context of each language', () => {
    const [english, swedish] = alternatesOf('/categories/dresses', 'https://shop.example', languages);
    expect(english!.href).toBe('https://shop.example/categories/gb/dresses');
    expect(swedish!.href).toBe('https://shop.example/categories/se/dresses');
  });

  it('[SITE-02] is empty where a brand has one language', () => {
    expect(alternatesOf('/', 'https://shop.example', { ...languages, locales: ['en-GB'] })).toEqual([]);
  });
});
