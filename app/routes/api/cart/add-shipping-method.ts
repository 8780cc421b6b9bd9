import { APPLE_PAY_ERRORS } from '#commerce/checkout/apple-pay/error-texts.ts';
import { jsonError, jsonResponse, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/add-shipping-method';
import { changeCart, findCart } from './express-cart.ts';

/** Chooses the delivery method. The total in the response is the one that the shopper may authorise. */
export async function action({ context, request }: Route.ActionArgs) {
  const found = await findCart(context, request);
  if (found instanceof Response) return found;
  const methodId = (await readJsonObject(request))?.methodId;
  const isKnown = found.view.delivery.some(({ id }) => id === methodId);
  if (typeof methodId !== 'string' || !isKnown) {
    return jsonError(422, APPLE_PAY_ERRORS.addShippingMethodFailed, { field: 'methodId' });
  }
  const chosen = await changeCart(context, found, { deliveryMethodId: methodId });
  if (chosen instanceof Response) return chosen;
  const cart = await changeCart(context, found, { quotedTotal: chosen.total.centAmount });
  return cart instanceof Response ? cart : jsonResponse({ ...cart, cart });
}

export function loader() {
  return notAllowed('POST');
}
