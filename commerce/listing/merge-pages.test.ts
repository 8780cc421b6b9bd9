import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LoadedPage, mergePages, productsOf } from './merge-pages.ts';

const page = (number: number, ...ids: string[]) => ({ page: number, products: ids.map((id) => ({ id })) });
const idsOf = (pages: readonly LoadedPage<{ id: string }>[]) => productsOf(pages).map(({ id }) => id);

describe('merging pages', () => {
  it('[PLP-08] load more appends the next page', () => {
    expect(idsOf(mergePages([page(1, 'a', 'b')], page(2, 'c', 'd')))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[PLP-08] load previous prepends', () => {
    expect(idsOf(mergePages([page(3, 'e')], page(2, 'c', 'd')))).toEqual(['c', 'd', 'e']);
  });

  it('[PLP-08] a product on two pages is shown once, where it was first', () => {
    expect(idsOf(mergePages([page(1, 'a', 'b')], page(2, 'b', 'c')))).toEqual(['a', 'b', 'c']);
    expect(idsOf(mergePages([page(2, 'b', 'c')], page(1, 'a', 'b')))).toEqual(['a', 'b', 'c']);
    expect(idsOf(mergePages([], page(1, 'a', 'a')))).toEqual(['a']);
  });

  it('[PLP-08] a page that is loaded again replaces the old one', () => {
    expect(idsOf(mergePages([page(1, 'a'), page(2, 'b')], page(1, 'x', 'b')))).toEqual(['x', 'b']);
  });

  it('[PLP-08] a page that is not adjacent replaces all others', () => {
    expect(mergePages([page(1, 'a'), page(2, 'b')], page(7, 'g'))).toEqual([page(7, 'g')]);
  });

  it('[PLP-08] never leaves a duplicate or a gap, and keeps every product of the run', () => {
    const anyPage = fc
      .tuple(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 5 }),
      )
      .map(([number, ids]) => page(number, ...ids));
    fc.assert(
      fc.property(fc.array(anyPage, { maxLength: 12 }), (incomingPages) => {
        let pages: LoadedPage<{ id: string }>[] = [];
        for (const incoming of incomingPages) {
          pages = mergePages(pages, incoming);
          const numbers = pages.map((loaded) => loaded.page);
          expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
          expect(numbers).toContain(incoming.page);
          const ids = idsOf(pages);
          expect(new Set(ids).size).toBe(ids.length);
          for (const { id } of incoming.products) expect(ids).toContain(id);
        }
      }),
    );
  });

  it('[PLP-08] gives the whole list in order, whatever the order of the pages', () => {
    const list = Array.from({ length: 60 }, (_, index) => `p${index}`);
    const all = [0, 1, 2, 3, 4, 5].map((index) =>
      page(index + 1, ...list.slice(index * 10, index * 10 + 10)),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 }),
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        (start, forward) => {
          let [first, last] = [start, start];
          let pages: LoadedPage<{ id: string }>[] = mergePages([], all[start]!);
          for (const goForward of forward) {
            const next = goForward ? Math.min(last + 1, 5) : Math.max(first - 1, 0);
            [first, last] = [Math.min(first, next), Math.max(last, next)];
            pages = mergePages(pages, all[next]!);
          }
          expect(idsOf(pages)).toEqual(list.slice(first * 10, last * 10 + 10));
        },
      ),
    );
  });
});
