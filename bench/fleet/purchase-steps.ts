import { randomUUID } from 'node:crypto';
import { address } from '#tests/shop-fixture.ts';

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** What a browser sends for an express purchase of a cart: the last but one gets the total, the last pays it. */
export function purchaseSteps(cart: string): [path: string, init: RequestInit][] {
  const forCart = (name: string) => `/_api/${name}?cartID=${encodeURIComponent(cart)}`;
  return [
    [forCart('cart/addEmailAddress'), json({ emailAddress: 'ada@example.com' })],
    [forCart('cart/addShippingAddress'), json({ shippingAddress: address })],
    [forCart('cart/addBillingAddress'), json({ billingAddress: address })],
    [forCart('cart/getShippingMethods'), json({ postalCode: address.postalCode, countryCode: 'GB' })],
    [forCart('cart/addShippingMethod'), json({ methodId: 'standard' })],
    [
      forCart('payments/submitApplePay'),
      {
        method: 'POST',
        body: new URLSearchParams({
          token: btoa(JSON.stringify({ version: 'EC_v1', data: `sandbox:authorise`, nonce: randomUUID() })),
          adyenConfigKey: 'sandbox-applepay',
        }),
      },
    ],
  ];
}
