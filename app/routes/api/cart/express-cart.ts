import type { RouterContextProvider } from 'react-router';
import { basketOwner } from '#app/routes/account/account-guard.ts';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import type { BasketOwner, CheckoutFields } from '#commerce/basket/baskets.server.ts';
import { APPLE_PAY_ERRORS } from '#commerce/checkout/apple-pay/error-texts.ts';
import { fieldError } from '#commerce/checkout/apple-pay/validate-payment-contacts.ts';
import { type Address, checkAddress, tidyAddress } from '#commerce/customers/address.ts';
import { countryCodeOf } from '#commerce/customers/country-code.ts';
import type { SiteSettings } from '#config/site-settings.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonError } from '../answers.ts';
import { type ExpressCart, toExpressCart } from './to-express-cart.ts';

export interface FoundCart {
  owner: BasketOwner;
  view: BasketView;
}

/** The cart that `cartID` names, if it is this shopper's; somebody else's is as if it were not there. */
export async function findCart(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<FoundCart | Response> {
  const cartId = new URL(request.url).searchParams.get('cartID');
  const owner = await basketOwner(context);
  const { brand } = context.get(requestContext);
  const view = cartId && owner ? await context.get(shopContext).baskets.view(owner, brand, cartId) : null;
  if (!owner || !view) return jsonError(404, APPLE_PAY_ERRORS.cartUnavailable);
  return { owner, view };
}

/** Writes to the cart and answers with it as it is then. */
export async function changeCart(
  context: Readonly<RouterContextProvider>,
  { owner, view }: FoundCart,
  fields: CheckoutFields,
): Promise<ExpressCart | Response> {
  const { brand } = context.get(requestContext);
  const { baskets } = context.get(shopContext);
  const isDone = await baskets.setFields(owner, brand, fields, view.id);
  const changed = isDone && (await baskets.view(owner, brand, view.id));
  return changed ? toExpressCart(changed) : jsonError(404, APPLE_PAY_ERRORS.cartUnavailable);
}

export type AddressReading = { address: Address } | { refusal: Response };

/** An address from a request, checked as its country asks; the first error is told. */
export function readAddressOf(
  sent: unknown,
  type: 'shipping' | 'billing',
  { shippingCountries, countryNameToCode }: Pick<SiteSettings, 'shippingCountries' | 'countryNameToCode'>,
): AddressReading {
  const refuse = (error: string, field: string) => ({ refusal: jsonError(422, error, { field }) });
  if (typeof sent !== 'object' || sent === null) {
    return refuse(`Please provide a valid ${type} address`, `${type}Address`);
  }
  const given = sent as Record<string, unknown>;
  const text = (name: keyof Address) =>
    typeof given[name] === 'string' ? given[name].slice(0, 200).toWellFormed() : '';
  const address: Address = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    streetName: text('streetName'),
    additionalStreetInfo: text('additionalStreetInfo'),
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode'),
    country: countryCodeOf(text('country'), countryNameToCode) ?? text('country'),
  };
  if (address.country.trim() === '')
    return refuse(`Please provide a country for your ${type} address`, 'country');
  const first = checkAddress(address)[0];
  if (first) return refuse(fieldError(type, first.field).message, first.field);
  const tidy = tidyAddress(address);
  if (type === 'shipping' && !shippingCountries.includes(tidy.country)) {
    return refuse(APPLE_PAY_ERRORS.countryNotServed, 'country');
  }
  return { address: tidy };
}
