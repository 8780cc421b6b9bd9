import { APPLE_PAY_ERRORS } from '#commerce/checkout/apple-pay/error-texts.ts';
import { countryCodeOf } from '#commerce/customers/country-code.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonError } from '../answers.ts';
import type { Route } from './+types/pdp-payment-data';
import { findCart } from './express-cart.ts';

/** Where we ship and how can be paid, for the express button. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await findCart(context, request);
  if (found instanceof Response) return found;
  if (!found.view.canCheckOut) return jsonError(409, APPLE_PAY_ERRORS.cartUnavailable);
  const { shippingCountries, countryNameToCode } = context.get(requestContext).brand.settings;
  const methods = context.get(shopContext).payments.methods();
  return Response.json({
    countries: shippingCountries.map((countryCode) => ({ countryCode })),
    countryNames: ownNames(countryNameToCode),
    paymentMethods: methods
      .filter(({ type }) => type === 'applepay')
      .map(({ psp, adyenConfigKey }) => ({ psp, adyenConfigKey })),
  });
}

/** Names that the brand's settings add or change; all others the page knows by itself. */
function ownNames(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).filter(([name, code]) => countryCodeOf(name) !== code));
}
