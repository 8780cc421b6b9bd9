import type { SortKey } from '#commerce/search/provider.ts';
import { parseSort } from '#commerce/search/sort-options.ts';

/**
 * The query id that the shop uses: Algolia's own, followed by the order when a sorted replica was searched. Insights events
 * must name that replica, and may be sent by another process an hour later.
 */
export function formatQueryId(queryID: string, sort: SortKey): string {
  return sort === 'relevance' ? queryID : `${queryID}.${sort}`;
}

/** Null for an id that is not Algolia's. */
export function parseQueryId(id: string): { queryID: string; sort: SortKey } | null {
  const [, queryID, sort] = /^([0-9a-f]{32})(?:\.([a-z-]+))?$/.exec(id) ?? [];
  return queryID ? { queryID, sort: parseSort(sort) } : null;
}
