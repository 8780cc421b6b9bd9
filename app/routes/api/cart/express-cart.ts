import type { RouterContextProvider } from 'react-router';
import { basketOwner } from '#app/routes/customer-guard.ts';
import type { ErrorResponse } from '#app/site/api-call.ts';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import type { BasketOwner, CheckoutFields, DeliveryPlace } from '#commerce/basket/baskets.server.ts';
import { APPLE_PAY_ERRORS } from '#commerce/checkout/apple-pay/error-texts.ts';
import { fieldError } from '#commerce/checkout/apple-pay/validate-payment-contacts.ts';
import { type Address, checkAddress, normaliseAddress } from '#commerce/customers/address.ts';
import { countryCodeOf } from '#commerce/customers/country-code.ts';
import { compactPostcode } from '#commerce/customers/postcode.ts';
import type { SiteSettings } from '#config/site-settings.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonError } from '../responses.ts';

/** The specification's cart, as the express endpoints send it. */
export interface ExpressCart {
  id: string;
  customerEmail: string | null;
  total: { centAmount: number; currencyCode: string };
  subTotal: { centAmount: number; currencyCode: string };
  discount: { centAmount: number; currencyCode: string };
  /** Where prices do not include it. */
  tax: { name: string; centAmount: number; currencyCode: string } | null;
  /** Null until a delivery method is chosen. */
  shipping: { methodId: string; price: { centAmount: number; currencyCode: string } } | null;
  lineItems: {
    id: string;
    sku: string;
    name: string;
    quantity: number;
    price: { centAmount: number; currencyCode: string };
    totalPrice: { centAmount: number; currencyCode: string };
  }[];
}

export interface FoundCart {
  owner: BasketOwner;
  view: BasketView;
}

/** The cart named by `cartID`, if it is this shopper's; 404 for any other. */
export async function findCart(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<FoundCart | ErrorResponse> {
  const cartId = new URL(request.url).searchParams.get('cartID');
  const owner = await basketOwner(context);
  const { brand } = context.get(requestContext);
  const view =
    cartId && owner ? await context.get(shopContext).checkout.baskets.view(owner, brand, cartId) : null;
  if (!owner || !view) return jsonError(404, APPLE_PAY_ERRORS.cartUnavailable);
  return { owner, view };
}

/** Changes the cart and returns the changed cart. */
export async function changeCart(
  context: Readonly<RouterContextProvider>,
  { owner, view }: FoundCart,
  fields: CheckoutFields,
  place?: DeliveryPlace | null,
): Promise<ExpressCart | ErrorResponse> {
  const { brand } = context.get(requestContext);
  const { baskets } = context.get(shopContext).checkout;
  const isDone = await baskets.setFields(owner, brand, fields, view.id);
  const changed = isDone && (await baskets.view(owner, brand, view.id, place));
  return changed ? toExpressCart(changed) : jsonError(404, APPLE_PAY_ERRORS.cartUnavailable);
}

/**
 * The place that a wallet tells before the shopper authorises: of a British postcode only three characters. Null when it
 * names none.
 */
export function readPlace(
  sent: Record<string, unknown> | null,
  { shippingCountries, countryNameToCode }: Pick<SiteSettings, 'shippingCountries' | 'countryNameToCode'>,
): { place: DeliveryPlace | null } | { refusal: ErrorResponse } {
  const text = (name: string) => (typeof sent?.[name] === 'string' ? sent[name].slice(0, 200) : '');
  if (!/^[A-Z0-9]{0,10}$/.test(compactPostcode(text('postalCode')))) {
    return {
      refusal: jsonError(422, APPLE_PAY_ERRORS.shippingMethodsFailed, { field: 'postalCode' }),
    };
  }
  const country = countryCodeOf(text('countryCode'), countryNameToCode);
  if (!country) return { place: null };
  if (!shippingCountries.includes(country)) {
    return { refusal: jsonError(422, APPLE_PAY_ERRORS.countryNotServed, { field: 'countryCode' }) };
  }
  return { place: { country, postalCode: text('postalCode'), region: text('region').toWellFormed() } };
}

export type AddressReading = { address: Address } | { refusal: ErrorResponse };

/** An address from a request, checked by the rules of its country; the refusal names the first error. */
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
  const normalised = normaliseAddress(address);
  if (type === 'shipping' && !shippingCountries.includes(normalised.country)) {
    return refuse(APPLE_PAY_ERRORS.countryNotServed, 'country');
  }
  return { address: normalised };
}

function toExpressCart({
  id,
  email,
  currency,
  totals,
  deliveryMethodId,
  lines,
  tax,
}: BasketView): ExpressCart {
  const money = (centAmount: number) => ({ centAmount, currencyCode: currency });
  const addedTax = totals.total - (totals.subTotal - totals.discountTotal + (totals.delivery ?? 0));
  return {
    id,
    customerEmail: email,
    total: money(totals.total),
    subTotal: money(totals.subTotal),
    discount: money(totals.discountTotal),
    tax:
      addedTax > 0
        ? { name: [...new Set(tax.byRate.map(({ name }) => name))].join(', '), ...money(addedTax) }
        : null,
    shipping:
      deliveryMethodId && totals.delivery !== null
        ? { methodId: deliveryMethodId, price: money(totals.delivery) }
        : null,
    lineItems: lines.map((line) => ({
      id: line.id,
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      price: money(line.unitPrice),
      totalPrice: money(line.net),
    })),
  };
}
