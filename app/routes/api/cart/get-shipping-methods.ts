import { deliveryPrice } from '#commerce/basket/totals.ts';
import { APPLE_PAY_ERRORS } from '#commerce/checkout/apple-pay/error-texts.ts';
import { countryCodeOf } from '#commerce/customers/country-code.ts';
import { compactPostcode } from '#commerce/customers/postcode.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonError, notAllowed, readJsonObject } from '../answers.ts';
import type { Route } from './+types/get-shipping-methods';
import { type FoundCart, findCart } from './express-cart.ts';

/** Before authorisation a wallet gives three characters of a British postcode: they must do. */
export async function action({ context, request }: Route.ActionArgs) {
  const found = await findCart(context, request);
  if (found instanceof Response) return found;
  const sent = await readJsonObject(request);
  const postalCode = sent?.postalCode;
  if (typeof postalCode !== 'string' || !/^[A-Z0-9]{0,10}$/.test(compactPostcode(postalCode))) {
    return jsonError(422, APPLE_PAY_ERRORS.shippingMethodsFailed, { field: 'postalCode' });
  }
  const { settings } = context.get(requestContext).brand;
  const named = typeof sent?.countryCode === 'string' ? sent.countryCode : undefined;
  const asked = countryCodeOf(named, settings.countryNameToCode);
  if (asked && !settings.shippingCountries.includes(asked)) {
    return jsonError(422, APPLE_PAY_ERRORS.countryNotServed, { field: 'countryCode' });
  }
  const view = asked && asked !== found.view.country ? await sendTo(context, found, asked) : found.view;
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

/** From now on the cart is bound for another country. */
async function sendTo(context: Route.ActionArgs['context'], { owner, view }: FoundCart, country: string) {
  const { brand } = context.get(requestContext);
  const { baskets } = context.get(shopContext);
  await baskets.setFields(owner, brand, { country }, view.id);
  return (await baskets.view(owner, brand, view.id)) ?? view;
}

export function loader() {
  return notAllowed('POST');
}
