import { APPLE_PAY_ERRORS } from '#commerce/checkout/apple-pay/error-texts.ts';
import { countryCodeOf } from '#commerce/customers/country-code.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonError, jsonResponse } from '../responses.ts';
import type { Route } from './+types/pdp-payment-data';
import { findCart } from './express-cart.ts';

/** Countries and payment methods for the express button. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await findCart(context, request);
  if (found instanceof Response) return found;
  if (!found.view.canCheckOut) return jsonError(409, APPLE_PAY_ERRORS.cartUnavailable);
  const { shippingCountries, countryNameToCode } = context.get(requestContext).brand.settings;
  const methods = context.get(shopContext).checkout.payments.methods();
  return jsonResponse({
    countries: shippingCountries.map((countryCode) => ({ countryCode })),
    countryNames: brandNames(countryNameToCode),
    paymentMethods: methods
      .filter(({ type }) => type === 'applepay')
      .map(({ psp, adyenConfigKey }) => ({ psp, adyenConfigKey })),
  });
}

/** Country names that the brand's settings add or change; the page knows all others. */
function brandNames(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).filter(([name, code]) => countryCodeOf(name) !== code));
}
