import { randomBytes } from 'node:crypto';

export interface Payment {
  pspReference: string;
  merchantReference: string;
  amount: Amount;
  resultCode: string;
  returnUrl: string;
  /** In minor units. */
  refunded: number;
}

export interface Amount {
  value: number;
  currency: string;
}

/** The outcome of the bank page. */
interface RedirectOutcome {
  payment: Payment;
  resultCode: 'Authorised' | 'Refused' | 'Cancelled';
  isUsed: boolean;
}

interface StoredResponse {
  /** Path and body of the request. */
  request: string;
  status: number;
  body: unknown;
}

/** Payments, and responses by idempotency key. */
export class PaymentStore {
  readonly payments = new Map<string, Payment>();
  readonly responses = new Map<string, StoredResponse>();
  readonly redirectOutcomes = new Map<string, RedirectOutcome>();

  add(payment: Omit<Payment, 'pspReference' | 'refunded'>): Payment {
    const entry = { ...payment, pspReference: newReference(), refunded: 0 };
    this.payments.set(entry.pspReference, entry);
    return entry;
  }

  /** Returns the `redirectResult` with which the shop can complete the payment, once. */
  addRedirectOutcome(payment: Payment, resultCode: RedirectOutcome['resultCode']): string {
    const redirectResult = randomBytes(48).toString('base64url');
    this.redirectOutcomes.set(redirectResult, { payment, resultCode, isUsed: false });
    return redirectResult;
  }

  /** False when the refund would exceed the payment. */
  refund(payment: Payment, value: number): boolean {
    if (payment.refunded + value > payment.amount.value) return false;
    payment.refunded += value;
    return true;
  }
}

/** Sixteen capital letters and digits, as Adyen's references. */
export function newReference(): string {
  return randomBytes(10).toString('hex').toUpperCase().slice(0, 16);
}
