import { useEffect } from 'react';

/** Long enough for the page itself to be complete. */
const REST_MS = 2_000;

/** Fetches code that the next page is likely to need, once this page is at rest. */
export function usePreloadedCode(load: () => Promise<unknown>): void {
  useEffect(() => {
    const preload = () => {
      load().catch(() => {
        // The next page fetches it itself.
      });
    };
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(preload);
      else preload();
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [load]);
}

/** Fetches the data of pages that are likely to be opened next, unless the visitor saves data. */
export function prefetchPages(hrefs: readonly string[]): void {
  if (savesData()) return;
  import('./prefetch-page.ts')
    .then(({ prefetchPageData }) => {
      for (const href of hrefs) prefetchPageData(new URL(href, window.location.href));
    })
    .catch(() => {
      // Each page is fetched when it is opened.
    });
}

export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
