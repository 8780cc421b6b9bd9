import { compactPostcode } from '#domain/address/postcode.ts';
import { APPLE_PAY_ERRORS } from '#domain/apple-pay/error-texts.ts';
import { deliveryPrice } from '#domain/basket/totals.ts';
import { jsonError, notAllowed, readJsonObject } from '../answers.ts';
import type { Route } from './+types/get-shipping-methods';
import { findCart } from './express-cart.ts';

/** Before authorisation a wallet gives three characters of a British postcode: they must do. */
export async function action({ context, request }: Route.ActionArgs) {
  const found = await findCart(context, request);
  if (found instanceof Response) return found;
  const sent = await readJsonObject(request);
  const postalCode = sent?.postalCode;
  if (typeof postalCode !== 'string' || !/^[A-Z0-9]{0,10}$/.test(compactPostcode(postalCode))) {
    return jsonError(422, APPLE_PAY_ERRORS.shippingMethodsFailed, { field: 'postalCode' });
  }
  const { view } = found;
  const goods = view.totals.subTotal - view.totals.discountTotal;
  return Response.json(
    view.delivery.map((method) => ({
      id: method.id,
      name: method.name,
      price: { centAmount: deliveryPrice(method, goods), currencyCode: view.currency },
      description: method.description,
    })),
  );
}

export function loader() {
  return notAllowed('POST');
}
