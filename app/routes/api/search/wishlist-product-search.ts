import { requestContext, shopContext } from '../../../context.ts';
import { jsonResponse } from '../responses.ts';
import type { Route } from './+types/wishlist-product-search';

/** The products of the shopper's wishlist, newest first. */
export async function loader({ context }: Route.LoaderArgs) {
  const customer = await context.get(requestContext).session.customer();
  const {
    catalogue,
    customers: { wishlist },
    search: { productCards },
  } = context.get(shopContext);
  const entries = customer ? await wishlist.entries(customer.id) : [];
  const ids = await catalogue.productIdsByKeys([...new Set(entries.map(({ productKey }) => productKey))]);
  const byKey = new Map((await productCards.products(ids)).map((product) => [product.productKey, product]));
  const wishlistProductSearch = entries.flatMap(({ productKey, colourSelected }) => {
    const product = byKey.get(productKey);
    return product ? [{ ...product, colourSelected }] : [];
  });
  return jsonResponse({ wishlistProductSearch });
}
