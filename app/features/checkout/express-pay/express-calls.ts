import { APPLE_PAY_ERRORS, initialisationFailed } from '#commerce/checkout/apple-pay/error-texts.ts';
import type { ShippingMethod } from '#commerce/checkout/apple-pay/request.ts';
import type { Address } from '#commerce/customers/address.ts';

/** Something the shopper is told, word for word. */
export class ExpressError extends Error {}

export interface ExpressItem {
  sku: string;
  quantity: number;
  customFields?: Record<string, string>;
}

export interface CartTotals {
  total: { centAmount: number };
  subTotal: { centAmount: number };
  discount: { centAmount: number };
  shipping: { methodId: string; price: { centAmount: number } } | null;
}

export interface PaymentData {
  countries: { countryCode: string }[];
  /** What the shop calls countries beside their common names. */
  countryNames?: Record<string, string>;
  paymentMethods: { psp: string; adyenConfigKey: string }[];
}

const inCart = (path: string, cartId: string) => `/_api/${path}?cartID=${encodeURIComponent(cartId)}`;

async function postJson(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
}

async function errorOf(response: Response): Promise<string | null> {
  const body = (await response.json().catch(() => null)) as { error?: string } | null;
  return body?.error ?? null;
}

/** A basket of its own for this one purchase. */
export async function createCart(items: readonly ExpressItem[]): Promise<string> {
  const form = new FormData();
  form.set('data', JSON.stringify({ items, ephemeral: true }));
  const response = await fetch('/_api/basket/addToCart', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form,
  });
  const body = (await response.json().catch(() => null)) as { cartId?: string; error?: string } | null;
  if (!response.ok || !body?.cartId) throw new ExpressError(body?.error ?? APPLE_PAY_ERRORS.cartUnavailable);
  return body.cartId;
}

export async function fetchPaymentData(cartId: string): Promise<PaymentData> {
  const response = await fetch(inCart('cart/pdpPaymentData', cartId));
  if (!response.ok) throw new ExpressError(APPLE_PAY_ERRORS.paymentDataFailed);
  return response.json();
}

export async function initialise(cartId: string, validationURL: string, psp: string): Promise<unknown> {
  const response = await postJson(inCart('payments/initialise', cartId), {
    method: 'applepay',
    validationURL,
    isExpress: true,
    psp,
  });
  if (!response.ok) throw new ExpressError(initialisationFailed(response.status, response.statusText));
  const { sessionData } = (await response.json()) as { sessionData?: string };
  if (!sessionData) throw new ExpressError(APPLE_PAY_ERRORS.noSessionData);
  return JSON.parse(atob(sessionData));
}

/** The postcode alone does not tell the country; ways and prices depend on it. */
export async function fetchShippingMethods(
  cartId: string,
  place: { postalCode: string; countryCode: string },
): Promise<ShippingMethod[]> {
  const response = await postJson(inCart('cart/getShippingMethods', cartId), place);
  if (!response.ok) throw new ExpressError(APPLE_PAY_ERRORS.shippingMethodsFailed);
  return response.json();
}

export async function chooseShippingMethod(cartId: string, methodId: string): Promise<CartTotals> {
  const response = await postJson(inCart('cart/addShippingMethod', cartId), { methodId });
  if (!response.ok) throw new ExpressError(APPLE_PAY_ERRORS.addShippingMethodFailed);
  return response.json();
}

/** One after the other: each call changes the cart that the next one finds. */
export async function writeContacts(
  cartId: string,
  contacts: { email: string; shipping: Address; billing: Address },
): Promise<void> {
  const calls = [
    ['cart/addEmailAddress', { emailAddress: contacts.email }, APPLE_PAY_ERRORS.emailFailed],
    [
      'cart/addShippingAddress',
      { shippingAddress: contacts.shipping },
      APPLE_PAY_ERRORS.shippingAddressFailed,
    ],
    ['cart/addBillingAddress', { billingAddress: contacts.billing }, APPLE_PAY_ERRORS.billingAddressFailed],
  ] as const;
  for (const [path, body, failure] of calls) {
    const response = await postJson(inCart(path, cartId), body);
    if (!response.ok) throw new ExpressError(failure);
  }
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
  const response = await fetch(inCart('payments/submitApplePay', cartId), {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form,
  });
  if (!response.ok) throw new ExpressError((await errorOf(response)) ?? APPLE_PAY_ERRORS.couldNotFinalise);
  const { redirect } = (await response.json()) as { redirect?: string };
  if (!redirect) throw new ExpressError(APPLE_PAY_ERRORS.couldNotFinalise);
  return redirect;
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
