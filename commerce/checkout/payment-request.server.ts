import type { AttemptRow } from '#commerce/orders/settle.server.ts';
import type { PaymentRequest } from '#commerce/payments/provider.ts';

/** What the provider is asked for an attempt: always the same, so that it may be asked again. */
export function toRequest({
  id,
  amount,
  currency,
  method,
  paymentToken,
  snapshot,
}: AttemptRow): PaymentRequest {
  return {
    idempotencyKey: id,
    merchantReference: id,
    amount: { value: amount, currency },
    method: { type: method, token: paymentToken },
    email: snapshot.email,
    shippingAddress: snapshot.shippingAddress,
    billingAddress: snapshot.billingAddress,
    returnUrl: `${snapshot.home}/checkout/complete?attempt=${id}`,
    locale: snapshot.locale,
  };
}
