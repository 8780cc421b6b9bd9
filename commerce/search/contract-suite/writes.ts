import { SUITE_DOCUMENTS, searchDocument, termCounts } from '@selvedge/search-index/sample-catalogue.ts';
import { expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';

/** What was written is seen by the next query; the tests follow on each other. */
export function describeWrites(under: EngineUnderTest): void {
  const { ask } = under;

  it('finds a new document by text, category and facet, also with values never seen before', async () => {
    await under.engine.put([
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
    await under.engine.put([
      { ...jumper, title: 'Argyle Tank', facets: { ...jumper.facets, colourFacets: ['Purple'] } },
    ]);
    expect((await ask({ text: 'argyle' })).ids).toEqual(['d-grey-jumper']);
    expect((await ask({ categorySlug: 'men' })).total).toBe(1);
    expect(termCounts(await ask({ categorySlug: 'men' }), 'colourFacets')).toEqual({ Purple: 1 });
  });

  it('follows price, stock, rating and band changes', async () => {
    await under.engine.patch([
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
    await under.engine.remove(['d-black-coast', 'unknown']);
    await under.engine.patch([{ id: 'unknown', price: 1 }]);
    expect((await ask({ text: 'satin' })).ids).not.toContain('d-black-coast');
    expect((await ask({ categorySlug: 'dresses' })).total).toBe(2);
    expect(termCounts(await ask({ categorySlug: 'dresses' }), 'brand')).toEqual({ Oasis: 2 });
  });

  it('takes a removed document back', async () => {
    await under.engine.put([SUITE_DOCUMENTS.find(({ id }) => id === 'd-black-coast')!]);
    expect((await ask({ categorySlug: 'dresses' })).total).toBe(3);
  });
}
