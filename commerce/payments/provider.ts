import type { Address } from '#commerce/customers/address.ts';

/** What the shop asks of whoever takes its payments. Amounts are minor units. */
export interface PaymentProvider {
  name: string;
  /** What the browser needs to know about each way to pay. */
  methods(): PaymentMethodInfo[];
  /**
   * Asks for money. The same key always means the same payment: asking twice charges once and answers the same.
   * Throws `NoAnswer` when nobody can say whether money moved.
   */
  pay(request: PaymentRequest): Promise<PaymentAnswer>;
  /** What became of an earlier request, asked with its own key; null when it never arrived. */
  askAgain(request: PaymentRequest): Promise<PaymentAnswer | null>;
  /**
   * What came of a challenge, by the parameters with which the shopper came back; null when these say nothing of this
   * payment. Coming back twice answers the same.
   */
  hearReturn(
    request: PaymentRequest,
    returned: Readonly<Record<string, string>>,
  ): Promise<PaymentAnswer | null>;
  /** Gives the whole amount back, whether or not it has been captured. The same key gives back once. */
  giveBack(reference: string, idempotencyKey: string): Promise<void>;
  /** Gives a part of a captured payment back, for pieces that were sent back. The same key gives back once. */
  refund(reference: string, amount: PaymentAmount, idempotencyKey: string): Promise<void>;
  /** The merchant session of Apple Pay as base64, for the sheet. */
  applePaySession(shop: ApplePayShop): Promise<string>;
  /** News in a request from the provider; null when its signature is not the provider's. */
  readNews(body: string): PaymentNews[] | null;
  /** Where card numbers are typed: the provider's own page, never the shop's. */
  cardField: CardField;
}

export interface CardField {
  open(): { session: string; url: string };
  /** What was typed there, as a token; null until it is valid. */
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
  /** Our own name for it, given back in news. */
  merchantReference: string;
  amount: PaymentAmount;
  method: { type: 'card' | 'apple-pay'; token: string };
  email: string;
  shippingAddress: Address;
  billingAddress: Address;
  returnUrl: string;
  locale: string;
}

export type PaymentAnswer =
  | { kind: 'authorised'; reference: string }
  /** Accepted; the outcome comes as news. */
  | { kind: 'pending'; reference: string }
  /** The reason is for the log; shoppers hear a plain sentence. */
  | { kind: 'refused'; reference: string; reason: string }
  /** The shopper's bank wants to see them first. */
  | { kind: 'challenge'; reference: string; url: string };

export interface PaymentNews {
  /** The same news always has the same id. */
  id: string;
  reference: string;
  merchantReference: string;
  /** `returned` and `return-failed` tell of money on its way back; the amount may be a part of the payment. */
  kind: 'authorised' | 'refused' | 'returned' | 'return-failed' | 'other';
  amount: PaymentAmount;
}

export interface ApplePayShop {
  validationUrl: string;
  displayName: string;
  domainName: string;
  /** The brand's own, where it has one; else the provider's is used. */
  merchantIdentifier?: string | null;
}

/** The provider did not answer: the outcome is unknown, which is neither yes nor no. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Which requests may have reached the provider, so that asking again never makes a payment that nobody made. */
export interface SentRequests {
  note(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
}
