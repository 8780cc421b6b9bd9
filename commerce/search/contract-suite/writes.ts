import { sampleDocument, searchDocument, termCounts } from '@selvedge/search-index/sample-catalogue.ts';
import { expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';

/** Writes are visible to the next query. Each test builds on the one before. */
export function describeWrites(under: EngineUnderTest): void {
  const { search } = under;

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
    expect((await search({ text: 'tartan cape' })).ids).toEqual(['n-cape']);
    expect((await search({ categorySlug: 'women' })).total).toBe(7);
    const found = await search({ filters: { 'aiattributes.Hood': ['Yes'] } });
    expect(found.ids).toEqual(['n-cape']);
    expect(termCounts(await search({ categorySlug: 'women' }), 'colourFacets').Emerald).toBe(1);
  });

  it('replaces a document', async () => {
    const jumper = sampleDocument('d-grey-jumper');
    await under.engine.put([
      { ...jumper, title: 'Argyle Tank', facets: { ...jumper.facets, colourFacets: ['Purple'] } },
    ]);
    expect((await search({ text: 'argyle' })).ids).toEqual(['d-grey-jumper']);
    expect((await search({ categorySlug: 'men' })).total).toBe(1);
    expect(termCounts(await search({ categorySlug: 'men' }), 'colourFacets')).toEqual({ Purple: 1 });
  });

  it('applies price, stock, rating and facet changes', async () => {
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
    const byPrice = await search({ categorySlug: 'dresses', sort: 'price-desc' });
    expect(byPrice.ids[0]).toBe('d-red-oasis');
    expect((await search({ categorySlug: 'dresses', sort: 'rating-desc' })).ids.at(-1)).toBe('d-red-oasis');
    expect(termCounts(byPrice, 'isOnStock')).toEqual({ true: 2, false: 1 });
    expect(termCounts(byPrice, 'occasion')).toEqual({ Party: 2, Casual: 1 });
    expect((await search({ categorySlug: 'dresses', filters: { isOnStock: ['false'] } })).ids).toEqual([
      'd-red-oasis',
    ]);
    expect((await search({ categorySlug: 'dresses', filters: { priceRange: ['99-99'] } })).total).toBe(1);
  });

  it('removes a document, and ignores an unknown one', async () => {
    await under.engine.remove(['d-black-coast', 'unknown']);
    await under.engine.patch([{ id: 'unknown', price: 1 }]);
    expect((await search({ text: 'satin' })).ids).not.toContain('d-black-coast');
    expect((await search({ categorySlug: 'dresses' })).total).toBe(2);
    expect(termCounts(await search({ categorySlug: 'dresses' }), 'brand')).toEqual({ Oasis: 2 });
  });

  it('adds a removed document again', async () => {
    await under.engine.put([sampleDocument('d-black-coast')]);
    expect((await search({ categorySlug: 'dresses' })).total).toBe(3);
  });
}
