import { describe, expect, it } from 'vitest';
import type { Product } from '../../../commerce/catalogue/product.ts';
import { brands } from '../../../config/brands/all.ts';
import { all, make } from '../catalogue/whole-catalogue-fixture.ts';
import { linksIn, shownIn } from './promised-lists.ts';

/** A link must lead to something in that very shop: in the demo as it opens, and the smallest one that is walked through. */
const sizes = { 'six thousand': all, 'six hundred': make(7, 600) };

function soldIn(brand: string, products: Product[]): Set<string> {
  const sold = products.filter(({ availableFascias, variants }) => {
    const isHere = availableFascias.length === 0 || availableFascias.includes(brand);
    return isHere && variants.some(({ stock }) => stock.isOnStock);
  });
  return new Set(sold.flatMap(({ categories }) => categories.map(({ slug }) => slug)));
}

describe.each(Object.values(brands))('$slug’s own shop', ({ slug, locales }) => {
  const shown = shownIn(slug, locales[0]!);

  it.each(Object.entries(sizes))(
    'with %s products links to no category in which it sells nothing',
    (_, products) => {
      const sold = soldIn(slug, products);
      // What stands above a list is not reached where the list is empty.
      const reached = shown.filter(({ kind, key }) => kind === 'page' || sold.has(key));
      const dead = reached.flatMap(({ key, body }) =>
        linksIn(body, '/categories/')
          .filter((category) => !sold.has(category))
          .map((category) => `${key} → ${category}`),
      );
      expect(dead).toEqual([]);
    },
  );

  it('links to no page that another shop has', () => {
    const pages = new Set(shown.filter(({ kind }) => kind === 'page').map(({ key }) => key));
    const dead = shown.flatMap(({ key, body }) =>
      ['/pages/', '/blog/'].flatMap((place) =>
        linksIn(body, place)
          .filter((rest) => !pages.has(place + rest))
          .map((rest) => `${key} → ${place}${rest}`),
      ),
    );
    expect(dead).toEqual([]);
  });
});
