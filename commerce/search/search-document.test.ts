import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import { describe, expect, it } from 'vitest';
import type { Product } from '#commerce/catalogue/product.ts';
import { toSearchDocument } from './search-document.server.ts';

const [product] = (await Array.fromAsync(demoCatalogue({ seed: 7, products: 40 }).products())).filter(
  ({ colours, variants }) => new Set(colours.map(({ facet }) => facet)).size > 1 && variants.length > 5,
) as [Product];

const withStock = (isOnStock: (variant: Product['variants'][number]) => boolean): Product => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    stock: { isOnStock: isOnStock(variant), availableQuantity: isOnStock(variant) ? 5 : 0 },
  })),
});

describe('the search document of a product', () => {
  it('[FACET-02] leaves out colours and sizes that are sold out', () => {
    const [first] = product.colours;
    const { size } = product.variants[0]!;
    const { facets } = toSearchDocument(
      withStock((each) => each.colour === first!.colour && each.size === size),
    );
    expect(facets.colourFacets).toEqual([first!.facet]);
    expect(facets.sizes).toEqual([size]);
    expect(facets.isOnStock).toEqual(['true']);
  });

  it('[FACET-02] has all colours and sizes of a product that is sold out', () => {
    const { facets } = toSearchDocument(withStock(() => false));
    expect(facets.colourFacets).toEqual(product.facets.colourFacets);
    expect(facets.isOnStock).toEqual([]);
  });
});
