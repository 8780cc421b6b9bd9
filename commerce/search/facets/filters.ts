/** Selected filter values by key, in the order of selection. */
export type Filters = Readonly<Record<string, readonly string[]>>;

export type ListType = 'category' | 'collection' | 'search' | 'visual-search';

/** Visual-search lists are themselves a set of product keys, so that filter says nothing there. */
export function filtersForList(listType: ListType, filters: Filters): Filters {
  if (listType !== 'visual-search') return filters;
  return Object.fromEntries(Object.entries(filters).filter(([key]) => key !== 'productKey'));
}
