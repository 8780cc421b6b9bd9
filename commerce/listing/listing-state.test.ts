import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListingState, writeListingState } from './listing-state.ts';

const state = {
  url: '/categories/tops?sort=newness&page=3',
  firstPage: 1,
  lastPage: 3,
  productId: 'p17',
  top: 120,
};

describe('the stored state of a listing', () => {
  it('[PLP-11] is restored', () => {
    expect(
      readListingState(writeListingState(state), '/categories/tops?sort=newness&page=3&scrollTo=p17'),
    ).toEqual(state);
  });

  it('[PLP-11] is restored for any page number in the address', () => {
    expect(readListingState(writeListingState(state), '/categories/tops?page=2&sort=newness')).toEqual(state);
  });

  it('[PLP-11] is not restored for another list', () => {
    const stored = writeListingState(state);
    expect(readListingState(stored, '/categories/tops')).toBeNull();
    expect(readListingState(stored, '/categories/tops/facet/sizes/8?sort=newness')).toBeNull();
  });

  it('[PLP-11] stores no scrollTo of its own', () => {
    expect(writeListingState({ ...state, url: '/x?scrollTo=p1' })).not.toContain('scrollTo');
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"url":"/x"}',
    JSON.stringify({ ...state, firstPage: 4 }),
    JSON.stringify({ ...state, lastPage: 2.5 }),
  ])('ignores %j', (stored) => {
    expect(readListingState(stored, state.url)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (stored, url) => {
        expect(() => readListingState(stored, url)).not.toThrow();
      }),
    );
  });
});
