import { stripToBasePath } from '#commerce/listing/url/base-path.ts';
import { decodeFilterPath, encodeFilterPath } from '#commerce/listing/url/filter-path.ts';
import { parsePage } from '#commerce/listing/url/listing-query.ts';
import { keepKnownFilters } from '#commerce/search/facets/known-filters.ts';

export interface ListingLinks {
  canonical: string;
  prev: string | null;
  next: string | null;
}

/**
 * The canonical URL of a listing page and its previous and next page. Only the page parameter and known filters are
 * included.
 */
export function listingLinks(url: URL, hasNextPage: boolean): ListingLinks {
  const path = encodeFilterPath(
    stripToBasePath(url.pathname),
    keepKnownFilters(decodeFilterPath(url.pathname)),
  );
  const page = parsePage(url.searchParams.get('page'));
  const at = (number: number) => `${url.origin}${path}${number > 1 ? `?page=${number}` : ''}`;
  return {
    canonical: at(page),
    prev: page > 1 ? at(page - 1) : null,
    next: hasNextPage ? at(page + 1) : null,
  };
}
