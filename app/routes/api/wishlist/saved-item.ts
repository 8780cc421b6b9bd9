import { requestContext, shopContext } from '../../../context.ts';
import { jsonError } from '../answers.ts';
import type { Route } from './+types/saved-item';

/** Whether this colour of this product is on the shopper's list; guests have none. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const productKey = params.get('productKey');
  const colourSelected = params.get('colourSelected');
  if (!productKey || colourSelected === null) return jsonError(400, 'Please name a product and a colour.');
  const customer = await context.get(requestContext).session.customer();
  const { wishlist } = context.get(shopContext);
  return Response.json({
    wishlistItem: customer && (await wishlist.savedItem(customer.id, { productKey, colourSelected })),
  });
}
