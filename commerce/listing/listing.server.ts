import type { FindByCode } from '#commerce/catalogue/find-by-code.server.ts';
import type { CountedFacet } from '#commerce/search/facets/describe-facets.ts';
import { fromListBands, listKeyOf, toListBands } from '#commerce/search/facets/list-bands.ts';
import { typedProductCode } from '#commerce/search/product-code.ts';
import type { FacetTerm, SearchEngine, SearchQuery, SearchResult } from '#commerce/search/provider.ts';
import { DEFAULT_SORT } from '#commerce/search/sort-options.ts';
import {
  type ListCriteria,
  type ListingPage,
  type ListingRequest,
  toListingPage,
  toSearchQuery,
} from './listing-page.server.ts';
import { lacksPricesOf, withoutPriceRanges, withoutPrices } from './one-list.ts';
import type { CardProduct, ProductCardCache } from './product-card-cache.server.ts';

/** One page of a list: products for cards, and all facet counts. */
export interface Listing extends Omit<SearchResult, 'ids' | 'facets'> {
  products: CardProduct[];
  facets: CountedFacet[];
}

export interface Listings {
  /** The products with a typed product key, SKU, barcode or supplier code; none for other text. */
  byCode(text: string | null): Promise<string[]>;
  list(query: SearchQuery, signal?: AbortSignal): Promise<Listing>;
  /** A page of a list as shoppers see it: with labels of facets and filters, and edges with cursors. */
  page(request: ListingRequest, signal?: AbortSignal): Promise<ListingPage>;
  /** Values of one facet that contain the text, counted under the list's other filters. */
  facetValues(
    list: ListCriteria,
    key: string,
    text: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<FacetTerm[]>;
}

export function createListings(
  engine: SearchEngine,
  productCards: ProductCardCache,
  findByCode?: FindByCode,
  /** The price list of the default brand. */
  ownList?: string,
): Listings {
  async function byCode(text: string | null): Promise<string[]> {
    const code = typedProductCode(text);
    return code && findByCode ? findByCode(code) : [];
  }

  /** A typed product code or SKU lists its product: engines read codes as words, if at all. */
  async function withTypedCode(request: ListingRequest): Promise<ListingRequest> {
    const ids = request.listType === 'search' ? await byCode(request.text) : [];
    return ids.length > 0 ? { ...request, text: null, ids } : request;
  }

  const isPriceless = ({ priceList }: Pick<SearchQuery, 'priceList'>) =>
    lacksPricesOf(engine, priceList, ownList);

  /** With the price bands of the list that was asked for. */
  function withBands<Result extends Pick<SearchResult, 'facets' | 'close'>>(
    result: Result,
    query: Pick<SearchQuery, 'priceList'>,
  ): Result {
    const own = (facets: SearchResult['facets']) => {
      const shown = isPriceless(query) ? withoutPriceRanges(facets) : facets;
      return fromListBands(shown, query.priceList, ownList);
    };
    const { facets, close } = result;
    return {
      ...result,
      facets: own(facets),
      ...(close && { close: { ...close, facets: own(close.facets) } }),
    };
  }

  return {
    byCode,

    async list(query, signal) {
      const { ids, ...result } = await engine.search(forEngine(engine, query, ownList), signal);
      return {
        ...withBands(result, query),
        products: await productCards.products(ids, query.priceList ?? null),
      };
    },

    facetValues: (list, key, text, limit, signal) =>
      engine.facetValues(
        forEngine(engine, toSearchQuery(list), ownList),
        listKeyOf(key, list, ownList),
        text,
        limit,
        signal,
      ),

    async page(requested, signal) {
      const coded = await withTypedCode(requested);
      const pricesKnown = !isPriceless(coded);
      const request = pricesKnown ? coded : withoutPrices(coded);
      const query = forEngine(engine, toSearchQuery(request), ownList);
      const result =
        request.ids && request.sort === DEFAULT_SORT
          ? await searchInGivenOrder(engine, query, request.ids, signal)
          : await engine.search(query, signal);
      return toListingPage(withBands(result, request), request, productCards, {
        maxOffset: engine.maxOffset,
        pricesKnown,
      });
    },
  };
}

/** Filters a visual search. Engines do not know its order, so the page is cut from the given ids here. */
async function searchInGivenOrder(
  engine: SearchEngine,
  query: SearchQuery,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<SearchResult> {
  const result = await engine.search({ ...query, offset: 0, limit: ids.length }, signal);
  const matching = new Set(result.ids);
  const ranked = ids.filter((id) => matching.has(id));
  return { ...result, ids: ranked.slice(query.offset, query.offset + query.limit) };
}

/** The alternative engine lists products in stock only, unless the shopper filters by availability. */
function forEngine(engine: SearchEngine, asked: SearchQuery, ownList: string | undefined): SearchQuery {
  const query = toListBands(
    lacksPricesOf(engine, asked.priceList, ownList) ? withoutPrices(asked) : asked,
    ownList,
  );
  if (!engine.isAlternative || query.ids) return query;
  return { ...query, filters: { isOnStock: ['true'], ...query.filters } };
}
