import { termCounts } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';

/** Typed text, typos included. */
export function describeText(under: EngineUnderTest): void {
  const { search, can, idsOf } = under;
  describe('text', () => {
    it('finds words in titles, brands, categories and attributes before descriptions', async () => {
      expect((await idsOf({ text: 'dress' })).toSorted()).toEqual([
        'd-black-coast',
        'd-black-oasis',
        'd-red-oasis',
      ]);
      expect(await idsOf({ text: 'wool' })).toEqual(['d-grey-jumper']);
      expect((await idsOf({ text: 'dorothy perkins' })).toSorted()).toEqual(['d-black-jeans']);
    });

    it('folds plurals, case and accents', async () => {
      expect((await search({ text: 'DRESSES' })).total).toBe(3);
      expect(await idsOf({ text: 'cafe creme' })).toEqual(['p-cushion']);
      expect(await idsOf({ text: 'CAFÉ' })).toEqual(['p-cushion']);
    });

    it('corrects typos', async () => {
      const result = await search({ text: 'blak jeens' });
      expect(result.ids).toEqual(['d-black-jeans']);
      expect(result.understood.correctedFrom).toBe(can.reportsCorrections ? 'blak jeens' : null);
      expect((await search({ text: 'drss' })).total).toBe(3);
    });

    it('has synonyms of its own and of the merchandisers', async () => {
      expect(await idsOf({ text: 'sweater' })).toEqual(['d-grey-jumper']);
      expect(await idsOf({ text: 'fascinator' })).toEqual(['p-headpiece']);
    });

    it('finds British and American spelling', async () => {
      expect(await idsOf({ text: 'gray jumper' })).toEqual(['d-grey-jumper']);
    });

    it('reads colour and price as filters', async () => {
      const result = await search({ text: 'black dress under 50' });
      if (!can.readsFilters) return expect(result.understood.filters).toEqual({});
      expect(result.ids).toEqual(['d-black-oasis']);
      expect(result.understood.filters).toEqual({ colourFacets: ['Black'], priceRange: ['0-50'] });
      expect(result.understood.text).toBe('dress');
    });

    it('replaces a filter from the text by one that the shopper selected', async () => {
      const result = await search({
        text: 'black dress',
        filters: { colourFacets: ['Red'] },
        sort: 'price-asc',
      });
      expect(result.understood.filters).toEqual({});
      if (!can.readsFilters) return expect(result.ids).toContain('d-black-oasis');
      expect(result.ids).toEqual(['d-red-oasis', 'd-black-oasis']);
    });

    it('searches within a category and with filters', async () => {
      expect(await idsOf({ text: 'black', categorySlug: 'jeans' })).toEqual(['d-black-jeans']);
      const narrowed = await search({ text: 'dress', filters: { brand: ['Coast'] } });
      expect(narrowed.ids).toEqual(['d-black-coast']);
      expect(termCounts(narrowed, 'brand')).toEqual({ Coast: 1, Oasis: 2 });
    });

    it('[SPON-03] understands the words in the same way when it is restricted to a few products', async () => {
      const redDress = { text: 'red dress', sort: 'price-asc' } as const;
      expect(await idsOf(redDress)).toEqual(['d-red-oasis', 'd-black-oasis']);
      expect(await idsOf({ ...redDress, ids: ['d-black-coast', 'd-red-oasis'] })).toEqual(['d-red-oasis']);
      for (const facetKeys of [undefined, []]) {
        const none = await search({ ...redDress, ids: ['d-black-coast', 'd-blue-jeans'], facetKeys });
        expect(none).toMatchObject({ ids: [], total: 0 });
        const soldOut = await search({ ...redDress, filters: { isOnStock: ['false'] }, facetKeys });
        expect(soldOut.ids).toEqual([]);
      }
    });

    it('[SPON-03] reports when no product has everything that was typed', async () => {
      const isRelaxed = async (text: string) => (await search({ text })).understood.isRelaxed ?? false;
      const { reportsRelaxation } = can;
      for (const whole of ['dress', 'red dress', 'wool', 'drss', 'black dress under 50', 'brass lamp'])
        expect(await isRelaxed(whole)).toBe(false);
      for (const part of ['red lamp', 'brass dress', 'xylophone dress', 'red dress maine'])
        expect(await isRelaxed(part)).toBe(reportsRelaxation);
    });

    it('finds nothing for words that no document has', async () => {
      expect(await search({ text: 'xylophone qqqq' })).toMatchObject({ ids: [], total: 0, facets: [] });
    });

    it('[SEARCH-07] drops double quote, caret and tilde from the term', async () => {
      expect((await search({ text: '"dress"^~2'.replace('2', '') })).total).toBe(3);
    });

    it('[SEARCH-01] returns a redirect', async () => {
      expect((await search({ text: 'Gift Cards' })).redirect).toBe('/pages/gift-cards');
      expect((await search({ text: 'gift' })).redirect).toBeNull();
    });
  });
}
