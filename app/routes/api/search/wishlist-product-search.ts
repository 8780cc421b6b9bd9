import { listProduct } from '#commerce/catalogue/list-product.ts';
import { isSoldOn } from '#commerce/catalogue/sold-on-site.ts';
import { isOnStockWishlist } from '#commerce/wishlist/wishlist-stock.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonResponse } from '../responses.ts';
import type { Route } from './+types/wishlist-product-search';

/** The products of the shopper's wishlist that this site sells, newest first, each with the stock of what was saved. */
export async function loader({ context }: Route.LoaderArgs) {
  const { session, brand } = context.get(requestContext);
  const customer = await session.customer();
  const {
    catalogue,
    customers: { wishlist },
  } = context.get(shopContext);
  const items = customer ? await wishlist.items(customer.id) : [];
  const ids = await catalogue.productIdsByKeys([...new Set(items.map(({ productKey }) => productKey))]);
  const products = (await catalogue.productsByIds(ids, brand.priceList)).filter((product) =>
    isSoldOn(product, brand.slug),
  );
  const byKey = new Map(products.map((product) => [product.key, product]));
  const wishlistProductSearch = items.flatMap((item) => {
    const product = byKey.get(item.productKey);
    if (!product || product.variants.length === 0) return [];
    const { colourSelected } = item;
    const isSavedOnStock = isOnStockWishlist(item, product.variants);
    const listed = listProduct(product);
    const colourVariants = listed.colourVariants.map((variant) => ({
      ...variant,
      isOnStockWishlist: variant.colour === colourSelected ? isSavedOnStock : variant.isOnStock,
    }));
    return [{ ...listed, colourVariants, colourSelected, isOnStockWishlist: isSavedOnStock }];
  });
  return jsonResponse({ wishlistProductSearch });
}
