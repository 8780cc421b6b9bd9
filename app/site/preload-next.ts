import { nextCode } from '#ui/lazy.ts';
import type { PrefetchOptions } from './prefetch-page.ts';

const loadPrefetch = nextCode(() => import('./prefetch-page.ts'));

/** Fetches the data of pages that are likely to be opened next, unless the visitor saves data. */
export function prefetchPages(hrefs: readonly string[], options?: PrefetchOptions): void {
  if (savesData()) return;
  loadPrefetch()
    .then(({ prefetchPageData }) => {
      for (const href of hrefs) prefetchPageData(new URL(href, window.location.href), options);
    })
    .catch(() => {
      // Each page is fetched when it is opened.
    });
}

export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
