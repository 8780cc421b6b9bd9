import { type PrefetchOptions, prefetchPageData } from './prefetch-page.ts';

/** Fetches the data of pages that are likely to be opened next, unless the visitor saves data. */
export function prefetchPages(hrefs: readonly string[], options?: PrefetchOptions): void {
  if (savesData()) return;
  for (const href of hrefs) prefetchPageData(new URL(href, window.location.href), options);
}

export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
