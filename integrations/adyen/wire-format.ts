import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Address } from '#commerce/customers/address.ts';
import type { PaymentRequest, PaymentResult } from '#commerce/payments/provider.ts';

const MAX_POSTCODE = 10;

/** The body of `/payments`. A card's token comes from Adyen's secured fields, a wallet's from the wallet. */
export function paymentRequest(request: PaymentRequest, merchantAccount: string) {
  const { merchantReference, amount, method, email, shippingAddress, billingAddress, returnUrl, locale } =
    request;
  return {
    merchantAccount,
    reference: merchantReference,
    amount,
    paymentMethod:
      method.type === 'apple-pay'
        ? { type: 'applepay', applePayToken: method.token }
        : { type: 'scheme', ...readCardToken(method.token) },
    returnUrl,
    channel: 'Web',
    countryCode: billingAddress.country,
    shopperEmail: email,
    shopperLocale: locale,
    shopperName: { firstName: billingAddress.firstName, lastName: billingAddress.lastName },
    billingAddress: toAddress(billingAddress),
    deliveryAddress: {
      ...toAddress(shippingAddress),
      firstName: shippingAddress.firstName,
      lastName: shippingAddress.lastName,
    },
  };
}

/** Adyen wants the house number apart from the street; a line that does not begin with a number has none. */
export function toAddress({ streetName, additionalStreetInfo, city, postalCode, country, region }: Address) {
  const [, house, street] = /^(\d+\w?)[\s,]+(.+)$/.exec(streetName.trim()) ?? [];
  return {
    street: [street ?? streetName.trim(), additionalStreetInfo.trim()].filter(Boolean).join(', ') || '-',
    houseNumberOrName: house ?? '-',
    city: city.trim() || '-',
    postalCode: postalCode.trim().slice(0, MAX_POSTCODE) || '-',
    country,
    ...(/^[A-Za-z0-9]{1,3}$/.test(region) && { stateOrProvince: region }),
  };
}

/** Adyen's idempotency keys are shared by all operations, ours belong to one; the same three arguments give the same key. */
export function providerKey(operation: string, subject: string, key: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([operation, subject, key]))
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}

function readCardToken(token: string): Record<string, unknown> {
  try {
    const fields = JSON.parse(Buffer.from(token, 'base64').toString()) as unknown;
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const paymentResponse = v.looseObject({
  pspReference: v.optional(v.string(), ''),
  resultCode: v.string(),
  refusalReason: v.optional(v.string(), ''),
  refusalReasonCode: v.optional(v.string(), ''),
  action: v.optional(v.looseObject({ type: v.optional(v.string()), url: v.optional(v.string()) })),
});

/** The redirect result comes from the shopper's browser, so the response must name its payment. */
export const detailsResponse = v.looseObject({ ...paymentResponse.entries, merchantReference: v.string() });

/** Any result code that the shop cannot continue with counts as refused. */
export function toPaymentResult(response: v.InferOutput<typeof paymentResponse>): PaymentResult {
  const { pspReference: reference, resultCode, action, refusalReason, refusalReasonCode } = response;
  switch (resultCode) {
    case 'Authorised':
      return { kind: 'authorised', reference };
    case 'Received':
    case 'Pending':
      return { kind: 'pending', reference };
    case 'RedirectShopper':
      if (action?.url) return { kind: 'challenge', reference, url: action.url };
      break;
  }
  const reason = [resultCode, refusalReasonCode, refusalReason].filter(Boolean).join(' ');
  return { kind: 'refused', reference, reason };
}
