import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPageLinks } from './pagination.tsx';

describe('listPageLinks', () => {
  it('shows all pages of a short list', () => {
    expect(listPageLinks(2, 3)).toEqual([1, 2, 3]);
    expect(listPageLinks(1, 1)).toEqual([1]);
  });

  it('shows the ends and the neighbours of a long one', () => {
    expect(listPageLinks(6, 14)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 14]);
  });

  it('has no gap at the end it is near', () => {
    expect(listPageLinks(3, 14)).toEqual([1, 2, 3, 4, 'gap-after', 14]);
    expect(listPageLinks(13, 14)).toEqual([1, 'gap-before', 12, 13, 14]);
  });

  it('always shows first, last and current, in order, none twice, a gap never for one page only', () => {
    const anyList = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }));
    fc.assert(
      fc.property(anyList, ({ page, pages }) => {
        const links = listPageLinks(page, pages);
        const numbers = links.filter((link) => typeof link === 'number');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
        for (const [index, link] of links.entries()) {
          if (typeof link === 'number') continue;
          const hidden = Number(links[index + 1]) - Number(links[index - 1]) - 1;
          expect(hidden).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });
});
