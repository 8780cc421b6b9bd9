import { createHash } from 'node:crypto';
import type { Address } from '#commerce/customers/address.ts';
import type { PaymentRequest } from '#commerce/payments/provider.ts';

const LONGEST_POSTCODE = 10;

/** What is asked of the provider. A card's token is what its secured fields made, a wallet's is the wallet's own. */
export function paymentBody(request: PaymentRequest, merchantAccount: string) {
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

/** The provider wants the house apart from the street; a line that does not begin with a number has none to give. */
export function toAddress({ streetName, additionalStreetInfo, city, postalCode, country, region }: Address) {
  const [, house, street] = /^(\d+\w?)[\s,]+(.+)$/.exec(streetName.trim()) ?? [];
  return {
    street: [street ?? streetName.trim(), additionalStreetInfo.trim()].filter(Boolean).join(', ') || '-',
    houseNumberOrName: house ?? '-',
    city: city.trim() || '-',
    postalCode: postalCode.trim().slice(0, LONGEST_POSTCODE) || '-',
    country,
    ...(/^[A-Za-z0-9]{1,3}$/.test(region) && { stateOrProvince: region }),
  };
}

/**
 * The provider's keys are one space for all kinds of requests; ours belong to an operation on a payment. The same three
 * always make the same key.
 */
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
