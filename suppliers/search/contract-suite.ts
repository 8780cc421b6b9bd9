import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchEngine, SearchQuery, SearchRules, SortKey } from './contract.ts';
import {
  SUITE_DOCUMENTS,
  SUITE_RULES,
  searchDocument,
  searchQuery,
  termCounts,
} from './contract-suite-sample.ts';
import type { SearchDocument } from './document.ts';

/** Makes an engine that holds these documents and obeys these rules. */
export type MakeEngine = (documents: SearchDocument[], rules: SearchRules) => Promise<SearchEngine>;

/** What a vendor may not be able to do. The suite then asserts what happens instead. */
export interface EngineAbilities {
  /** Takes "black dress under 50" for a dress, black, with a price. */
  readsFilters: boolean;
  /** Says that it took a word for a slip. */
  tellsCorrections: boolean;
  /** Finds facet values by letters within a word, not only by how words begin. */
  findsWithinWords: boolean;
  /** Takes pins, boosts and buries from the shop; elsewhere they are set at the vendor's own desk. */
  takesRules: boolean;
  /** Says how many products stand behind a suggestion. */
  countsSuggestions: boolean;
}

const EVERYTHING: EngineAbilities = {
  readsFilters: true,
  tellsCorrections: true,
  findsWithinWords: true,
  takesRules: true,
  countsSuggestions: true,
};

