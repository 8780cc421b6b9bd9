/** A page of products as it was loaded. */
export interface LoadedPage<T extends { id: string }> {
  page: number;
  products: readonly T[];
}

/**
 * Puts a page into the pages that are there: before, behind, or in place of its older self. Pages stay an
 * unbroken run, so a page that does not touch them starts anew. A product that moved between pages while
 * the shopper was reading is shown once, where it was first seen.
 */
export function mergePages<T extends { id: string }>(
  loaded: readonly LoadedPage<T>[],
  incoming: LoadedPage<T>,
): LoadedPage<T>[] {
  const others = loaded.filter(({ page }) => page !== incoming.page);
  const touches = loaded.some(({ page }) => Math.abs(page - incoming.page) <= 1);
  if (!touches) return [withoutRepeats(incoming, new Set())];
  const seen = new Set(others.flatMap(({ products }) => products.map(({ id }) => id)));
  return [...others, withoutRepeats(incoming, seen)].sort((one, other) => one.page - other.page);
}

export function productsOf<T extends { id: string }>(pages: readonly LoadedPage<T>[]): T[] {
  return pages.flatMap(({ products }) => products);
}

function withoutRepeats<T extends { id: string }>(page: LoadedPage<T>, seen: Set<string>): LoadedPage<T> {
  const products = page.products.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
  return { page: page.page, products };
}
