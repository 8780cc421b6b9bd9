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
