import { requestContext, shopContext } from '../../../context.ts';
import type { Route } from './+types/wishlist-product-search';

/** What is on the shopper's list, as cards show it, newest first. */
export async function loader({ context }: Route.LoaderArgs) {
  const customer = await context.get(requestContext).session.customer();
  const { wishlist, catalogue, shelf } = context.get(shopContext);
  const entries = customer ? await wishlist.entries(customer.id) : [];
  const ids = await catalogue.productIdsByKeys([...new Set(entries.map(({ productKey }) => productKey))]);
  const byKey = new Map((await shelf.products(ids)).map((product) => [product.productKey, product]));
  const wishlistProductSearch = entries.flatMap(({ productKey, colourSelected }) => {
    const product = byKey.get(productKey);
    return product ? [{ ...product, colourSelected }] : [];
  });
  return Response.json({ wishlistProductSearch });
}
