import type { ListType } from '#commerce/search/facets/filters.ts';

const PAGE_SIZE = 40;
const VISUAL_SEARCH_PAGE_SIZE = 100;
export const SKELETON_CARDS = 10;

export function pageSizeOf(listType: ListType): number {
  return listType === 'visual-search' ? VISUAL_SEARCH_PAGE_SIZE : PAGE_SIZE;
}

/** Offset of a page's first product; pages count from 1. */
export function pageOffset(page: number, pageSize: number): number {
  return (Math.max(page, 1) - 1) * pageSize;
}

export function countPages(total: number, pageSize: number): number {
  return Math.ceil(Math.max(total, 0) / pageSize);
}
