import { describe, expect, it } from 'vitest';
import type { Product } from '../../../commerce/catalogue/product.ts';
import { brands } from '../brands/all.ts';
import { all, make } from '../catalogue/whole-catalogue-fixture.ts';
import { linksIn, shownIn } from './linked-lists.ts';

/** A link must lead to products of that brand site, at the default size of the catalogue and at the smallest tested one. */
const sizes = { 'six thousand': all, 'six hundred': make(7, 600) };

function soldIn(brand: string, products: Product[]): Set<string> {
  const sold = products.filter(({ availableFascias, variants }) => {
    const isHere = availableFascias.length === 0 || availableFascias.includes(brand);
    return isHere && variants.some(({ stock }) => stock.isOnStock);
  });
  return new Set(sold.flatMap(({ categories }) => categories.map(({ slug }) => slug)));
}

describe.each(Object.values(brands))('brand site $slug', ({ slug, locales }) => {
  const shown = shownIn(slug, locales[0]!);

  it.each(Object.entries(sizes))(
    'with %s products links to no category in which it sells nothing',
    (_, products) => {
      const sold = soldIn(slug, products);
      // Content of an empty list is not shown.
      const reached = shown.filter(({ kind, key }) => kind === 'page' || sold.has(key));
      const dead = reached.flatMap(({ key, body }) =>
        linksIn(body, '/categories/')
          .filter((category) => !sold.has(category))
          .map((category) => `${key} → ${category}`),
      );
      expect(dead).toEqual([]);
    },
  );

  it('links to no page of another brand site', () => {
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
