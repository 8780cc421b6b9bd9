import { decodeSegment, encodeSegment, VALUE_SEPARATOR } from '#commerce/links/segment.ts';
import type { Filters } from '#commerce/search/facets/filters.ts';
import { facetPartOf, stripToBasePath } from './base-path.ts';

/** Limits the length of addresses and engine filters. */
export const MAX_SELECTED_PER_KEY = 25;

/** `{base}/facet/{key}/{v1~v2}/…` */
export function encodeFilterPath(basePath: string, filters: Filters): string {
  const base = basePath === '/' ? '' : basePath.replace(/\/+$/, '');
  const parts = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => `/${encodeSegment(key)}/${values.map(encodeSegment).join(VALUE_SEPARATOR)}`);
  if (parts.length === 0) return base || '/';
  return `${base}/facet${parts.join('')}`;
}

/**
 * Parses the filters of an address. It needs the path as it is in the URL, not router parameters, which are already
 * decoded once. A key without values is ignored.
 */
export function decodeFilterPath(address: string, maxPerKey: number = MAX_SELECTED_PER_KEY): Filters {
  const segments = facetPartOf(address);
  const found = new Map<string, string[]>();
  for (let at = 0; at + 1 < segments.length; at += 2) {
    const [key, values] = segments.slice(at, at + 2);
    if (!key || !values) continue;
    const name = decodeSegment(key);
    const terms = values.split(VALUE_SEPARATOR).filter(Boolean).map(decodeSegment);
    if (terms.length === 0) continue;
    found.set(name, distinct([...(found.get(name) ?? []), ...terms]).slice(0, maxPerKey));
  }
  return Object.fromEntries(found);
}

/** The address of the same list with other filters. */
export function replaceFilters(address: string, filters: Filters): string {
  return encodeFilterPath(stripToBasePath(address), filters);
}

function distinct(values: string[]): string[] {
  return [...new Set(values)];
}
