import { requestContext, shopContext } from '../../../context.ts';
import { jsonError, jsonResponse } from '../responses.ts';
import type { Route } from './+types/saved-item';

/** The wishlist entry of this product and colour; null when it is not saved, and for guests. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const productKey = params.get('productKey');
  const colourSelected = params.get('colourSelected');
  if (!productKey || colourSelected === null) return jsonError(400, 'Please name a product and a colour.');
  const customer = await context.get(requestContext).session.customer();
  const { wishlist } = context.get(shopContext).customers;
  return jsonResponse({
    wishlistItem: customer && (await wishlist.savedItem(customer.id, { productKey, colourSelected })),
  });
}
