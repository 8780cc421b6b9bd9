import { describe, expect, it } from 'vitest';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import type { SearchEngine, SearchQuery, SearchResult } from '#commerce/search/provider.ts';
import { createListings } from './listing.server.ts';
import { type ListingRequest, toSearchQuery } from './listing-page.server.ts';
import type { ProductCardCache } from './product-card-cache.server.ts';
import { makeTestProduct } from './product-fixture.ts';

const request: ListingRequest = {
  listType: 'category',
  text: null,
  categorySlug: 'dresses',
  filters: {},
  sort: 'relevance',
  page: 1,
  fascia: 'selvedge',
  priceList: 'GBP',
  labels: { translate: () => undefined, locale: 'en-GB', currency: 'GBP' },
  reviewsEnabled: true,
  marketplaceNeedles: ['MIRAKL'],
};

function resultWith(change: Partial<SearchResult> = {}): SearchResult {
  return {
    ids: ['p1', 'p2'],
    total: 83,
    facets: [],
    queryId: 'q1',
    understood: { filters: {}, text: '', correctedFrom: null },
    redirect: null,
    abTestId: 'test',
    abTestVariantId: 'b',
    ...change,
  };
}

function listings(result: SearchResult, queries: SearchQuery[] = []) {
  const engine: Pick<SearchEngine, 'search'> = {
    async search(query) {
      queries.push(query);
      return result;
    },
  };
  const productCards: ProductCardCache = {
    products: async (ids) =>
      ids.map((id) => ({ ...listProduct(makeTestProduct({ id, key: id })), quantities: {} })),
  };
  return createListings(engine as SearchEngine, productCards);
}

describe('a page of a list', () => {
  it('[SEARCH-01] has edges with cursors, page information, query id and A/B test', async () => {
    const page = await listings(resultWith()).page({ ...request, page: 2 });
    expect(page.edges.map(({ cursor, node }) => [atob(cursor), node.id, node.page])).toEqual([
      ['40', 'p1', 2],
      ['41', 'p2', 2],
    ]);
    expect(page).toMatchObject({
      total: 83,
      queryId: 'q1',
      abTestID: 'test',
      abTestVariantID: 'b',
      redirect: null,
      pageInfo: {
        hasNextPage: true,
        hasNext: true,
        hasPrevious: true,
        length: 2,
        offset: 40,
        endCursor: btoa('41'),
      },
    });
    expect(page.sortOptions.map(({ key }) => key)).toContain('rating-desc');
  });

  it('[SORT-03] offers no rating sort without reviews', async () => {
    const page = await listings(resultWith()).page({ ...request, reviewsEnabled: false });
    expect(page.sortOptions.map(({ key }) => key)).not.toContain('rating-desc');
  });

  it('has no next page on the last page and beyond it', async () => {
    expect((await listings(resultWith({ total: 2 })).page(request)).pageInfo.hasNextPage).toBe(false);
    const beyond = await listings(resultWith({ ids: [] })).page({ ...request, page: 99 });
    expect(beyond.pageInfo).toMatchObject({ hasNextPage: false, endCursor: null, length: 0 });
  });

  it('[FACET-13] [FACET-14] has facet labels, prices in pounds and no marketplace values', async () => {
    const page = await listings(
      resultWith({
        facets: [
          { key: 'priceRange', terms: [], range: { min: 1550, max: 22_450 } },
          {
            key: 'source',
            terms: [
              { term: 'MIRAKL-x', count: 3 },
              { term: 'Warehouse', count: 2 },
            ],
          },
        ],
      }),
    ).page(request);
    expect(page.facets[0]).toMatchObject({ label: 'Price Range', range: { min: 15, max: 225 } });
    expect(page.facets[1]!.terms.map(({ term }) => term)).toEqual(['Warehouse']);
  });
});

describe('the query for the engine', () => {
  it('[PLP-12] has a page size of forty, or a hundred for a visual search', () => {
    expect(toSearchQuery({ ...request, page: 3 })).toMatchObject({ offset: 80, limit: 40 });
    expect(toSearchQuery({ ...request, listType: 'visual-search', page: 2 })).toMatchObject({
      offset: 100,
      limit: 100,
    });
  });

  it('[FACET-07] leaves out unknown keys and ranges that cannot be parsed', () => {
    const filters = { brand: ['Coast'], nonsense: ['x'], priceRange: ['a-b'], discountRange: ['10-max'] };
    expect(toSearchQuery({ ...request, filters }).filters).toEqual({
      brand: ['Coast'],
      discountRange: ['10-max'],
    });
  });

  it('[SEARCH-07] removes operators from the text', () => {
    expect(toSearchQuery({ ...request, text: '"red"~ dress^2' }).text).toBe('red dress2');
  });

  it('[PLP-15] ignores product keys in a visual search, and lists the most similar first', async () => {
    const filters = { productKey: ['k'] };
    expect(toSearchQuery({ ...request, listType: 'visual-search', filters }).filters).toEqual({});
    const queries: SearchQuery[] = [];
    const page = await listings(resultWith({ ids: ['a', 'b', 'c'], total: 3 }), queries).page({
      ...request,
      listType: 'visual-search',
      ids: ['c', 'gone', 'a', 'b'],
    });
    expect(page.edges.map(({ node }) => node.id)).toEqual(['c', 'a', 'b']);
    expect(queries[0]).toMatchObject({ offset: 0, limit: 4 });
  });
});
