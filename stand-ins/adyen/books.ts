import { randomBytes } from 'node:crypto';

export interface Payment {
  pspReference: string;
  merchantReference: string;
  amount: Amount;
  resultCode: string;
  returnUrl: string;
  /** Minor units that have gone back. */
  givenBack: number;
}

export interface Amount {
  value: number;
  currency: string;
}

interface Answered {
  body: string;
  status: number;
  answer: unknown;
}

/** What the provider has written down: payments, and what was answered under each key. */
export class Books {
  readonly payments = new Map<string, Payment>();
  readonly answered = new Map<string, Answered>();

  open(payment: Omit<Payment, 'pspReference' | 'givenBack'>): Payment {
    const entry = { ...payment, pspReference: newReference(), givenBack: 0 };
    this.payments.set(entry.pspReference, entry);
    return entry;
  }

  /** False when more would go back than came. */
  sendBack(payment: Payment, value: number): boolean {
    if (payment.givenBack + value > payment.amount.value) return false;
    payment.givenBack += value;
    return true;
  }
}

/** Sixteen capital letters and digits, as the provider's own. */
export function newReference(): string {
  return randomBytes(10).toString('hex').toUpperCase().slice(0, 16);
}
