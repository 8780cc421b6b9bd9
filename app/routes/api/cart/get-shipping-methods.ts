import { APPLE_PAY_ERRORS } from '#commerce/checkout/apple-pay/error-texts.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonError, jsonResponse, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/get-shipping-methods';
import { findCart, readPlace } from './express-cart.ts';

/** Delivery methods for a place. */
export async function action({ context, request }: Route.ActionArgs) {
  const found = await findCart(context, request);
  if (found instanceof Response) return found;
  const sent = await readJsonObject(request);
  if (typeof sent?.postalCode !== 'string') {
    return jsonError(422, APPLE_PAY_ERRORS.shippingMethodsFailed, { field: 'postalCode' });
  }
  const { brand } = context.get(requestContext);
  const reading = readPlace(sent, brand.settings);
  if ('refusal' in reading) return reading.refusal;
  const { baskets } = context.get(shopContext).checkout;
  const { owner, view } = found;
  const { place } = reading;
  // Callers that choose a method without naming the place again mean this country.
  if (place) await baskets.setFields(owner, brand, { country: place.country }, view.id);
  const there = (place && (await baskets.view(owner, brand, view.id, place))) ?? view;
  return jsonResponse(
    there.delivery.map((method) => ({
      id: method.id,
      name: method.name,
      price: { centAmount: method.price, currencyCode: there.currency },
      description: method.description,
    })),
  );
}

export function loader() {
  return notAllowed('POST');
}
