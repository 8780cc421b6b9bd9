import { describe, expect, it } from 'vitest';
import type { SearchEngine } from '#commerce/search/provider.ts';
import { createListings } from './listing.server.ts';
import type { ListingRequest } from './listing-page.server.ts';
import type { Shelf } from './shelf.server.ts';

const TOTAL = 5000;

/** The page of a long list, in an engine that answers up to `furthest`. */
async function pageOf(page: number, furthest: number | undefined) {
  const engine = {
    furthest,
    search: async ({ limit }: { limit: number }) => ({
      ids: Array.from({ length: limit }, (_, place) => `p-${place}`),
      total: TOTAL,
      facets: [],
    }),
  } as unknown as SearchEngine;
  const shelf = { products: async (ids: string[]) => ids.map((id) => ({ id })) } as unknown as Shelf;
  const request = {
    listType: 'category',
    text: null,
    categorySlug: 'dresses',
    filters: {},
    sort: 'relevance',
    page,
    marketplaceNeedles: [],
  } as unknown as ListingRequest;
  return (await createListings(engine, shelf).page(request)).pageInfo;
}

describe('a list that is longer than its engine answers for', () => {
  it('[SITE-03] offers no page beyond the last that the engine answers', async () => {
    expect((await pageOf(24, 1000)).hasNextPage).toBe(true);
    expect(await pageOf(25, 1000)).toMatchObject({ hasNextPage: false, hasNext: false });
  });

  it('goes on to its end where the engine sets none', async () => {
    expect((await pageOf(25, undefined)).hasNextPage).toBe(true);
    expect((await pageOf(125, undefined)).hasNextPage).toBe(false);
  });
});
