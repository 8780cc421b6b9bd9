import { APPLE_PAY_ERRORS } from '#commerce/checkout/apple-pay/error-texts.ts';
import { countryCodeOf } from '#commerce/customers/country-code.ts';
import { compactPostcode } from '#commerce/customers/postcode.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonError, jsonResponse, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/get-shipping-methods';
import { type FoundCart, findCart } from './express-cart.ts';

/** Delivery methods for a postcode. Before authorisation a wallet gives only three characters of a British one. */
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
  const country = countryCodeOf(named, settings.countryNameToCode);
  if (country && !settings.shippingCountries.includes(country)) {
    return jsonError(422, APPLE_PAY_ERRORS.countryNotServed, { field: 'countryCode' });
  }
  const view =
    country && country !== found.view.country ? await changeCountry(context, found, country) : found.view;
  return jsonResponse(
    view.delivery.map((method) => ({
      id: method.id,
      name: method.name,
      price: { centAmount: method.price, currencyCode: view.currency },
      description: method.description,
    })),
  );
}

async function changeCountry(
  context: Route.ActionArgs['context'],
  { owner, view }: FoundCart,
  country: string,
) {
  const { brand } = context.get(requestContext);
  const { baskets } = context.get(shopContext).checkout;
  await baskets.setFields(owner, brand, { country }, view.id);
  return (await baskets.view(owner, brand, view.id)) ?? view;
}

export function loader() {
  return notAllowed('POST');
}
