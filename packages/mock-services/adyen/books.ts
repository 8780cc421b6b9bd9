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

/** What the bank said to a shopper, and what it is called on their way back. */
interface Verdict {
  payment: Payment;
  resultCode: 'Authorised' | 'Refused' | 'Cancelled';
  isUsed: boolean;
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
  readonly verdicts = new Map<string, Verdict>();

  open(payment: Omit<Payment, 'pspReference' | 'givenBack'>): Payment {
    const entry = { ...payment, pspReference: newReference(), givenBack: 0 };
    this.payments.set(entry.pspReference, entry);
    return entry;
  }

  /** The name under which the shop can ask for it, once. */
  judge(payment: Payment, resultCode: Verdict['resultCode']): string {
    const redirectResult = randomBytes(48).toString('base64url');
    this.verdicts.set(redirectResult, { payment, resultCode, isUsed: false });
    return redirectResult;
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
