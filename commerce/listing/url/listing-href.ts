import type { Filters } from '#commerce/search/facets/filters.ts';
import { DEFAULT_SORT, type SortKey } from '#commerce/search/sort-options.ts';
import { replaceFilters } from './filter-path.ts';

/** All functions take a path with its query (`/search/facet/…?q=dress&page=2`) and return another. */

/** Other filters start at the first page; search text and sort stay. */
export function hrefWithFilters(address: string, filters: Filters): string {
  const params = queryOf(address);
  params.delete('page');
  params.delete('scrollTo');
  return join(replaceFilters(address, filters), params);
}

/** Another sort starts at the first page; the default needs no parameter. */
export function hrefWithSort(address: string, sort: SortKey): string {
  const params = queryOf(address);
  params.delete('page');
  params.delete('scrollTo');
  if (sort === DEFAULT_SORT) params.delete('sort');
  else params.set('sort', sort);
  return join(pathOf(address), params);
}

/** The link of the load-more and load-previous buttons. */
export function hrefWithPage(address: string, page: number): string {
  const params = queryOf(address);
  params.delete('scrollTo');
  if (page <= 1) params.delete('page');
  else params.set('page', String(page));
  return join(pathOf(address), params);
}

export function hrefWithScrollTo(address: string, productId: string): string {
  const params = queryOf(address);
  params.set('scrollTo', productId);
  return join(pathOf(address), params);
}

export function hrefWithoutScrollTo(address: string): string {
  const params = queryOf(address);
  params.delete('scrollTo');
  return join(pathOf(address), params);
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

function queryOf(address: string): URLSearchParams {
  const start = address.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : address.slice(start).split('#', 1)[0]);
}

function join(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
