import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeCount, describeShowing } from './count-text.ts';
import { encodeCursor } from './listing-page.server.ts';
import { LOAD_BUTTON, showsLoadMore, showsLoadMoreByCount, showsLoadPrevious } from './load-buttons.ts';
import { countPages, pageOffset, pageSizeOf, SKELETON_CARDS } from './page-size.ts';

describe('pages of a list', () => {
  it('[PLP-12] hold 40 products, 100 for visual search', () => {
    expect(
      ['category', 'collection', 'search', 'visual-search'].map((type) => pageSizeOf(type as never)),
    ).toEqual([40, 40, 40, 100]);
  });

  it('count from 1', () => {
    expect([1, 2, 0].map((page) => pageOffset(page, 40))).toEqual([0, 40, 0]);
    expect([0, 1, 40, 41].map((total) => countPages(total, 40))).toEqual([0, 1, 1, 2]);
  });

  it('[PLP-05] show ten skeleton cards while loading', () => {
    expect(SKELETON_CARDS).toBe(10);
  });
});

describe('load more and load previous', () => {
  it('[PLP-08] more while a next page exists, previous when the first loaded page is above 1', () => {
    expect(showsLoadMore({ hasNextPage: true })).toBe(true);
    expect(showsLoadMore({ hasNextPage: false })).toBe(false);
    expect(showsLoadPrevious({ firstPage: 2 })).toBe(true);
    expect(showsLoadPrevious({ firstPage: 1 })).toBe(false);
  });

  it('[PLP-10] in the alternative engine: more while the current page is below the page count', () => {
    expect(showsLoadMoreByCount(1, 2)).toBe(true);
    expect(showsLoadMoreByCount(2, 2)).toBe(false);
    expect(showsLoadMoreByCount(1, 0)).toBe(false);
  });

  it('[PLP-09] the buttons are 340 by 50', () => {
    expect(LOAD_BUTTON).toEqual({ width: 340, height: 50 });
  });
});

describe('how many products', () => {
  it.each([
    [0, 'plp.countSingular', 0],
    [1, 'plp.countSingular', 1],
    [2, 'plp.count', 2],
    [999, 'plp.count', 999],
    [1000, 'plp.countMany', 1000],
    [54321, 'plp.countMany', 1000],
  ])('[PLP-12] %d has the text %s', (total, key, count) => {
    expect(describeCount(total)).toEqual({ key, values: { count } });
  });

  it('[PLP-07] shows X of Y and the percentage', () => {
    expect(describeShowing({ offset: 0, count: 40 }, 160)).toEqual({
      message: { key: 'plp.showing', values: { shown: 40, total: 160 } },
      shown: 40,
      total: 160,
      percent: 25,
    });
    expect(describeShowing({ offset: 120, count: 40 }, 160).percent).toBe(100);
    expect(describeShowing({ offset: 0, count: 0 }, 0).percent).toBe(0);
  });

  it('[PLP-07] never shows more than there are', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (offset, count, total) => {
        const { shown, total: known, percent } = describeShowing({ offset, count }, total);
        expect(shown >= 0 && shown <= known && percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});

describe('a cursor', () => {
  it('[SEARCH-01] is base64 of the offset', () => {
    expect(encodeCursor(40)).toBe('NDA=');
    expect([0, 80, 400].map(encodeCursor)).toEqual(['MA==', 'ODA=', 'NDAw']);
  });
});
