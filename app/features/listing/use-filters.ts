import { useCallback, useState } from 'react';
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

/** What the filters themselves show: it stays the same while something else is loaded. */
export interface FilterChoice {
  /** The selected filters; while others load, already those. They fall back when loading fails. */
  filters: Filters;
  /** The localised address of the list with these filters. */
  hrefFor: (filters: Filters) => string;
  /** The address with this value selected, or deselected if it is selected. */
  hrefToToggle: (key: string, term: string) => string;
}

export interface FilterState extends FilterChoice {
  isLoading: boolean;
  /** Other filters or another sort of this list load, not further pages. */
  isStale: boolean;
  /** The address of this list that could not be loaded, until the next navigation. */
  failedHref: string | null;
  /** Another list loads. */
  isLeaving: boolean;
}

export function useFilters(
  { address, filters: loaded, maxPerKey }: Pick<ListingView, 'address' | 'filters' | 'maxPerKey'>,
  failedHref?: string,
): FilterState {
  const local = useLocalPath();
  const { location } = useNavigation();
  const isSameList =
    location !== undefined && stripToBasePath(location.pathname) === stripToBasePath(local(address));
  const filters = useSame(isSameList ? decodeFilterPath(location.pathname, maxPerKey) : loaded);
  // Hundreds of links are made with these two: as long as they are the same, no link renders again.
  const hrefFor = useCallback((choice: Filters) => local(hrefWithFilters(address, choice)), [local, address]);
  const hrefToToggle = useCallback(
    (key: string, term: string) => hrefFor(toggleFilter(filters, key, term, maxPerKey)),
    [hrefFor, filters, maxPerKey],
  );
  return {
    filters,
    isLoading: location !== undefined,
    isStale: isSameList && !addsPage(location.state),
    failedHref: location === undefined ? (failedHref ?? null) : null,
    isLeaving: location !== undefined && !isSameList && isCategoryPath(location.pathname),
    hrefFor,
    hrefToToggle,
  };
}

/** The same object as long as its content is the same. */
function useSame(filters: Filters): Filters {
  const [kept, keep] = useState(filters);
  if (kept === filters || JSON.stringify(kept) === JSON.stringify(filters)) return kept;
  keep(filters);
  return filters;
}
