import { findFacet, isRangeFacet } from '#commerce/catalogue/facets/find-facet.ts';
import { decodeSegment } from '#commerce/links/segment.ts';
import { LIST_PARAMS, stripToBasePath } from '#commerce/listing/url/base-path.ts';
import { decodeFilterPath } from '#commerce/listing/url/filter-path.ts';
import { type ListContexts, replaceContext, splitContext } from '#commerce/listing/url/list-context.ts';
import { hrefWithFilters } from '#commerce/listing/url/listing-href.ts';
import { type ListingQuery, parseListingQuery } from '#commerce/listing/url/listing-query.ts';
import { setFilter } from '#commerce/listing/url/select-filters.ts';
import { stripPrice } from '#commerce/pricing/strip-price.ts';
import { writeFacetRange } from '#commerce/search/facets/facet-range.ts';
import type { Filters } from '#commerce/search/facets/filters.ts';
import { keepKnownFilters } from '#commerce/search/facets/known-filters.ts';
import { DEFAULT_SORT, offerSortOptions, type SortKey } from '#commerce/search/sort-options.ts';

/** The list, filters, sort and page of an address. */
export interface ListAddress extends ListingQuery {
  /** The path without language and context, with the parameters that define the list. */
  address: string;
  /** The path with language and context. */
  canonicalPath: string;
  /** Path and query as requested. */
  requestedPath: string;
  /** Path segments between the page type and the filters. */
  names: string[];
  filters: Filters;
}

/** Parses the encoded path: the router's parameters are decoded, which would lose an encoded slash. */
export function parseListAddress(
  url: URL,
  lang: string | undefined,
  maxPerKey?: number,
  contexts: ListContexts = {},
): ListAddress {
  const { path } = splitContext(lang ? url.pathname.slice(lang.length + 1) : url.pathname, contexts);
  const params = new URLSearchParams();
  for (const name of LIST_PARAMS) {
    const value = url.searchParams.get(name);
    if (value) params.set(name, value);
  }
  const listingQuery = parseListingQuery(url.searchParams);
  if (listingQuery.sort !== DEFAULT_SORT) params.set('sort', listingQuery.sort);
  const query = params.size > 0 ? `?${params}` : '';
  return {
    ...listingQuery,
    address: path + query,
    canonicalPath: url.pathname.replace(/^((?:\/[\w-]+)?\/)(?:category|collection)\//, '$1categories/'),
    requestedPath: url.pathname + url.search,
    names: stripToBasePath(path).split('/').slice(2).map(decodeSegment),
    filters: keepKnownFilters(decodeFilterPath(path, maxPerKey)),
  };
}

/** The address to redirect to when a form or an ineffective sort is in the address; null when it is normalised. */
export function findNormalisedAddress(url: URL, features: { reviewsEnabled: boolean }): string | null {
  return readRangeForm(url) ?? dropIneffectiveSort(url, features);
}

/** The address to redirect to when the list's context is missing or belongs to another language; null when it is right. */
export function findContextAddress(
  url: URL,
  { address, names }: Pick<ListAddress, 'address' | 'names'>,
  locale: string,
  contexts: ListContexts,
): string | null {
  const path = names.length === 1 ? replaceContext(address.replace(/\?.*/, ''), locale, contexts) : null;
  return path === null || path === url.pathname ? null : path + url.search;
}

/** The address without a sort that is the default, unknown or not offered; null when the sort is effective. */
export function dropIneffectiveSort(url: URL, features: { reviewsEnabled: boolean }): string | null {
  const sort = url.searchParams.get('sort');
  if (sort === null) return null;
  const offered = offerSortOptions(features).filter(({ key }) => key !== DEFAULT_SORT);
  if (offered.some(({ key }) => key === (sort as SortKey))) return null;
  const params = new URLSearchParams(url.searchParams);
  params.delete('sort');
  return params.size > 0 ? `${url.pathname}?${params}` : url.pathname;
}

/** The filter address for a range form sent without script, `?range=priceRange&from=10&to=50`; null for any other. */
export function readRangeForm(url: URL): string | null {
  const key = url.searchParams.get('range');
  const facet = findFacet(key ?? '');
  if (key === null || !facet || !isRangeFacet(facet)) return null;
  const bound = (name: string) => {
    const written = url.searchParams.get(name) ?? '';
    const bound = written.includes('-') ? null : stripPrice(written);
    return bound !== null && bound < 10_000_000 ? Number(bound.toFixed(2)) : null;
  };
  const [min, max] = [bound('from') ?? 0, bound('to')];
  const ordered = max !== null && max < min ? { min: max, max: min } : { min, max };
  const params = new URLSearchParams(url.searchParams);
  for (const name of ['range', 'from', 'to']) params.delete(name);
  const filters = setFilter(decodeFilterPath(url.pathname), key, writeFacetRange(ordered));
  const rest = params.size > 0 ? `?${params}` : '';
  return hrefWithFilters(url.pathname + rest, filters);
}
