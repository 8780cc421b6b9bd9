import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import type { Facet, SelectedFacet } from '#commerce/search/facets/facet.ts';
import type { SortOption } from '#commerce/search/sort-options.ts';

/** One page of a listing, as the primary search answers it. */
export interface ListingPage {
  edges: ListingEdge[];
  pageInfo: PageInfo;
  total: number;
  facets: Facet[];
  selectedFacets: SelectedFacet[];
  sortOptions: SortOption[];
  queryId: string;
  abTestID: string | null;
  abTestVariantID: string | null;
  redirect: string | null;
}

export interface ListingEdge {
  /** Base64 of the offset. */
  cursor: string;
  node: ListingProduct;
}

export interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
  hasNext: boolean;
  hasPrevious: boolean;
  length: number;
  offset: number;
}
