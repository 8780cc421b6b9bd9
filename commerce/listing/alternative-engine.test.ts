import { describe, expect, it } from 'vitest';
import type { SearchEngine, SearchQuery } from '#commerce/search/provider.ts';
import { createListings } from './listing.server.ts';
import type { Shelf } from './shelf.server.ts';

const QUERY: SearchQuery = {
  text: 'dress',
  categorySlug: null,
  filters: { brand: ['Coast'] },
  sort: 'relevance',
  offset: 0,
  limit: 40,
};

/** What a list asks of an engine of this kind. */
async function askedOf(isAlternative: boolean, query: SearchQuery) {
  const asked: SearchQuery[] = [];
  const engine = {
    isAlternative,
    search: async (given: SearchQuery) => {
      asked.push(given);
      return { ids: [], total: 0, facets: [] };
    },
  } as unknown as SearchEngine;
  await createListings(engine, { products: async () => [] } as unknown as Shelf).list(query);
  return asked[0]!.filters;
}

describe('the alternative engine', () => {
  it('[SEARCH-02] is asked for what is in stock, beside the selected facets', async () => {
    expect(await askedOf(true, QUERY)).toEqual({ isOnStock: ['true'], brand: ['Coast'] });
    expect(await askedOf(false, QUERY)).toEqual({ brand: ['Coast'] });
  });

  it('leaves availability to whoever filters by it, and given products as they are', async () => {
    const soldOut = { ...QUERY, filters: { isOnStock: ['false'] } };
    expect(await askedOf(true, soldOut)).toEqual({ isOnStock: ['false'] });
    expect(await askedOf(true, { ...QUERY, filters: {}, ids: ['a'] })).toEqual({});
  });
});
