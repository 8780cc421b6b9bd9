import type { SortKey } from '#commerce/search/provider.ts';
import { parseSort } from '#commerce/search/sort-options.ts';

/**
 * What a search is called in the shop: the index's own id and, where it was a sorted replica that answered, its order.
 * Events have to name that replica, and may come from another process an hour later.
 */
export function writeQueryName(queryID: string, sort: SortKey): string {
  return sort === 'relevance' ? queryID : `${queryID}.${sort}`;
}

/** Null when no index gave this name. */
export function readQueryName(name: string): { queryID: string; sort: SortKey } | null {
  const [, queryID, sort] = /^([0-9a-f]{32})(?:\.([a-z-]+))?$/.exec(name) ?? [];
  return queryID ? { queryID, sort: parseSort(sort) } : null;
}
