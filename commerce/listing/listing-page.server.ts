import { describeFacets, describeSelectedFacets } from '#commerce/search/facets/describe-facets.ts';
import type { LabelContext } from '#commerce/search/facets/facet-label.ts';
import { parseFacetRange } from '#commerce/search/facets/facet-range.ts';
import { findFilterKey } from '#commerce/search/facets/filter-keys.ts';
import { type Filters, filtersForList, type ListType } from '#commerce/search/facets/filters.ts';
import type { SearchQuery, SearchResult } from '#commerce/search/provider.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import { offerSortOptions, type SortKey } from '#commerce/search/sort-options.ts';
import { encodeCursor } from './cursor.ts';
import type { ListingPage } from './listing-page.ts';
import { pageOffset, pageSizeOf } from './page-size.ts';
import type { Shelf, ShelvedProduct } from './shelf.server.ts';

/** What is asked of the engine. */
export interface ListQuestion {
  listType: ListType;
  /** What was typed; null where a category is listed. */
  text: string | null;
  categorySlug: string | null;
  /** The products of a visual search, most alike first. */
  ids?: string[];
  filters: Filters;
  sort: SortKey;
  page: number;
  fascia: string;
  locale?: string;
}

/** A list as a shopper asks for it. */
export interface ListingRequest extends ListQuestion {
  labels: LabelContext;
  reviewsEnabled: boolean;
  marketplaceNeedles: readonly string[];
}

/** One page of a list, with its products as the shelf holds them and what the engine read in the typed words. */
export interface ShelvedPage extends Omit<ListingPage, 'edges'> {
  edges: { cursor: string; node: ShelvedProduct }[];
  understood: SearchResult['understood'];
}

/** The engine's question for a request: only filters that can be read, and words that engines accept. */
export function toSearchQuery(request: ListQuestion): SearchQuery {
  const { listType, text, categorySlug, ids, sort, page, fascia, locale } = request;
  const limit = pageSizeOf(listType);
  return {
    text: text === null ? null : cleanSearchTerm(text),
    categorySlug,
    filters: readableFilters(filtersForList(listType, request.filters)),
    sort,
    offset: pageOffset(page, limit),
    limit,
    fascia,
    locale,
    contexts: [listType],
    ...(ids && { ids }),
  };
}

/** Filters nobody knows and ranges nobody can read are ignored. */
function readableFilters(filters: Filters): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([key, values]) => {
      const known = findFilterKey(key);
      if (!known) return [];
      const readable = known.facetType === 'range' ? values.filter(parseFacetRange).slice(0, 1) : [...values];
      return readable.length > 0 ? [[key, readable]] : [];
    }),
  );
}

export async function toListingPage(
  result: SearchResult,
  request: ListingRequest,
  shelf: Shelf,
  furthest = Number.POSITIVE_INFINITY,
): Promise<ShelvedPage> {
  const { offset, filters } = toSearchQuery(request);
  const products = await shelf.products(result.ids);
  const end = offset + result.ids.length;
  // No more is offered than the engine would answer.
  const hasNext = result.ids.length > 0 && end < Math.min(result.total, furthest);
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
    facets: describeFacets(
      result.facets.map(poundsForPence),
      filters,
      request.labels,
      request.marketplaceNeedles,
    ),
    selectedFacets: describeSelectedFacets(filters, request.labels),
    sortOptions: offerSortOptions({ reviewsEnabled: request.reviewsEnabled }),
    queryId: result.queryId,
    abTestID: result.abTestId,
    abTestVariantID: result.abTestVariantId,
    redirect: result.redirect,
    understood: result.understood,
  };
}

/** Engines count in pence; filters, and so the ends of the slider, are pounds. */
function poundsForPence(facet: SearchResult['facets'][number]): SearchResult['facets'][number] {
  if (facet.key !== 'priceRange' || !facet.range) return facet;
  const { min, max } = facet.range;
  return { ...facet, range: { min: Math.floor(min / 100), max: Math.ceil(max / 100) } };
}