/** What any search engine of the shop has to do. Engines differ in taste, so order by relevance is left to them. */
export function searchContractSuite(
  name: string,
  makeEngine: MakeEngine,
  lacking: Partial<EngineAbilities> = {},
): void {
  const can = { ...EVERYTHING, ...lacking };
  describe(`${name} keeps the search contract`, () => {
    let engine: SearchEngine;
    const ask = (given: Partial<SearchQuery>) => engine.search(searchQuery(given));
    const idsOf = async (given: Partial<SearchQuery>) => (await ask(given)).ids;

    beforeAll(async () => {
      engine = await makeEngine(SUITE_DOCUMENTS, SUITE_RULES);
    });
    afterAll(() => engine.close());

    describe('listing', () => {
      it('[SEARCH-01] lists a category with its total, facets, a query id and no test', async () => {
        const result = await ask({ categorySlug: 'dresses' });
        expect(new Set(result.ids)).toEqual(new Set(['d-black-coast', 'd-black-oasis', 'd-red-oasis']));
        expect(result.total).toBe(3);
        expect(result.queryId).toMatch(/\S/);
        expect(result).toMatchObject({ redirect: null, abTestId: null, abTestVariantId: null });
      });

      it('lists a parent category and one beside the primary path', async () => {
        expect((await ask({ categorySlug: 'women' })).total).toBe(6);
        expect(await idsOf({ categorySlug: 'summer-edit' })).toEqual(['d-red-oasis']);
        expect((await ask({ categorySlug: 'home' })).total).toBe(3);
        expect((await ask({ categorySlug: 'no-such-category' })).total).toBe(0);
      });

      it('restricts to given products and to a brand site', async () => {
        const ids = await idsOf({ ids: ['p-lamp', 'd-red-oasis', 'unknown'] });
        expect(ids.toSorted()).toEqual(['d-red-oasis', 'p-lamp']);
        expect((await ask({ categorySlug: 'home', fascia: 'coast' })).ids).not.toContain('p-cushion');
        expect((await ask({ categorySlug: 'home', fascia: 'maine' })).ids).toContain('p-cushion');
      });
    });

    describe('facets', () => {
      it('[FACET-04] keeps the counts of the other terms of a key and narrows across keys', async () => {
        const result = await ask({
          categorySlug: 'dresses',
          filters: { colourFacets: ['Black'], occasion: ['Casual'] },
        });
        expect(result.ids).toEqual(['d-black-oasis']);
        expect(termCounts(result, 'colourFacets')).toEqual({ Black: 1, Red: 2 });
        expect(termCounts(result, 'occasion')).toEqual({ Party: 1, Casual: 1 });
        expect(termCounts(result, 'sizes')).toEqual({ '8': 1, '12': 1 });
      });

      it('[FACET-02] answers every key that documents carry, attributes included, or only those asked for', async () => {
        const all = await ask({ categorySlug: 'women' });
        const keys = all.facets.map(({ key }) => key);
        for (const key of ['brand', 'sizes', 'colourFacets', 'isOnStock', 'priceRange', 'aiattributes.Fit']) {
          expect(keys).toContain(key);
        }
        const some = await ask({ categorySlug: 'women', facetKeys: ['brand'] });
        expect(some.facets.map(({ key }) => key)).toEqual(['brand']);
      });

      it('widens within a key: any of the selected values will do', async () => {
        const ids = await idsOf({
          categorySlug: 'dresses',
          filters: { sizes: ['8', '10'] },
          sort: 'price-asc',
        });
        expect(ids).toEqual(['d-red-oasis', 'd-black-oasis', 'd-black-coast']);
      });

      it('counts availability and filters by it', async () => {
        const result = await ask({ categorySlug: 'jeans', filters: { isOnStock: ['true'] } });
        expect(result.ids).toEqual(['d-blue-jeans']);
        expect(termCounts(result, 'isOnStock')).toEqual({ true: 1, false: 1 });
      });

      it('[FACET-02] filters by product key', async () => {
        expect(await idsOf({ filters: { productKey: ['key-p-lamp'] } })).toEqual(['p-lamp']);
      });

      it('[FACET-14] leaves out values that contain MIRAKL', async () => {
        const result = await ask({ categorySlug: 'lighting' });
        expect(termCounts(result, 'source')).toEqual({ Warehouse: 1 });
        expect(await engine.facetValues(searchQuery(), 'source', 'mir', 10)).toEqual([]);
      });

      it('[SEARCH-07] ignores the brand "null"', async () => {
        expect((await ask({ categorySlug: 'dresses', filters: { brand: ['null'] } })).total).toBe(3);
      });
    });

    describe('ranges', () => {
      it('[FACET-07] filters by price in pounds and by discount, both ends included', async () => {
        expect(
          await idsOf({ categorySlug: 'dresses', filters: { priceRange: ['35-45'] }, sort: 'price-asc' }),
        ).toEqual(['d-red-oasis', 'd-black-oasis']);
        expect(await idsOf({ filters: { discountRange: ['20-49'] } })).toEqual(['d-black-coast']);
      });

      it('[FACET-07] takes the word max for no upper end', async () => {
        expect(await idsOf({ categorySlug: 'dresses', filters: { priceRange: ['46-max'] } })).toEqual([
          'd-black-coast',
        ]);
      });

      it.each(['a-20', '10-b', '10', '-', '', 'max-10', '10-20-30'])(
        '[FACET-07] ignores the range "%s"',
        async (range) => {
          expect((await ask({ categorySlug: 'dresses', filters: { priceRange: [range] } })).total).toBe(3);
        },
      );

      it('answers the smallest and largest price under the other filters, in pence', async () => {
        const result = await ask({
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

    describe('text', () => {
      it('finds words in titles, brands, categories and attributes, and not by mere mention', async () => {
        expect((await idsOf({ text: 'dress' })).toSorted()).toEqual([
          'd-black-coast',
          'd-black-oasis',
          'd-red-oasis',
        ]);
        expect(await idsOf({ text: 'wool' })).toEqual(['d-grey-jumper']);
        expect((await idsOf({ text: 'dorothy perkins' })).toSorted()).toEqual(['d-black-jeans']);
      });

      it('folds plurals, case and accents', async () => {
        expect((await ask({ text: 'DRESSES' })).total).toBe(3);
        expect(await idsOf({ text: 'cafe creme' })).toEqual(['p-cushion']);
        expect(await idsOf({ text: 'CAFÉ' })).toEqual(['p-cushion']);
      });

      it('forgives slips', async () => {
        const result = await ask({ text: 'blak jeens' });
        expect(result.ids).toEqual(['d-black-jeans']);
        expect(result.understood.correctedFrom).toBe(can.tellsCorrections ? 'blak jeens' : null);
        expect((await ask({ text: 'drss' })).total).toBe(3);
      });

      it('knows synonyms, its own and the merchandiser’s', async () => {
        expect(await idsOf({ text: 'sweater' })).toEqual(['d-grey-jumper']);
        expect(await idsOf({ text: 'fascinator' })).toEqual(['p-headpiece']);
      });

      it('takes British and American spelling for one', async () => {
        expect(await idsOf({ text: 'gray jumper' })).toEqual(['d-grey-jumper']);
      });

      it('reads colour and price as filters', async () => {
        const result = await ask({ text: 'black dress under 50' });
        if (!can.readsFilters) return expect(result.understood.filters).toEqual({});
        expect(result.ids).toEqual(['d-black-oasis']);
        expect(result.understood.filters).toEqual({ colourFacets: ['Black'], priceRange: ['0-50'] });
        expect(result.understood.text).toBe('dress');
      });

      it('lets a filter set by hand take the place of one that was read', async () => {
        const result = await ask({
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
        const narrowed = await ask({ text: 'dress', filters: { brand: ['Coast'] } });
        expect(narrowed.ids).toEqual(['d-black-coast']);
        expect(termCounts(narrowed, 'brand')).toEqual({ Coast: 1, Oasis: 2 });
      });

      it('finds nothing for words that nobody wrote', async () => {
        expect(await ask({ text: 'xylophone qqqq' })).toMatchObject({ ids: [], total: 0, facets: [] });
      });

      it('[SEARCH-07] drops double quote, caret and tilde from the term', async () => {
        expect((await ask({ text: '"dress"^~2'.replace('2', '') })).total).toBe(3);
      });

      it('[SEARCH-01] answers a redirect', async () => {
        expect((await ask({ text: 'Gift Cards' })).redirect).toBe('/pages/gift-cards');
        expect((await ask({ text: 'gift' })).redirect).toBeNull();
      });
    });

    describe('rules', () => {
      it('boosts and buries in their context only', async () => {
        const boosted = await idsOf({ categorySlug: 'women', contexts: ['sale-event'] });
        if (!can.takesRules) return expect(boosted).toEqual(await idsOf({ categorySlug: 'women' }));
        expect(boosted.slice(0, 2).toSorted()).toEqual(['d-black-coast', 'p-headpiece']);
        const buried = await idsOf({ categorySlug: 'dresses', contexts: ['clearance'] });
        expect(buried[0]).toBe('d-black-coast');
      });

      it('pins, in the given order, what the filters let through', async () => {
        const ids = await idsOf({ categorySlug: 'home', contexts: ['pinned'] });
        if (!can.takesRules) return expect(ids).toEqual(await idsOf({ categorySlug: 'home' }));
        expect(ids).toEqual(['p-lamp', 'p-cushion', 'p-headpiece']);
        expect(
          await idsOf({ categorySlug: 'home', contexts: ['pinned'], filters: { brand: ['Coast'] } }),
        ).toEqual(['p-headpiece']);
      });
    });

    describe('facet search', () => {
      it('[FACET-08] finds values that contain the text, with counts under the other filters', async () => {
        const women = searchQuery({ categorySlug: 'women' });
        const within = [{ term: 'Coast', count: 2 }];
        expect(await engine.facetValues(women, 'brand', 'OA', 100)).toEqual([
          { term: 'Oasis', count: 3 },
          ...(can.findsWithinWords ? within : []),
        ]);
        expect(await engine.facetValues(women, 'brand', 'coa', 100)).toEqual(within);
        const narrowed = searchQuery({
          categorySlug: 'women',
          filters: { colourFacets: ['Red'], brand: ['Coast'] },
        });
        expect(await engine.facetValues(narrowed, 'brand', 'oa', 100)).toEqual([{ term: 'Oasis', count: 2 }]);
      });

      it('[FACET-08] answers nothing for an unknown key or text, and keeps to the limit', async () => {
        expect(await engine.facetValues(searchQuery(), 'noSuchKey', 'a', 10)).toEqual([]);
        expect(await engine.facetValues(searchQuery(), 'brand', 'zzz', 10)).toEqual([]);
        expect(await engine.facetValues(searchQuery(), 'brand', '', 2)).toHaveLength(2);
      });
    });

    describe('suggestions', () => {
      it('offers queries, categories, brands and products for what is typed so far', async () => {
        const dresses = await engine.suggest({ text: 'dre', limit: 5 });
        const counted = (count: number) => (can.countsSuggestions ? count : null);
        expect(dresses.categories).toEqual([{ slug: 'dresses', name: 'Dresses', count: counted(3) }]);
        expect(dresses.queries).toContain('dresses');
        expect(dresses.productIds).toHaveLength(3);
        const brands = await engine.suggest({ text: 'doro', limit: 5 });
        expect(brands.brands).toEqual([{ name: 'Dorothy Perkins', count: counted(1) }]);
      });

      it('offers nothing for nothing, and no more than the limit', async () => {
        expect(await engine.suggest({ text: '  ', limit: 5 })).toEqual({
          queries: [],
          categories: [],
          brands: [],
          productIds: [],
        });
        const one = await engine.suggest({ text: 'd', limit: 1 });
        for (const list of Object.values(one)) expect(list.length).toBeLessThanOrEqual(1);
      });
    });

    describe('bad input', () => {
      it('answers a very long query, hundreds of filters and absurd paging', async () => {
        await ask({ text: 'dress '.repeat(2000) });
        await ask({ text: '\u0000\uD800🙂 مرحبا 你好' });
        const filters = Object.fromEntries(
          Array.from({ length: 500 }, (_, i) => [`unknown${i}`, [`value${i}`]]),
        );
        await ask({ filters });
        await ask({ filters: { brand: Array.from({ length: 500 }, (_, i) => `brand ${i}`) } });
        expect((await ask({ categorySlug: 'dresses', offset: -5, limit: 2 })).ids).toHaveLength(2);
        expect((await ask({ categorySlug: 'dresses', offset: 99 })).ids).toEqual([]);
        expect((await ask({ categorySlug: 'dresses', limit: Number.NaN })).ids).toEqual([]);
      });

      it('stops for a caller who no longer waits', async () => {
        await expect(engine.search(searchQuery(), AbortSignal.abort(new Error('gone')))).rejects.toThrow(
          'gone',
        );
      });
    });
  });

  describe(`${name} shows writes to the next query`, () => {
    let engine: SearchEngine;
    const ask = (given: Partial<SearchQuery>) => engine.search(searchQuery(given));

    beforeAll(async () => {
      engine = await makeEngine(SUITE_DOCUMENTS, SUITE_RULES);
    });
    afterAll(() => engine.close());

    it('finds a new document by text, category and facet, also with values never seen before', async () => {
      await engine.put([
        searchDocument('n-cape', {
          title: 'Tartan Cape',
          brand: 'Newcomer',
          categorySlugs: ['capes', 'women'],
          categoryNames: ['Capes', 'Women'],
          facets: { colourFacets: ['Emerald'], 'aiattributes.Hood': ['Yes'] },
        }),
      ]);
      expect((await ask({ text: 'tartan cape' })).ids).toEqual(['n-cape']);
      expect((await ask({ categorySlug: 'women' })).total).toBe(7);
      const found = await ask({ filters: { 'aiattributes.Hood': ['Yes'] } });
      expect(found.ids).toEqual(['n-cape']);
      expect(termCounts(await ask({ categorySlug: 'women' }), 'colourFacets').Emerald).toBe(1);
    });

    it('replaces a document that it has', async () => {
      const jumper = SUITE_DOCUMENTS.find(({ id }) => id === 'd-grey-jumper')!;
      await engine.put([
        { ...jumper, title: 'Argyle Tank', facets: { ...jumper.facets, colourFacets: ['Purple'] } },
      ]);
      expect((await ask({ text: 'argyle' })).ids).toEqual(['d-grey-jumper']);
      expect((await ask({ categorySlug: 'men' })).total).toBe(1);
      expect(termCounts(await ask({ categorySlug: 'men' }), 'colourFacets')).toEqual({ Purple: 1 });
    });

    it('follows price, stock, rating and band changes', async () => {
      await engine.patch([
        {
          id: 'd-red-oasis',
          price: 9900,
          discountPercentage: 5,
          isOnStock: false,
          averageRating: 1,
          facets: { occasion: ['Party'] },
        },
      ]);
      const byPrice = await ask({ categorySlug: 'dresses', sort: 'price-desc' });
      expect(byPrice.ids[0]).toBe('d-red-oasis');
      expect((await ask({ categorySlug: 'dresses', sort: 'rating-desc' })).ids.at(-1)).toBe('d-red-oasis');
      expect(termCounts(byPrice, 'isOnStock')).toEqual({ true: 2, false: 1 });
      expect(termCounts(byPrice, 'occasion')).toEqual({ Party: 2, Casual: 1 });
      expect((await ask({ categorySlug: 'dresses', filters: { isOnStock: ['false'] } })).ids).toEqual([
        'd-red-oasis',
      ]);
      expect((await ask({ categorySlug: 'dresses', filters: { priceRange: ['99-99'] } })).total).toBe(1);
    });

    it('forgets a removed document at once, and ignores an unknown one', async () => {
      await engine.remove(['d-black-coast', 'unknown']);
      await engine.patch([{ id: 'unknown', price: 1 }]);
      expect((await ask({ text: 'satin' })).ids).not.toContain('d-black-coast');
      expect((await ask({ categorySlug: 'dresses' })).total).toBe(2);
      expect(termCounts(await ask({ categorySlug: 'dresses' }), 'brand')).toEqual({ Oasis: 2 });
    });

    it('takes a removed document back', async () => {
      await engine.put([SUITE_DOCUMENTS.find(({ id }) => id === 'd-black-coast')!]);
      expect((await ask({ categorySlug: 'dresses' })).total).toBe(3);
    });
  });

  describe(`${name} pages without a double or a gap`, () => {
    const many = Array.from({ length: 157 }, (_, i) =>
      searchDocument(`m-${i}`, {
        title: `Cotton Sock ${i}`,
        price: 500 + (i % 4) * 100,
        averageRating: i % 3,
      }),
    );
    let engine: SearchEngine;

    beforeAll(async () => {
      engine = await makeEngine(many, SUITE_RULES);
    });
    afterAll(() => engine.close());

    it('[SORT-01] gives the same order whatever the page size, ties included', async () => {
      const sorts: SortKey[] = [
        'relevance',
        'best-sellers',
        'price-asc',
        'price-desc',
        'newness',
        'rating-desc',
      ];
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...sorts),
          fc.integer({ min: 7, max: 60 }),
          fc.constantFrom('sock', null),
          async (sort, limit, text) => {
            const whole = await engine.search(searchQuery({ text, sort, limit: 200 }));
            const paged: string[] = [];
            for (let offset = 0; offset < whole.total; offset += limit) {
              paged.push(...(await engine.search(searchQuery({ text, sort, offset, limit }))).ids);
            }
            expect(paged).toEqual(whole.ids);
            expect(new Set(paged).size).toBe(many.length);
          },
        ),
        { numRuns: 25 },
      );
    });
  });
}
