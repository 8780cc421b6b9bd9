import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PAGE, parseListingQuery, parsePage } from './listing-query.ts';

describe('the query parameters of a listing', () => {
  it('[ROUTE-01] are page, sort and scrollTo', () => {
    expect(parseListingQuery(new URLSearchParams('page=3&sort=price-asc&scrollTo=p-17'))).toEqual({
      page: 3,
      sort: 'price-asc',
      scrollTo: 'p-17',
    });
    expect(parseListingQuery(new URLSearchParams())).toEqual({ page: 1, sort: 'relevance', scrollTo: null });
  });

  it.each([
    ['-1', 1],
    ['0', 1],
    ['', 1],
    ['NaN', 1],
    ['Infinity', 1],
    ['1e9', 1],
    ['2.5', 1],
    ['0x10', 1],
    [' 2', 1],
    ['1000000000', MAX_PAGE],
    ['9'.repeat(400), MAX_PAGE],
    ['007', 7],
  ])('reads page=%s safely', (value, page) => {
    expect(parsePage(value)).toBe(page);
  });

  it('always gives a whole page within bounds', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const page = parsePage(value);
        expect(Number.isSafeInteger(page) && page >= 1 && page <= MAX_PAGE).toBe(true);
      }),
    );
  });
});
