import { decodeSegment } from '#commerce/links/segment.ts';
import { stripToBasePath } from '#commerce/listing/url/base-path.ts';
import { decodeFilterPath } from '#commerce/listing/url/filter-path.ts';
import { type ListContexts, replaceContext, splitContext } from '#commerce/listing/url/list-context.ts';
import { hrefWithFilters } from '#commerce/listing/url/listing-href.ts';
import { type ListingQuery, parseListingQuery } from '#commerce/listing/url/listing-query.ts';
import { setFilter } from '#commerce/listing/url/select-filters.ts';
import { stripPrice } from '#commerce/pricing/strip-price.ts';
import { writeFacetRange } from '#commerce/search/facets/facet-range.ts';
import { findFilterKey, keepKnownFilters } from '#commerce/search/facets/filter-keys.ts';
import type { Filters } from '#commerce/search/facets/filters.ts';
import { DEFAULT_SORT, offerSortOptions, type SortKey } from '#commerce/search/sort-options.ts';

/** What an address says about a list. */
export interface AskedList extends ListingQuery {
  /** Path without language and context, and the parameters that make the list what it is. */
  address: string;
  /** The same with language and context. */
  canonicalPath: string;
  askedAs: string;
  /** Parts of the path between the kind of page and its filters. */
  names: string[];
  filters: Filters;
}

const LIST_PARAMS = ['q', 'picture', 'product', 'colour'];

/** Reads filters from the path as it stands: router parameters are decoded already, and a slash would be lost. */
export function readAskedList(
  url: URL,
  lang: string | undefined,
  maxPerKey?: number,
  contexts: ListContexts = {},
): AskedList {
  const { path } = splitContext(lang ? url.pathname.slice(lang.length + 1) : url.pathname, contexts);
  const kept = new URLSearchParams();
  for (const name of LIST_PARAMS) {
    const value = url.searchParams.get(name);
    if (value) kept.set(name, value);
  }
  const asked = parseListingQuery(url.searchParams);
  if (asked.sort !== DEFAULT_SORT) kept.set('sort', asked.sort);
  const query = kept.size > 0 ? `?${kept}` : '';
  return {
    ...asked,
    address: path + query,
    canonicalPath: url.pathname.replace(/^((?:\/[\w-]+)?\/)(?:category|collection)\//, '$1categories/'),
    askedAs: url.pathname + url.search,
    names: stripToBasePath(path).split('/').slice(2).map(decodeSegment),
    filters: keepKnownFilters(decodeFilterPath(path, maxPerKey)),
  };
}

/** What was asked for in a roundabout way, at its plain address; null when it is there already. */
export function findPlainAddress(url: URL, features: { reviewsEnabled: boolean }): string | null {
  return readRangeForm(url) ?? dropIdleSort(url, features);
}

/** Where a list stands that was asked for without its context, or with another language's; null when it is there. */
export function findContextAddress(
  url: URL,
  { address, names }: Pick<AskedList, 'address' | 'names'>,
  locale: string,
  contexts: ListContexts,
): string | null {
  const path = names.length === 1 ? replaceContext(address.split('?', 1)[0]!, locale, contexts) : null;
  return path === null || path === url.pathname ? null : path + url.search;
}

/** The address without a sort that changes nothing: the default one, one nobody knows, or one this shop does not offer. */
export function dropIdleSort(url: URL, features: { reviewsEnabled: boolean }): string | null {
  const sort = url.searchParams.get('sort');
  if (sort === null) return null;
  const offered = offerSortOptions(features).filter(({ key }) => key !== DEFAULT_SORT);
  if (offered.some(({ key }) => key === (sort as SortKey))) return null;
  const params = new URLSearchParams(url.searchParams);
  params.delete('sort');
  return params.size > 0 ? `${url.pathname}?${params}` : url.pathname;
}

/** A range form sent without script: `?range=priceRange&from=10&to=50`. The address to go to, or null. */
export function readRangeForm(url: URL): string | null {
  const key = url.searchParams.get('range');
  if (key === null || findFilterKey(key)?.facetType !== 'range') return null;
  const bound = (name: string) => {
    const written = url.searchParams.get(name) ?? '';
    const bound = written.includes('-') ? null : stripPrice(written);
    return bound !== null && bound < 10_000_000 ? Math.round(bound * 100) / 100 : null;
  };
  const [min, max] = [bound('from') ?? 0, bound('to')];
  const ordered = max !== null && max < min ? { min: max, max: min } : { min, max };
  const params = new URLSearchParams(url.searchParams);
  for (const name of ['range', 'from', 'to']) params.delete(name);
  const filters = setFilter(decodeFilterPath(url.pathname), key, writeFacetRange(ordered));
  const rest = params.size > 0 ? `?${params}` : '';
  return hrefWithFilters(url.pathname + rest, filters);
}
