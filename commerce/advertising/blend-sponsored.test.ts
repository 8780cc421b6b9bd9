import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowsSponsored,
  countPlaces,
  duplicateHiddenOn,
  filteredBrand,
  limitToPlaces,
  SPONSORED_SKELETONS,
} from './blend-sponsored.ts';

const untouched = { page: 1, filters: {}, sort: null };
const product = (key: string) => ({ key });
const keys = (products: { key: string }[]) => products.map(({ key }) => key);

describe('sponsored products', () => {
  it.each([
    ['page 1', untouched, true],
    ['page 0', { ...untouched, page: 0 }, true],
    ['page 2', { ...untouched, page: 2 }, false],
    ['one brand', { ...untouched, filters: { brand: ['Coast'] } }, true],
    ['one collection', { ...untouched, filters: { collection: ['Coast'] } }, true],
    ['two brands', { ...untouched, filters: { brand: ['Coast', 'Oasis'] } }, false],
    [
      'a brand and a collection',
      { ...untouched, filters: { brand: ['Coast'], collection: ['Coast'] } },
      false,
    ],
    ['another filter', { ...untouched, filters: { sizes: ['12'] } }, false],
    ['a brand and another filter', { ...untouched, filters: { brand: ['Coast'], sizes: ['12'] } }, false],
    ['sort relevance', { ...untouched, sort: 'relevance' }, true],
    ['sort newness', { ...untouched, sort: 'newness' }, false],
  ])('[SPON-01] with %s precede the list: %#', (_, list, allowed) => {
    expect(allowsSponsored(list)).toBe(allowed);
  });

  it('[SPON-02] are at most 4 on mobile, each once', () => {
    expect([countPlaces('category', 'mobile'), countPlaces('search', 'desktop')]).toEqual([4, 5]);
    expect([countPlaces('category', 'mobile', 2), countPlaces('category', 'desktop', 8)]).toEqual([2, 8]);
    const ads = ['a', 'b', 'a', 'c', 'd', 'e'].map(product);
    expect(keys(limitToPlaces(ads, 'mobile'))).toEqual(['a', 'b', 'c', 'd']);
    expect(keys(limitToPlaces(ads, 'desktop'))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('[SPON-02] are hidden in the list; those that do not fit on a phone stay in the list there', () => {
    const leading = ['a', 'b', 'c', 'd', 'e'];
    expect(['a', 'e', 'z'].map((key) => duplicateHiddenOn(key, leading, true))).toEqual([
      'everywhere',
      'everywhere',
      null,
    ]);
    expect(['a', 'e', 'z'].map((key) => duplicateHiddenOn(key, leading, false))).toEqual([
      'everywhere',
      'desktop',
      null,
    ]);
  });

  it('[SPON-04] fill a carousel on the product page', () => {
    expect(countPlaces('product', 'mobile')).toBe(10);
  });

  it('[SPON-01] are limited to the brand that the list is filtered by', () => {
    expect([
      filteredBrand({}),
      filteredBrand({ collection: ['Coast'] }),
      filteredBrand({ sizes: ['12'] }),
    ]).toEqual([null, 'Coast', null]);
  });

  it('[SPON-02] have 5 skeletons on desktop, 4 on mobile', () => {
    expect(SPONSORED_SKELETONS).toEqual({ desktop: 5, mobile: 4 });
  });

  it('[SPON-02] never show a product twice, never lose one of the list', () => {
    const some = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 10 });
    const list = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
    fc.assert(
      fc.property(some, list, fc.constantFrom('mobile', 'desktop'), (ads, organic, platform) => {
        const leading = keys(limitToPlaces(ads.map(product), platform));
        const rest = organic.filter((key) => duplicateHiddenOn(key, leading, true) === null);
        const shown = [...leading, ...rest];
        expect(new Set(shown).size).toBe(shown.length);
        for (const key of organic) expect(shown).toContain(key);
      }),
    );
  });
});
