import { describe, expect, it } from 'vitest';
import type { SearchEngine, SearchQuery } from '#commerce/search/provider.ts';
import { createListings } from './listing.server.ts';
import type { ProductCardCache } from './product-card-cache.server.ts';

const QUERY: SearchQuery = {
  text: 'dress',
  categorySlug: null,
  filters: { brand: ['Coast'] },
  sort: 'relevance',
  offset: 0,
  limit: 40,
};

/** The filters that an engine of this kind gets. */
async function filtersFor(isAlternative: boolean, query: SearchQuery) {
  const queries: SearchQuery[] = [];
  const engine = {
    isAlternative,
    search: async (given: SearchQuery) => {
      queries.push(given);
      return { ids: [], total: 0, facets: [] };
    },
  } as unknown as SearchEngine;
  await createListings(engine, { products: async () => [] } as unknown as ProductCardCache).list(query);
  return queries[0]!.filters;
}

describe('the alternative engine', () => {
  it('[SEARCH-02] lists products in stock, with the selected facets', async () => {
    expect(await filtersFor(true, QUERY)).toEqual({ isOnStock: ['true'], brand: ['Coast'] });
    expect(await filtersFor(false, QUERY)).toEqual({ brand: ['Coast'] });
  });

  it('does not filter by stock when the shopper filters by availability, or for given products', async () => {
    const soldOut = { ...QUERY, filters: { isOnStock: ['false'] } };
    expect(await filtersFor(true, soldOut)).toEqual({ isOnStock: ['false'] });
    expect(await filtersFor(true, { ...QUERY, filters: {}, ids: ['a'] })).toEqual({});
  });
});
