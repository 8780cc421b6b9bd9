import type { CountedFacet } from '#commerce/search/facets/describe-facets.ts';
import type { FacetTerm, SearchEngine, SearchQuery, SearchResult } from '#commerce/search/provider.ts';
import { DEFAULT_SORT } from '#commerce/search/sort-options.ts';
import {
  type ListingRequest,
  type ListQuestion,
  type ShelvedPage,
  toListingPage,
  toSearchQuery,
} from './listing-page.server.ts';
import type { Shelf, ShelvedProduct } from './shelf.server.ts';

/** One page of a list: products ready for their cards, and every facet counted. */
export interface Listing extends Omit<SearchResult, 'ids' | 'facets'> {
  products: ShelvedProduct[];
  facets: CountedFacet[];
}

export interface Listings {
  list(query: SearchQuery, signal?: AbortSignal): Promise<Listing>;
  /** A page of a list as shoppers see it: facets named, filters described, edges with cursors. */
  page(request: ListingRequest, signal?: AbortSignal): Promise<ShelvedPage>;
  /** Values of one facet by a part of their name, counted under the list's other filters. */
  facetValues(
    list: ListQuestion,
    key: string,
    text: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<FacetTerm[]>;
}

export function createListings(engine: SearchEngine, shelf: Shelf): Listings {
  return {
    async list(query, signal) {
      const { ids, ...result } = await engine.search(forEngine(engine, query), signal);
      return { ...result, products: await shelf.products(ids) };
    },

    facetValues: (list, key, text, limit, signal) =>
      engine.facetValues(forEngine(engine, toSearchQuery(list)), key, text, limit, signal),

    async page(request, signal) {
      const query = forEngine(engine, toSearchQuery(request));
      const isRanked = request.ids !== undefined && request.sort === DEFAULT_SORT;
      const result = isRanked
        ? await searchRanked(engine, query, request.ids!, signal)
        : await engine.search(query, signal);
      return toListingPage(result, request, shelf, engine.furthest);
    },
  };
}

/** Engines know nothing of likeness: the products given stay in their order, and the page is cut from it here. */
async function searchRanked(
  engine: SearchEngine,
  query: SearchQuery,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<SearchResult> {
  const result = await engine.search({ ...query, offset: 0, limit: ids.length }, signal);
  const found = new Set(result.ids);
  const ranked = ids.filter((id) => found.has(id));
  return { ...result, ids: ranked.slice(query.offset, query.offset + query.limit) };
}

/** The alternative engine lists what can be bought; whoever filters by availability themselves decides it. */
function forEngine(engine: SearchEngine, query: SearchQuery): SearchQuery {
  if (!engine.isAlternative || query.ids) return query;
  return { ...query, filters: { isOnStock: ['true'], ...query.filters } };
}
