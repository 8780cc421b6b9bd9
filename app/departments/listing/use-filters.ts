import { useNavigation } from 'react-router';
import { useLocalPath } from '#app/site/local-path.ts';
import type { Filters } from '#domain/listing/filters.ts';
import { stripToBasePath } from '#domain/listing-url/base-path.ts';
import { decodeFilterPath } from '#domain/listing-url/filter-path.ts';
import { hrefWithFilters } from '#domain/listing-url/listing-href.ts';
import type { ListingView } from './listing-view.ts';

export interface FilterState {
  /** What is chosen: while another choice is loading, already that one. It falls back if loading fails. */
  filters: Filters;
  isLoading: boolean;
  /** Where this choice of filters is, in the visitor's language. */
  hrefFor: (filters: Filters) => string;
}

export function useFilters({ address, filters }: Pick<ListingView, 'address' | 'filters'>): FilterState {
  const local = useLocalPath();
  const { location } = useNavigation();
  const isSameList =
    location !== undefined && stripToBasePath(location.pathname) === stripToBasePath(local(address));
  return {
    filters: isSameList ? decodeFilterPath(location.pathname) : filters,
    isLoading: location !== undefined,
    hrefFor: (choice) => local(hrefWithFilters(address, choice)),
  };
}
