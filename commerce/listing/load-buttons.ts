/** Load-more and load-previous buttons, in pixels. */
export const LOAD_BUTTON = { width: 340, height: 50 } as const;

export interface LoadedRange {
  firstPage: number;
  lastPage: number;
}

/** The primary engine says whether a next page exists. */
export function showsLoadMore(pageInfo: { hasNextPage: boolean }): boolean {
  return pageInfo.hasNextPage;
}

/** The alternative engine gives a total: more while the current page is below the page count. */
export function showsLoadMoreByCount(currentPage: number, pageCount: number): boolean {
  return currentPage < pageCount;
}

export function showsLoadPrevious(loaded: Pick<LoadedRange, 'firstPage'>): boolean {
  return loaded.firstPage > 1;
}
