/** A page of products as it was loaded. */
export interface LoadedPage<T extends { id: string }> {
  page: number;
  products: readonly T[];
}

/**
 * Adds a page to the loaded ones: before them, after them, or in place of the same page. The pages stay an unbroken run, so
 * a page that is not adjacent replaces all of them. A product that is on two pages because the list changed is shown once.
 */
export function mergePages<P extends LoadedPage<{ id: string }>>(loaded: readonly P[], incoming: P): P[] {
  const others = loaded.filter(({ page }) => page !== incoming.page);
  const isAdjacent = loaded.some(({ page }) => Math.abs(page - incoming.page) <= 1);
  if (!isAdjacent) return [withoutRepeats(incoming, new Set())];
  const seen = new Set(others.flatMap(({ products }) => products.map(({ id }) => id)));
  return [...others, withoutRepeats(incoming, seen)].sort((one, other) => one.page - other.page);
}

export function productsOf<T extends { id: string }>(pages: readonly LoadedPage<T>[]): T[] {
  return pages.flatMap(({ products }) => products);
}

function withoutRepeats<P extends LoadedPage<{ id: string }>>(page: P, seen: Set<string>): P {
  const products = page.products.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
  return { ...page, products };
}
