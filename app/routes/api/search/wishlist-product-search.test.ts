import { describe, expect, it } from 'vitest';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { catalogueOf, openApi, signedIn } from '#tests/api-app.ts';

/** Navy is in stock in 8 and sold out in 10. */
const dress = makeTestProduct({ availableFascias: ['selvedge'] });
const saved = (lineItemSku: string, colourSelected: string, sizeSelected: boolean) => ({
  productKey: dress.key,
  lineItemSku,
  colourSelected,
  sizeSelected,
});

async function open() {
  const { cookie, sessions } = signedIn({ id: 'ada' });
  const items = [
    saved('COA00001-101-10', 'navy', true),
    saved('COA00001-101-10', 'navy', false),
    saved('COA00001-102-8', 'red', true),
  ];
  const app = await openApi(
    { '/_api/search/wishlistProductSearch': () => import('./wishlist-product-search.ts') },
    {
      catalogue: catalogueOf([dress]).catalogue,
      customers: { sessions, wishlist: { items: async (id: string) => (id === 'ada' ? items : []) } },
    },
  );
  return (host: string, isSignedIn = true) =>
    app.get('/_api/search/wishlistProductSearch', { host, headers: isSignedIn ? { cookie } : {} });
}

describe('[WISH-06] the products of a wishlist', () => {
  it('use wishlist stock: that of the saved size, or of the colour when no size was saved', async () => {
    const { body } = await (await open())('localhost');
    const found = body.wishlistProductSearch as {
      colourSelected: string;
      isOnStockWishlist: boolean;
      colourVariants: { colour: string; isOnStock: boolean; isOnStockWishlist: boolean }[];
    }[];
    expect(found.map((item) => [item.colourSelected, item.isOnStockWishlist])).toEqual([
      ['navy', false],
      ['navy', true],
      ['red', true],
    ]);
    const navy = found[0]?.colourVariants.find(({ colour }) => colour === 'navy');
    expect(navy).toMatchObject({ isOnStock: true, isOnStockWishlist: false });
  });

  it('are only those that the brand site sells, and none for a guest', async () => {
    const search = await open();
    expect((await search('oasis.localhost')).body.wishlistProductSearch).toEqual([]);
    expect((await search('localhost', false)).body.wishlistProductSearch).toEqual([]);
  });
});
