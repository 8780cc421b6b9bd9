import { describe, expect, it } from 'vitest';
import type { SortKey } from '../provider.ts';
import type { EngineUnderTest } from './engine-under-test.ts';

/** Categories, brand sites and sorting. */
export function describeListings(under: EngineUnderTest): void {
  const { search, idsOf } = under;
  describe('listing', () => {
    it('[SEARCH-01] lists a category with its total, facets, a query id and no test', async () => {
      const result = await search({ categorySlug: 'dresses' });
      expect(new Set(result.ids)).toEqual(new Set(['d-black-coast', 'd-black-oasis', 'd-red-oasis']));
      expect(result.total).toBe(3);
      expect(result.queryId).toMatch(/\S/);
      expect(result).toMatchObject({ redirect: null, abTestId: null, abTestVariantId: null });
    });

    it('lists a parent category and one outside the primary path', async () => {
      expect((await search({ categorySlug: 'women' })).total).toBe(6);
      expect(await idsOf({ categorySlug: 'summer-edit' })).toEqual(['d-red-oasis']);
      expect((await search({ categorySlug: 'home' })).total).toBe(3);
      expect((await search({ categorySlug: 'no-such-category' })).total).toBe(0);
    });

    it('restricts to given products and to a brand site', async () => {
      const ids = await idsOf({ ids: ['p-lamp', 'd-red-oasis', 'unknown'] });
      expect(ids.toSorted()).toEqual(['d-red-oasis', 'p-lamp']);
      expect((await search({ categorySlug: 'home', fascia: 'coast' })).ids).not.toContain('p-cushion');
      expect((await search({ categorySlug: 'home', fascia: 'maine' })).ids).toContain('p-cushion');
    });
  });

  describe('sorting', () => {
    it.each<[SortKey, string[]]>([
      ['price-asc', ['d-red-oasis', 'd-black-oasis', 'd-black-coast']],
      ['price-desc', ['d-black-coast', 'd-black-oasis', 'd-red-oasis']],
      ['best-sellers', ['d-black-coast', 'd-black-oasis', 'd-red-oasis']],
      ['newness', ['d-red-oasis', 'd-black-coast', 'd-black-oasis']],
      ['rating-desc', ['d-red-oasis', 'd-black-coast', 'd-black-oasis']],
    ])('[SORT-01] sorts by %s', async (sort, expected) => {
      expect(await idsOf({ categorySlug: 'dresses', sort })).toEqual(expected);
    });
  });
}
