import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFilterPath } from '#commerce/listing/url/filter-path.ts';
import { dropIdleSort, readAskedList, readRangeForm } from './asked-list.ts';

/** Whatever means something in an address, and some letters. */
const awkward = fc.constantFrom(...'/~%.?#&=+ -_25FE7aé漢'.split(''));

const at = (address: string) => new URL(address, 'https://shop.example');

describe('an address of a list', () => {
  it('[ROUTE-01] [ROUTE-02] says page, sort, filters and the list', () => {
    expect(
      readAskedList(at('/categories/dresses/facet/brand/Coast~Oasis?page=3&sort=price-asc&utm=1'), undefined),
    ).toMatchObject({
      names: ['dresses'],
      filters: { brand: ['Coast', 'Oasis'] },
      page: 3,
      sort: 'price-asc',
      address: '/categories/dresses/facet/brand/Coast~Oasis?sort=price-asc',
    });
  });

  it('[ROUTE-03] finds any value again, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: awkward, minLength: 1, maxLength: 30 }), (value) => {
        const path = encodeFilterPath('/categories/dresses', { brand: [value] });
        expect(readAskedList(at(path), undefined).filters).toEqual({ brand: [value] });
      }),
    );
  });

  it('[ROUTE-05] leaves the language out of the list and keeps it in the canonical path', () => {
    expect(readAskedList(at('/fr/categories/dresses'), 'fr')).toMatchObject({
      address: '/categories/dresses',
      canonicalPath: '/fr/categories/dresses',
      names: ['dresses'],
    });
  });

  it('[ROUTE-04] has one true path, however it was reached', () => {
    expect(readAskedList(at('/collection/summer'), undefined).canonicalPath).toBe('/categories/summer');
    expect(readAskedList(at('/category/summer'), undefined).canonicalPath).toBe('/categories/summer');
  });

  it('reads no more values of a filter than the site allows', () => {
    const address = at('/categories/dresses/facet/brand/A~B~C');
    expect(readAskedList(address, undefined, 2).filters).toEqual({ brand: ['A', 'B'] });
  });

  it('ignores keys nobody knows', () => {
    expect(readAskedList(at('/categories/dresses/facet/nonsense/x'), undefined).filters).toEqual({});
  });

  it('survives anything', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        expect(() => readAskedList(at(`/search${path}?${query}`), undefined)).not.toThrow();
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

  it('puts the ends in order and reads nonsense as none', () => {
    expect(readRangeForm(at('/search?q=x&range=priceRange&from=60&to=20'))).toBe(
      '/search/facet/priceRange/20-60?q=x',
    );
    expect(readRangeForm(at('/search?range=priceRange&from=abc&to=-5'))).toBe(
      '/search/facet/priceRange/0-max',
    );
  });

  it('[CARD-09] reads a price as people write it', () => {
    const typed = new URLSearchParams({ range: 'priceRange', from: '£20', to: '1,250.50 GBP' });
    expect(readRangeForm(at(`/search?${typed}`))).toBe('/search/facet/priceRange/20-1250.5');
  });

  it('is nothing for other keys', () => {
    expect(readRangeForm(at('/categories/dresses?range=brand&from=1&to=2'))).toBeNull();
    expect(readRangeForm(at('/categories/dresses'))).toBeNull();
  });
});

describe('[SORT-02] a sort that changes nothing', () => {
  const reviews = { reviewsEnabled: true };

  it('leaves the address', () => {
    expect(dropIdleSort(at('/categories/dresses?sort=relevance&page=2'), reviews)).toBe(
      '/categories/dresses?page=2',
    );
    expect(dropIdleSort(at('/fr/search?q=robe&sort='), reviews)).toBe('/fr/search?q=robe');
    expect(dropIdleSort(at('/categories/dresses?sort=sideways'), reviews)).toBe('/categories/dresses');
  });

  it('[SORT-03] is also the rating where there are no reviews', () => {
    expect(dropIdleSort(at('/categories/dresses?sort=rating-desc'), reviews)).toBeNull();
    expect(dropIdleSort(at('/categories/dresses?sort=rating-desc'), { reviewsEnabled: false })).toBe(
      '/categories/dresses',
    );
  });

  it('is not taken along by links', () => {
    expect(readAskedList(at('/categories/dresses?sort=sideways'), undefined).address).toBe(
      '/categories/dresses',
    );
    expect(dropIdleSort(at('/categories/dresses'), reviews)).toBeNull();
  });
});
