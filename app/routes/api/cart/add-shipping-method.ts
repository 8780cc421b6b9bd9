import { APPLE_PAY_ERRORS } from '#commerce/checkout/apple-pay/error-texts.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonError, jsonResponse, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/add-shipping-method';
import { changeCart, findCart, readPlace } from './express-cart.ts';

/** Chooses the delivery method. The total in the response is the one that the shopper may authorise. */
export async function action({ context, request }: Route.ActionArgs) {
  const found = await findCart(context, request);
  if (found instanceof Response) return found;
  const sent = await readJsonObject(request);
  const { brand } = context.get(requestContext);
  const reading = readPlace(sent, brand.settings);
  if ('refusal' in reading) return reading.refusal;
  const { place } = reading;
  const { baskets } = context.get(shopContext).checkout;
  const there = (place && (await baskets.view(found.owner, brand, found.view.id, place))) ?? found.view;
  const methodId = sent?.methodId;
  const isKnown = there.delivery.some(({ id }) => id === methodId);
  if (typeof methodId !== 'string' || !isKnown) {
    return jsonError(422, APPLE_PAY_ERRORS.addShippingMethodFailed, { field: 'methodId' });
  }
  const fields = { deliveryMethodId: methodId, ...(place && { country: place.country }) };
  const chosen = await changeCart(context, found, fields, place);
  if (chosen instanceof Response) return chosen;
  const cart = await changeCart(context, found, { quotedTotal: chosen.total.centAmount }, place);
  return cart instanceof Response ? cart : jsonResponse({ ...cart, cart });
}

export function loader() {
  return notAllowed('POST');
}
