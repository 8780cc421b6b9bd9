import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFilterPath } from '#commerce/listing/url/filter-path.ts';
import { dropIneffectiveSort, parseListAddress, readRangeForm } from './list-address.ts';

/** Characters with a meaning in addresses, and some letters. */
const specialCharacters = fc.constantFrom(...'/~%.?#&=+ -_25FE7aé漢'.split(''));

const at = (address: string) => new URL(address, 'https://shop.example');

describe('the address of a list', () => {
  it('[ROUTE-01] [ROUTE-02] has the list, its filters, sort and page', () => {
    expect(
      parseListAddress(
        at('/categories/dresses/facet/brand/Coast~Oasis?page=3&sort=price-asc&utm=1'),
        undefined,
      ),
    ).toMatchObject({
      names: ['dresses'],
      filters: { brand: ['Coast', 'Oasis'] },
      page: 3,
      sort: 'price-asc',
      address: '/categories/dresses/facet/brand/Coast~Oasis?sort=price-asc',
    });
  });

  it('[ROUTE-03] preserves any filter value', () => {
    fc.assert(
      fc.property(fc.string({ unit: specialCharacters, minLength: 1, maxLength: 30 }), (value) => {
        const path = encodeFilterPath('/categories/dresses', { brand: [value] });
        expect(parseListAddress(at(path), undefined).filters).toEqual({ brand: [value] });
      }),
    );
  });

  it('[ROUTE-05] has the language only in the canonical path', () => {
    expect(parseListAddress(at('/fr/categories/dresses'), 'fr')).toMatchObject({
      address: '/categories/dresses',
      canonicalPath: '/fr/categories/dresses',
      names: ['dresses'],
    });
  });

  it('[ROUTE-04] has one canonical path for all its aliases', () => {
    expect(parseListAddress(at('/collection/summer'), undefined).canonicalPath).toBe('/categories/summer');
    expect(parseListAddress(at('/category/summer'), undefined).canonicalPath).toBe('/categories/summer');
  });

  it('has at most the site’s maximum of values per filter', () => {
    const address = at('/categories/dresses/facet/brand/A~B~C');
    expect(parseListAddress(address, undefined, 2).filters).toEqual({ brand: ['A', 'B'] });
  });

  it('ignores unknown keys', () => {
    expect(parseListAddress(at('/categories/dresses/facet/nonsense/x'), undefined).filters).toEqual({});
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        expect(() => parseListAddress(at(`/search${path}?${query}`), undefined)).not.toThrow();
      }),
    );
  });
});

describe('[FACET-07] a range form sent without script', () => {
  it('becomes the address of the filter', () => {
    expect(readRangeForm(at('/categories/dresses?range=priceRange&from=20&to=60&sort=newness'))).toBe(
      '/categories/dresses/facet/priceRange/20-60?sort=newness',
    );
    expect(readRangeForm(at('/categories/dresses/facet/brand/Coast?range=priceRange&from=20&to='))).toBe(
      '/categories/dresses/facet/brand/Coast/priceRange/20-max',
    );
  });

  it('orders its bounds and ignores invalid ones', () => {
    expect(readRangeForm(at('/search?q=x&range=priceRange&from=60&to=20'))).toBe(
      '/search/facet/priceRange/20-60?q=x',
    );
    expect(readRangeForm(at('/search?range=priceRange&from=abc&to=-5'))).toBe(
      '/search/facet/priceRange/0-max',
    );
  });

  it('[CARD-09] accepts prices with currency signs and separators', () => {
    const typed = new URLSearchParams({ range: 'priceRange', from: '£20', to: '1,250.50 GBP' });
    expect(readRangeForm(at(`/search?${typed}`))).toBe('/search/facet/priceRange/20-1250.5');
  });

  it('is ignored for other keys', () => {
    expect(readRangeForm(at('/categories/dresses?range=brand&from=1&to=2'))).toBeNull();
    expect(readRangeForm(at('/categories/dresses'))).toBeNull();
  });
});

describe('[SORT-02] an ineffective sort', () => {
  const reviews = { reviewsEnabled: true };

  it('is removed from the address', () => {
    expect(dropIneffectiveSort(at('/categories/dresses?sort=relevance&page=2'), reviews)).toBe(
      '/categories/dresses?page=2',
    );
    expect(dropIneffectiveSort(at('/fr/search?q=robe&sort='), reviews)).toBe('/fr/search?q=robe');
    expect(dropIneffectiveSort(at('/categories/dresses?sort=sideways'), reviews)).toBe('/categories/dresses');
  });

  it('[SORT-03] is the rating in a shop without reviews', () => {
    expect(dropIneffectiveSort(at('/categories/dresses?sort=rating-desc'), reviews)).toBeNull();
    expect(dropIneffectiveSort(at('/categories/dresses?sort=rating-desc'), { reviewsEnabled: false })).toBe(
      '/categories/dresses',
    );
  });

  it('is not part of the list’s address', () => {
    expect(parseListAddress(at('/categories/dresses?sort=sideways'), undefined).address).toBe(
      '/categories/dresses',
    );
    expect(dropIneffectiveSort(at('/categories/dresses'), reviews)).toBeNull();
  });
});
