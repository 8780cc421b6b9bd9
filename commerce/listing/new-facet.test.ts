import { searchDocument, searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FacetRecord } from '#commerce/catalogue/facets/facet-records.ts';
import { makeTestProduct } from './product-fixture.ts';

const TABLE = '#commerce/catalogue/facets/facet-records.ts';
/** All that a new facet needs: one record. */
const ADDED: FacetRecord[] = [
  { key: 'origin', label: 'Made in', kind: 'terms', source: 'import', order: 25, isSearchable: true },
  { key: 'maker', label: 'Maker', kind: 'terms', source: 'product.brand', order: 26 },
];

/** The shop's modules, loaded with the longer table. */
async function loadShop() {
  const { keepKnownFilters } = await import('#commerce/search/facets/known-filters.ts');
  const { isFacetSearchable } = await import('#commerce/search/facets/facet-search.ts');
  const { deriveFacets } = await import('#commerce/catalogue/import/derive-facets.ts');
  const { createEmbeddedEngine } = await import('#commerce/search/embedded-engine.server.ts');
  const { decodeFilterPath } = await import('./url/filter-path.ts');
  const { toSearchQuery } = await import('./listing-page.server.ts');
  const describing = await import('#commerce/search/facets/describe-facets.ts');
  return {
    ...describing,
    createEmbeddedEngine,
    decodeFilterPath,
    deriveFacets,
    isFacetSearchable,
    keepKnownFilters,
    toSearchQuery,
  };
}

let shop: Awaited<ReturnType<typeof loadShop>>;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(TABLE, async (importOriginal) => {
    const original = await importOriginal<{ FACET_RECORDS: readonly FacetRecord[] }>();
    return { ...original, FACET_RECORDS: [...original.FACET_RECORDS, ...ADDED] };
  });
  shop = await loadShop();
});

afterAll(() => {
  vi.doUnmock(TABLE);
  vi.resetModules();
});

const labels = { translate: () => undefined, locale: 'en-GB', currency: 'GBP' };

describe('a facet that was added as a record', () => {
  it('is parsed from the address and passed to the engine', () => {
    const filters = shop.keepKnownFilters(
      shop.decodeFilterPath('/categories/dresses/facet/origin/Portugal~Spain'),
    );
    expect(filters).toEqual({ origin: ['Portugal', 'Spain'] });
    const criteria = {
      listType: 'category',
      text: null,
      categorySlug: 'dresses',
      filters,
      sort: 'relevance',
      page: 1,
      fascia: 'selvedge',
      priceList: 'GBP',
    } as const;
    expect(shop.toSearchQuery(criteria).filters).toEqual(filters);
  });

  it('is filtered, counted, found by text and searched by value', async () => {
    const documents = [
      searchDocument('a', { facets: { origin: ['Portugal'] } }),
      searchDocument('b', { facets: { origin: ['Spain'] } }),
    ];
    const engine = await shop.createEmbeddedEngine({ documents });
    const result = await engine.search(searchQuery({ filters: { origin: ['Portugal'] } }));
    expect(result.ids).toEqual(['a']);
    const counted = result.facets.filter(({ key }) => key === 'origin');
    expect(counted[0]?.terms).toEqual([
      { term: 'Portugal', count: 1 },
      { term: 'Spain', count: 1 },
    ]);
    const typed = await engine.search(searchQuery({ text: 'portugal' }));
    expect(typed.ids.slice(0, typed.total)).toEqual(['a']);
    expect(shop.isFacetSearchable('origin', false)).toBe(true);
    expect(await engine.facetValues(searchQuery(), 'origin', 'spa', 10)).toEqual([
      { term: 'Spain', count: 1 },
    ]);
    await engine.close();
  });

  it('is described with its label', () => {
    const terms = [{ term: 'Portugal', count: 1 }];
    expect(shop.describeFacets([{ key: 'origin', terms }], {}, labels)).toMatchObject([
      { key: 'origin', label: 'Made in', facetType: 'terms', terms: [{ label: 'Portugal', count: 1 }] },
    ]);
    expect(shop.describeSelectedFacets({ origin: ['Spain'] }, labels)).toMatchObject([
      { label: 'Made in', termLabel: 'Spain' },
    ]);
  });

  it('is imported: from the file, or from the field of the product that it names', () => {
    const product = makeTestProduct({ facets: { origin: ['Portugal'], maker: ['ignored'] } });
    expect(shop.deriveFacets(product)).toMatchObject({ origin: ['Portugal'], maker: [product.brand] });
  });
});
