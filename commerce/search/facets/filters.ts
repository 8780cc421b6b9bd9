/** Selected filter values by key, in the order of selection. */
export type Filters = Readonly<Record<string, readonly string[]>>;

export type ListType = 'category' | 'collection' | 'search' | 'visual-search';

/** A visual search is a set of products itself, so a filter by product key is ignored there. */
export function filtersForList(listType: ListType, filters: Filters): Filters {
  if (listType !== 'visual-search') return filters;
  return Object.fromEntries(Object.entries(filters).filter(([key]) => key !== 'productKey'));
}
