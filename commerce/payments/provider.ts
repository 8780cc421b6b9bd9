import type { Address } from '#commerce/customers/address.ts';

/** The contract of a payment provider. Amounts are minor units. */
export interface PaymentProvider {
  name: string;
  /** What the browser needs to know about each payment method. */
  methods(): PaymentMethodInfo[];
  /**
   * Requests a payment. The same key always means the same payment: a repeated request charges once and returns the
   * same result. Throws `PaymentOutcomeUnknown` when it is unknown whether money moved.
   */
  pay(request: PaymentRequest): Promise<PaymentResult>;
  /** The result of an earlier request, found by its key; null when it never arrived. */
  pollStatus(request: PaymentRequest): Promise<PaymentResult | null>;
  /**
   * The result of a challenge, from the query parameters with which the shopper came back; null when they contain
   * nothing about this payment. A second call with the same parameters returns the same result.
   */
  completeChallenge(
    request: PaymentRequest,
    returnParams: Readonly<Record<string, string>>,
  ): Promise<PaymentResult | null>;
  /** Reverses the whole payment, whether or not it was captured. The same key reverses once. */
  cancelOrRefund(reference: string, idempotencyKey: string): Promise<void>;
  /** Refunds a part of a captured payment. The same key refunds once. */
  refund(reference: string, amount: PaymentAmount, idempotencyKey: string): Promise<void>;
  /** The merchant session of Apple Pay as base64, for the sheet. */
  applePaySession(shop: ApplePayShop): Promise<string>;
  /** The events of a webhook request; null when its signature is not valid. */
  parseWebhook(body: string): PaymentEvent[] | null;
  /** Card numbers are entered on the provider's own page, never on the shop's. */
  cardField: CardField;
}

export interface CardField {
  open(): { session: string; url: string };
  /** The entered card as a token; null until it is valid. */
  read(session: string): Promise<CardToken | null>;
}

export interface CardToken {
  token: string;
  brand: string;
  lastFour: string;
}

export interface PaymentMethodInfo {
  type: 'card' | 'applepay';
  psp: string;
  adyenConfigKey: string;
}

export interface PaymentAmount {
  value: number;
  currency: string;
}

export interface PaymentRequest {
  idempotencyKey: string;
  /** Our own id of the payment; webhook events carry it. */
  merchantReference: string;
  amount: PaymentAmount;
  method: { type: 'card' | 'apple-pay'; token: string };
  email: string;
  shippingAddress: Address;
  billingAddress: Address;
  returnUrl: string;
  locale: string;
}

export type PaymentResult =
  | { kind: 'authorised'; reference: string }
  /** Accepted; the outcome comes as a webhook event. */
  | { kind: 'pending'; reference: string }
  /** The reason is for the log; shoppers see a generic message. */
  | { kind: 'refused'; reference: string; reason: string }
  /** The shopper's bank asks for authentication at this URL first. */
  | { kind: 'challenge'; reference: string; url: string };

export interface PaymentEvent {
  /** A repeated event has the same id. */
  id: string;
  reference: string;
  merchantReference: string;
  /** The amount of `refunded` and `refund-failed` may be a part of the payment. */
  kind: 'authorised' | 'refused' | 'refunded' | 'refund-failed' | 'other';
  amount: PaymentAmount;
}

export interface ApplePayShop {
  validationUrl: string;
  displayName: string;
  domainName: string;
  /** The brand's own identifier, if it has one; else the provider's is used. */
  merchantIdentifier?: string | null;
}

/** The provider did not respond: the payment may or may not have been made. */
export class PaymentOutcomeUnknown extends Error {
  override name = 'PaymentOutcomeUnknown';
}

/** Records which requests may have reached the provider, so that polling never makes a new payment. */
export interface SentRequests {
  record(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
}
