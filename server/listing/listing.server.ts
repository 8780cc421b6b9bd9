import type { CountedFacet } from '#domain/facets/describe-facets.ts';
import type { ListingProduct } from '#domain/listing/listing-product.ts';
import type { SearchEngine, SearchQuery, SearchResult } from '#suppliers/search/contract.ts';
import type { Shelf } from './shelf.server.ts';

/** One page of a list: products ready for their cards, and every facet counted. */
export interface Listing extends Omit<SearchResult, 'ids' | 'facets'> {
  products: ListingProduct[];
  facets: CountedFacet[];
}

export interface Listings {
  list(query: SearchQuery, signal?: AbortSignal): Promise<Listing>;
}

export function createListings(engine: SearchEngine, shelf: Shelf): Listings {
  return {
    async list(query, signal) {
      const { ids, ...result } = await engine.search(query, signal);
      return { ...result, products: await shelf.products(ids) };
    },
  };
}
