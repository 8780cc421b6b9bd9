import { useNavigation } from 'react-router';
import { useLocalPath } from '#app/site/local-path.ts';
import { isCategoryPath } from '#commerce/listing/empty-list.ts';
import { stripToBasePath } from '#commerce/listing/url/base-path.ts';
import { decodeFilterPath } from '#commerce/listing/url/filter-path.ts';
import { hrefWithFilters } from '#commerce/listing/url/listing-href.ts';
import { toggleFilter } from '#commerce/listing/url/select-filters.ts';
import type { Filters } from '#commerce/search/facets/filters.ts';
import { addsPage } from './adds-page.ts';
import type { ListingView } from './listing-view.ts';

export interface FilterState {
  /** What is chosen: while another choice is loading, already that one. It falls back if loading fails. */
  filters: Filters;
  isLoading: boolean;
  /** Another choice or order of this list is on its way; more pages of it are not. */
  isStale: boolean;
  /** Another list is on its way. */
  isLeaving: boolean;
  /** Where this choice of filters is, in the visitor's language. */
  hrefFor: (filters: Filters) => string;
  /** Where this value is chosen, or no longer is. */
  hrefToToggle: (key: string, term: string) => string;
}

export function useFilters({
  address,
  filters: loaded,
  maxPerKey,
}: Pick<ListingView, 'address' | 'filters' | 'maxPerKey'>): FilterState {
  const local = useLocalPath();
  const { location } = useNavigation();
  const isSameList =
    location !== undefined && stripToBasePath(location.pathname) === stripToBasePath(local(address));
  const filters = isSameList ? decodeFilterPath(location.pathname, maxPerKey) : loaded;
  const hrefFor = (choice: Filters) => local(hrefWithFilters(address, choice));
  return {
    filters,
    isLoading: location !== undefined,
    isStale: isSameList && !addsPage(location.state),
    isLeaving: location !== undefined && !isSameList && isCategoryPath(location.pathname),
    hrefFor,
    hrefToToggle: (key, term) => hrefFor(toggleFilter(filters, key, term, maxPerKey)),
  };
}
