import { writeFacetRange } from '#domain/facets/facet-range.ts';
import { findFilterKey, keepKnownFilters } from '#domain/facets/filter-keys.ts';
import type { Filters } from '#domain/listing/filters.ts';
import { stripToBasePath } from '#domain/listing-url/base-path.ts';
import { decodeFilterPath } from '#domain/listing-url/filter-path.ts';
import { hrefWithFilters } from '#domain/listing-url/listing-href.ts';
import { type ListingQuery, parseListingQuery } from '#domain/listing-url/listing-query.ts';
import { decodeSegment } from '#domain/listing-url/segment.ts';
import { setFilter } from '#domain/listing-url/select-filters.ts';

/** What an address says about a list. */
export interface AskedList extends ListingQuery {
  /** Path without the language, and the parameters that make the list what it is. */
  address: string;
  /** The same with the language. */
  canonicalPath: string;
  askedAs: string;
  /** Parts of the path between the kind of page and its filters. */
  names: string[];
  filters: Filters;
}

const LIST_PARAMS = ['q', 'picture', 'product', 'colour', 'sort'];

/** Reads filters from the path as it stands: router parameters are decoded already, and a slash would be lost. */
export function readAskedList(url: URL, lang: string | undefined): AskedList {
  const path = lang ? url.pathname.slice(lang.length + 1) : url.pathname;
  const kept = new URLSearchParams();
  for (const name of LIST_PARAMS) {
    const value = url.searchParams.get(name);
    if (value) kept.set(name, value);
  }
  const query = kept.size > 0 ? `?${kept}` : '';
  return {
    ...parseListingQuery(url.searchParams),
    address: path + query,
    canonicalPath: url.pathname.replace(/^((?:\/[\w-]+)?\/)(?:category|collection)\//, '$1categories/'),
    askedAs: url.pathname + url.search,
    names: stripToBasePath(path).split('/').slice(2).map(decodeSegment),
    filters: keepKnownFilters(decodeFilterPath(path)),
  };
}

/** A range form sent without script: `?range=priceRange&from=10&to=50`. The address to go to, or null. */
export function readRangeForm(url: URL): string | null {
  const key = url.searchParams.get('range');
  if (key === null || findFilterKey(key)?.facetType !== 'range') return null;
  const bound = (name: string) => {
    const text = url.searchParams.get(name)?.trim() ?? '';
    return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null;
  };
  const [min, max] = [bound('from') ?? 0, bound('to')];
  const ordered = max !== null && max < min ? { min: max, max: min } : { min, max };
  const params = new URLSearchParams(url.searchParams);
  for (const name of ['range', 'from', 'to']) params.delete(name);
  const filters = setFilter(decodeFilterPath(url.pathname), key, writeFacetRange(ordered));
  const rest = params.size > 0 ? `?${params}` : '';
  return hrefWithFilters(url.pathname + rest, filters);
}
