import type { action as addToCart } from '#app/routes/api/basket/add-to-cart.ts';
import type { action as addBillingAddress } from '#app/routes/api/cart/add-billing-address.ts';
import type { action as addEmailAddress } from '#app/routes/api/cart/add-email-address.ts';
import type { action as addShippingAddress } from '#app/routes/api/cart/add-shipping-address.ts';
import type { action as addShippingMethod } from '#app/routes/api/cart/add-shipping-method.ts';
import type { action as getShippingMethods } from '#app/routes/api/cart/get-shipping-methods.ts';
import type { loader as pdpPaymentData } from '#app/routes/api/cart/pdp-payment-data.ts';
import type { action as initialisePayment } from '#app/routes/api/payments/initialise.ts';
import type { action as submitApplePay } from '#app/routes/api/payments/submit-apple-pay.ts';
import { type ApiData, callApi, type ErrorResponse } from '#app/site/api-call.ts';
import { APPLE_PAY_ERRORS, initialisationFailed } from '#commerce/checkout/apple-pay/error-texts.ts';
import type { ShippingMethod } from '#commerce/checkout/apple-pay/request.ts';
import type { Address } from '#commerce/customers/address.ts';

/** An error whose message is shown to the shopper. */
export class ExpressError extends Error {}

export interface ExpressItem {
  sku: string;
  quantity: number;
  customFields?: Record<string, string>;
}

export type CartTotals = ApiData<typeof addShippingMethod>;
export type PaymentData = ApiData<typeof pdpPaymentData>;

const forCart = (address: string, cartId: string) => `${address}?cartID=${encodeURIComponent(cartId)}`;

const withJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify(body),
});

const withForm = (body: FormData): RequestInit => ({
  method: 'POST',
  headers: { accept: 'application/json' },
  body,
});

async function errorOf(response: ErrorResponse, fallback: string): Promise<string> {
  const body = await response.json().catch(() => null);
  return body?.error ?? fallback;
}

/** Creates a basket for this purchase only. */
export async function createCart(items: readonly ExpressItem[]): Promise<string> {
  const form = new FormData();
  form.set('data', JSON.stringify({ items, ephemeral: true }));
  const response = await callApi<typeof addToCart>('/_api/basket/addToCart', withForm(form));
  if (!response.ok) throw new ExpressError(await errorOf(response, APPLE_PAY_ERRORS.cartUnavailable));
  return (await response.json()).cartId;
}

export async function fetchPaymentData(cartId: string): Promise<PaymentData> {
  const response = await callApi<typeof pdpPaymentData>(forCart('/_api/cart/pdpPaymentData', cartId));
  if (!response.ok) throw new ExpressError(APPLE_PAY_ERRORS.paymentDataFailed);
  return response.json();
}

export async function initialise(cartId: string, validationURL: string, psp: string): Promise<unknown> {
  const response = await callApi<typeof initialisePayment>(
    forCart('/_api/payments/initialise', cartId),
    withJson({ method: 'applepay', validationURL, isExpress: true, psp }),
  );
  if (!response.ok) throw new ExpressError(initialisationFailed(response.status, response.statusText));
  const { sessionData } = await response.json();
  if (!sessionData) throw new ExpressError(APPLE_PAY_ERRORS.noSessionData);
  return JSON.parse(atob(sessionData));
}

/** As much of the address as the wallet tells before the shopper authorises. */
export interface SheetPlace {
  postalCode: string;
  countryCode: string;
  region: string;
}

export async function fetchShippingMethods(cartId: string, place: SheetPlace): Promise<ShippingMethod[]> {
  const response = await callApi<typeof getShippingMethods>(
    forCart('/_api/cart/getShippingMethods', cartId),
    withJson(place),
  );
  if (!response.ok) throw new ExpressError(APPLE_PAY_ERRORS.shippingMethodsFailed);
  return response.json();
}

export async function chooseShippingMethod(
  cartId: string,
  methodId: string,
  place: SheetPlace | null,
): Promise<CartTotals> {
  const response = await callApi<typeof addShippingMethod>(
    forCart('/_api/cart/addShippingMethod', cartId),
    withJson({ methodId, ...place }),
  );
  if (!response.ok) throw new ExpressError(APPLE_PAY_ERRORS.addShippingMethodFailed);
  return response.json();
}

/** One after the other, because each call changes the cart. */
export async function writeContacts(
  cartId: string,
  contacts: { email: string; shipping: Address; billing: Address },
): Promise<void> {
  const email = await callApi<typeof addEmailAddress>(
    forCart('/_api/cart/addEmailAddress', cartId),
    withJson({ emailAddress: contacts.email }),
  );
  if (!email.ok) throw new ExpressError(APPLE_PAY_ERRORS.emailFailed);
  const shipping = await callApi<typeof addShippingAddress>(
    forCart('/_api/cart/addShippingAddress', cartId),
    withJson({ shippingAddress: contacts.shipping }),
  );
  if (!shipping.ok) throw new ExpressError(APPLE_PAY_ERRORS.shippingAddressFailed);
  const billing = await callApi<typeof addBillingAddress>(
    forCart('/_api/cart/addBillingAddress', cartId),
    withJson({ billingAddress: contacts.billing }),
  );
  if (!billing.ok) throw new ExpressError(APPLE_PAY_ERRORS.billingAddressFailed);
}

export async function submitPayment(
  cartId: string,
  paymentData: unknown,
  adyenConfigKey: string,
): Promise<string> {
  const form = new FormData();
  form.set('token', toBase64(JSON.stringify(paymentData)));
  form.set('adyenConfigKey', adyenConfigKey);
  form.set('quickBuy', 'true');
  const response = await callApi<typeof submitApplePay>(
    forCart('/_api/payments/submitApplePay', cartId),
    withForm(form),
  );
  if (!response.ok) throw new ExpressError(await errorOf(response, APPLE_PAY_ERRORS.couldNotFinalise));
  return (await response.json()).redirect;
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
