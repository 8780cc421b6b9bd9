import { searchQuery, termCounts } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';

/** Filters and counts. */
export function describeFacets(under: EngineUnderTest): void {
  const { search, can, idsOf } = under;
  describe('facets', () => {
    it('[FACET-04] keeps the counts of the other terms of a key and narrows across keys', async () => {
      const result = await search({
        categorySlug: 'dresses',
        filters: { colourFacets: ['Black'], occasion: ['Casual'] },
      });
      expect(result.ids).toEqual(['d-black-oasis']);
      expect(termCounts(result, 'colourFacets')).toEqual({ Black: 1, Red: 2 });
      expect(termCounts(result, 'occasion')).toEqual({ Party: 1, Casual: 1 });
      expect(termCounts(result, 'sizes')).toEqual({ '8': 1, '12': 1 });
    });

    it('[FACET-02] lists every key of the documents, attributes included, or only the wanted ones', async () => {
      const all = await search({ categorySlug: 'women' });
      const keys = all.facets.map(({ key }) => key);
      for (const key of ['brand', 'sizes', 'colourFacets', 'isOnStock', 'priceRange', 'aiattributes.Fit']) {
        expect(keys).toContain(key);
      }
      const some = await search({ categorySlug: 'women', facetKeys: ['brand'] });
      expect(some.facets.map(({ key }) => key)).toEqual(['brand']);
    });

    it('finds products with any of the selected values of a key', async () => {
      const ids = await idsOf({
        categorySlug: 'dresses',
        filters: { sizes: ['8', '10'] },
        sort: 'price-asc',
      });
      expect(ids).toEqual(['d-red-oasis', 'd-black-oasis', 'd-black-coast']);
    });

    it('counts availability and filters by it', async () => {
      const result = await search({ categorySlug: 'jeans', filters: { isOnStock: ['true'] } });
      expect(result.ids).toEqual(['d-blue-jeans']);
      expect(termCounts(result, 'isOnStock')).toEqual({ true: 1, false: 1 });
    });

    it('[FACET-02] filters by product key', async () => {
      expect(await idsOf({ filters: { productKey: ['key-p-lamp'] } })).toEqual(['p-lamp']);
    });

    it('[FACET-14] leaves out values that contain MIRAKL', async () => {
      const result = await search({ categorySlug: 'lighting' });
      expect(termCounts(result, 'source')).toEqual({ Warehouse: 1 });
      expect(await under.engine.facetValues(searchQuery(), 'source', 'mir', 10)).toEqual([]);
    });

    it('[SEARCH-07] ignores the brand "null"', async () => {
      expect((await search({ categorySlug: 'dresses', filters: { brand: ['null'] } })).total).toBe(3);
    });
  });

  describe('ranges', () => {
    it('[FACET-07] filters by price in pounds and by discount, both ends included', async () => {
      expect(
        await idsOf({ categorySlug: 'dresses', filters: { priceRange: ['35-45'] }, sort: 'price-asc' }),
      ).toEqual(['d-red-oasis', 'd-black-oasis']);
      expect(await idsOf({ filters: { discountRange: ['20-49'] } })).toEqual(['d-black-coast']);
    });

    it('[FACET-07] has no upper end for the word max', async () => {
      expect(await idsOf({ categorySlug: 'dresses', filters: { priceRange: ['46-max'] } })).toEqual([
        'd-black-coast',
      ]);
    });

    it.each(['a-20', '10-b', '10', '-', '', 'max-10', '10-20-30'])(
      '[FACET-07] ignores the range "%s"',
      async (range) => {
        expect((await search({ categorySlug: 'dresses', filters: { priceRange: [range] } })).total).toBe(3);
      },
    );

    it('lists the smallest and largest price under the other filters, in pence', async () => {
      const result = await search({
        categorySlug: 'dresses',
        filters: { priceRange: ['80-90'], sizes: ['12'] },
      });
      expect(result.facets.find(({ key }) => key === 'priceRange')?.range).toEqual({
        min: 4500,
        max: 8900,
      });
      expect(result.facets.find(({ key }) => key === 'discountRange')?.range).toEqual({ min: 20, max: 20 });
    });
  });

  describe('facet search', () => {
    it('[FACET-08] finds values that contain the text, with counts under the other filters', async () => {
      const women = searchQuery({ categorySlug: 'women' });
      const within = [{ term: 'Coast', count: 2 }];
      expect(await under.engine.facetValues(women, 'brand', 'OA', 100)).toEqual([
        { term: 'Oasis', count: 3 },
        ...(can.findsWithinWords ? within : []),
      ]);
      expect(await under.engine.facetValues(women, 'brand', 'coa', 100)).toEqual(within);
      const narrowed = searchQuery({
        categorySlug: 'women',
        filters: { colourFacets: ['Red'], brand: ['Coast'] },
      });
      expect(await under.engine.facetValues(narrowed, 'brand', 'oa', 100)).toEqual([
        { term: 'Oasis', count: 2 },
      ]);
    });

    it('[FACET-08] finds nothing for an unknown key or text, and applies the limit', async () => {
      expect(await under.engine.facetValues(searchQuery(), 'noSuchKey', 'a', 10)).toEqual([]);
      expect(await under.engine.facetValues(searchQuery(), 'brand', 'zzz', 10)).toEqual([]);
      expect(await under.engine.facetValues(searchQuery(), 'brand', '', 2)).toHaveLength(2);
    });
  });
}
