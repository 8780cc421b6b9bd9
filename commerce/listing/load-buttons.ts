/** Size of the load-more and load-previous buttons in pixels. */
export const LOAD_BUTTON = { width: 340, height: 50 } as const;

export interface LoadedRange {
  firstPage: number;
  lastPage: number;
}

/** For the primary engine, which reports whether a next page exists. */
export function showsLoadMore(pageInfo: { hasNextPage: boolean }): boolean {
  return pageInfo.hasNextPage;
}

/** For the alternative engine, which reports a total: while the current page is below the page count. */
export function showsLoadMoreByCount(currentPage: number, pageCount: number): boolean {
  return currentPage < pageCount;
}

export function showsLoadPrevious(loaded: Pick<LoadedRange, 'firstPage'>): boolean {
  return loaded.firstPage > 1;
}
