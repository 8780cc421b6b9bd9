import { describe, expect, it } from 'vitest';
import type { SearchEngine } from '#commerce/search/provider.ts';
import { createListings } from './listing.server.ts';
import type { ListingRequest } from './listing-page.server.ts';
import type { ProductCardCache } from './product-card-cache.server.ts';

const TOTAL = 5000;

/** The page information of a long list, in an engine with this largest offset. */
async function pageOf(page: number, maxOffset: number | undefined) {
  const engine = {
    maxOffset,
    search: async ({ limit }: { limit: number }) => ({
      ids: Array.from({ length: limit }, (_, place) => `p-${place}`),
      total: TOTAL,
      facets: [],
    }),
  } as unknown as SearchEngine;
  const productCards = {
    products: async (ids: string[]) => ids.map((id) => ({ id })),
  } as unknown as ProductCardCache;
  const request = {
    listType: 'category',
    text: null,
    categorySlug: 'dresses',
    filters: {},
    sort: 'relevance',
    page,
    marketplaceNeedles: [],
  } as unknown as ListingRequest;
  return (await createListings(engine, productCards).page(request)).pageInfo;
}

describe('a list that is longer than the engine can page', () => {
  it('[SITE-03] has no next page beyond the largest offset', async () => {
    expect((await pageOf(24, 1000)).hasNextPage).toBe(true);
    expect(await pageOf(25, 1000)).toMatchObject({ hasNextPage: false, hasNext: false });
  });

  it('has a next page up to its end without a limit', async () => {
    expect((await pageOf(25, undefined)).hasNextPage).toBe(true);
    expect((await pageOf(125, undefined)).hasNextPage).toBe(false);
  });
});
