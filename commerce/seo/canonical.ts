import { stripToBasePath } from '#commerce/listing/url/base-path.ts';
import { decodeFilterPath, encodeFilterPath } from '#commerce/listing/url/filter-path.ts';
import { parsePage } from '#commerce/listing/url/listing-query.ts';
import { keepKnownFilters } from '#commerce/search/facets/filter-keys.ts';

export interface ListingLinks {
  canonical: string;
  prev: string | null;
  next: string | null;
}

/**
 * The one true address of a listing page and its neighbours. Of the parameters only page is carried; filters
 * nobody knows are not echoed.
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
