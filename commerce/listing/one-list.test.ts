import { describe, expect, it } from 'vitest';
import type { SearchEngine, SearchQuery } from '#commerce/search/provider.ts';
import { createListings } from './listing.server.ts';
import type { ListingRequest } from './listing-page.server.ts';

/** A list of a market in an engine that has the prices of the list GBP only. */
async function listIn(priceList: string, hasOneList: boolean) {
  const queries: SearchQuery[] = [];
  const engine = {
    hasOneList,
    search: async (query: SearchQuery) => {
      queries.push(query);
      const facets = [
        { key: 'brand', terms: [{ term: 'Coast', count: 2 }] },
        { key: 'priceRange', terms: [], range: { min: 1000, max: 9000 } },
      ];
      return { ids: [], total: 2, facets, queryId: 'q', understood: { filters: {} }, redirect: null };
    },
  } as unknown as SearchEngine;
  const request: ListingRequest = {
    listType: 'category',
    text: null,
    categorySlug: 'dresses',
    filters: { brand: ['Coast'], priceRange: ['20-40'] },
    sort: 'price-asc',
    page: 1,
    fascia: 'coast',
    priceList,
    labels: { locale: 'en-GB', currency: 'GBP', translate: () => undefined },
    reviewsEnabled: true,
    marketplaceNeedles: [],
  };
  const listings = createListings(engine, { products: async () => [] }, undefined, 'GBP');
  const page = await listings.page(request);
  return {
    asked: { filters: queries[0]?.filters, sort: queries[0]?.sort },
    facets: page.facets.map(({ key }) => key),
    selected: page.selectedFacets.map(({ key }) => key),
    sorts: page.sortOptions.map(({ key }) => key),
  };
}

describe('a market whose prices the search engine does not have', () => {
  it('[MKT-04] is offered no price ranges and no price order, and gets none of another market', async () => {
    const { asked, facets, selected, sorts } = await listIn('EUR', true);
    expect(asked).toEqual({ filters: { brand: ['Coast'] }, sort: 'relevance' });
    expect(facets).toEqual(['brand']);
    expect(selected).toEqual(['brand']);
    expect(sorts).not.toContain('price-asc');
    expect(sorts).not.toContain('price-desc');
  });

  it.each([
    ['the market of the default brand', 'GBP', true],
    ['an engine with all prices', 'EUR', false],
  ])('has them in %s', async (_, priceList, hasOneList) => {
    const { asked, facets, selected, sorts } = await listIn(priceList, hasOneList);
    expect(asked).toEqual({ filters: { brand: ['Coast'], priceRange: ['20-40'] }, sort: 'price-asc' });
    expect(facets).toContain('priceRange');
    expect(selected).toContain('priceRange');
    expect(sorts).toContain('price-asc');
  });
});
