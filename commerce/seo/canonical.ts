import { LIST_PARAMS, stripToBasePath } from '#commerce/listing/url/base-path.ts';
import { decodeFilterPath, encodeFilterPath } from '#commerce/listing/url/filter-path.ts';
import { parsePage } from '#commerce/listing/url/listing-query.ts';
import { keepKnownFilters } from '#commerce/search/facets/known-filters.ts';

export interface ListingLinks {
  canonical: string;
  prev: string | null;
  next: string | null;
}

/**
 * The canonical URL of a listing page and its previous and next page. Only the page, known filters and the parameters that
 * define the list are included.
 */
export function listingLinks(url: URL, hasNextPage: boolean): ListingLinks {
  const path = encodeFilterPath(
    stripToBasePath(url.pathname),
    keepKnownFilters(decodeFilterPath(url.pathname)),
  );
  const page = parsePage(url.searchParams.get('page'));
  const at = (number: number) => {
    const params = new URLSearchParams(LIST_PARAMS.flatMap((name) => paramOf(url, name)));
    if (number > 1) params.set('page', String(number));
    return `${url.origin}${path}${params.size > 0 ? `?${params}` : ''}`;
  };
  return {
    canonical: at(page),
    prev: page > 1 ? at(page - 1) : null,
    next: hasNextPage ? at(page + 1) : null,
  };
}

function paramOf(url: URL, name: string): [string, string][] {
  const value = url.searchParams.get(name);
  return value ? [[name, value]] : [];
}
