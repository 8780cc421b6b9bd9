import { useSearchParams } from 'react-router';

/** The parameter of a list that shows all facets and all their values in the page, for browsers without script. */
export const ALL_FILTERS = { name: 'filters', value: 'all' } as const;

export function useAllFilters(): boolean {
  return useSearchParams()[0].get(ALL_FILTERS.name) === ALL_FILTERS.value;
}
