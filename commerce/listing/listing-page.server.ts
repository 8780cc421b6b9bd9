import { PRICE_SCALE } from '@selvedge/search-index/document.ts';
import { findFacet, isRangeFacet } from '#commerce/catalogue/facets/find-facet.ts';
import { addCounts } from '#commerce/search/facets/add-counts.ts';
import {
  type CountedFacet,
  describeFacets,
  describeSelectedFacets,
} from '#commerce/search/facets/describe-facets.ts';
import type { Facet, SelectedFacet } from '#commerce/search/facets/facet.ts';
import type { LabelContext } from '#commerce/search/facets/facet-label.ts';
import { parseFacetRange } from '#commerce/search/facets/facet-range.ts';
import { type Filters, filtersForList, type ListType } from '#commerce/search/facets/filters.ts';
import type { SearchQuery, SearchResult } from '#commerce/search/provider.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import { offerSortOptions, type SortKey, type SortOption } from '#commerce/search/sort-options.ts';
import { pageOffset, pageSizeOf } from './page-size.ts';
import type { CardProduct, ProductCardCache } from './product-card-cache.server.ts';

/** What determines a list. */
export interface ListCriteria {
  listType: ListType;
  /** Typed text; null for a category. */
  text: string | null;
  categorySlug: string | null;
  /** The products of a visual search, most similar first. */
  ids?: string[];
  filters: Filters;
  sort: SortKey;
  page: number;
  fascia: string;
  priceList: string;
  locale?: string;
  /** By which the engine knows the shopper; only in private requests. */
  userToken?: string;
}

/** A list, and how a shopper sees it. */
export interface ListingRequest extends ListCriteria {
  labels: LabelContext;
  reviewsEnabled: boolean;
  marketplaceNeedles: readonly string[];
}

/** One page of a list, with products from the product-card cache. */
export interface ListingPage {
  /** The cursor is base64 of the offset. */
  edges: { cursor: string; node: CardProduct }[];
  pageInfo: PageInfo;
  /** Products that have what was typed, or are in the category. */
  total: number;
  /** Products after them that are only close to it. */
  closeTotal: number;
  facets: Facet[];
  selectedFacets: SelectedFacet[];
  sortOptions: SortOption[];
  queryId: string;
  abTestID: string | null;
  abTestVariantID: string | null;
  redirect: string | null;
  /** Where phones are sent instead. */
  redirectMobile: string | null;
  understood: SearchResult['understood'];
}

export interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
  hasNext: boolean;
  hasPrevious: boolean;
  length: number;
  offset: number;
}

/** The query for the search engine: with known filters only, and text that engines accept. */
export function toSearchQuery(request: ListCriteria): SearchQuery {
  const { listType, text, categorySlug, ids, sort, page, fascia, priceList, locale, userToken } = request;
  const limit = pageSizeOf(listType);
  return {
    text: text === null ? null : cleanSearchTerm(text),
    categorySlug,
    filters: validFilters(filtersForList(listType, request.filters)),
    sort,
    offset: pageOffset(page, limit),
    limit,
    fascia,
    priceList,
    locale,
    contexts: [listType],
    ...(ids && { ids }),
    ...(userToken !== undefined && { userToken }),
  };
}

/** Unknown filters and ranges that cannot be parsed are ignored. */
function validFilters(filters: Filters): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([key, values]) => {
      const facet = findFacet(key);
      if (!facet) return [];
      const valid = isRangeFacet(facet) ? values.filter(parseFacetRange).slice(0, 1) : [...values];
      return valid.length > 0 ? [[key, valid]] : [];
    }),
  );
}

export async function toListingPage(
  result: SearchResult,
  request: ListingRequest,
  productCards: ProductCardCache,
  { maxOffset = Number.POSITIVE_INFINITY, pricesKnown = true } = {},
): Promise<ListingPage> {
  const { offset, filters } = toSearchQuery(request);
  const products = await productCards.products(result.ids, request.priceList);
  const end = offset + result.ids.length;
  // The engine returns nothing beyond its largest offset.
  const closeTotal = result.close?.total ?? 0;
  const hasNext = result.ids.length > 0 && end < Math.min(result.total + closeTotal, maxOffset);
  return {
    edges: products.map((product, index) => ({
      cursor: encodeCursor(offset + index),
      node: product.page === request.page ? product : { ...product, page: request.page },
    })),
    pageInfo: {
      hasNextPage: hasNext,
      endCursor: products.length > 0 ? encodeCursor(offset + products.length - 1) : null,
      hasNext,
      hasPrevious: offset > 0,
      length: products.length,
      offset,
    },
    total: result.total,
    closeTotal,
    facets: describeFacets(
      addCounts(result.facets, result.close?.facets ?? []).map(inWholeUnits),
      filters,
      request.labels,
      request.marketplaceNeedles,
    ),
    selectedFacets: describeSelectedFacets(filters, request.labels),
    sortOptions: offerSortOptions({ reviewsEnabled: request.reviewsEnabled, pricesKnown }),
    queryId: result.queryId,
    abTestID: result.abTestId,
    abTestVariantID: result.abTestVariantId,
    redirect: result.redirect,
    redirectMobile: result.redirectMobile ?? null,
    understood: result.understood,
  };
}

/** Filters and the slider use whole units of the currency. */
function inWholeUnits(facet: CountedFacet): CountedFacet {
  if (findFacet(facet.key)?.kind !== 'price-range' || !facet.range) return facet;
  const { min, max } = facet.range;
  return { ...facet, range: { min: Math.floor(min / PRICE_SCALE), max: Math.ceil(max / PRICE_SCALE) } };
}

/** Base64 of the offset. */
export function encodeCursor(offset: number): string {
  return btoa(String(offset));
}
