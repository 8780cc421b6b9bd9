import type pg from 'pg';
import { type NotificationItem, readNotification, writeNotification } from '../notification.ts';
import { NoAnswer, type PaymentAnswer, type PaymentProvider, type PaymentRequest } from '../provider.ts';
import { newReference, openBooks, type PaymentRow } from './books.server.ts';
import { openCards } from './cards.server.ts';
import type { CardBehaviour, CardCheck, EnteredCard } from './test-cards.ts';
import { merchantSession, walletBehaviour } from './wallet.ts';

/** A provider inside the shop: real books, real signatures, no money. */
export interface SandboxPayments extends PaymentProvider {
  /** The card field's own form. The number is looked at here and forgotten. */
  enterCard(session: string, card: EnteredCard): Promise<CardCheck>;
  challenge(reference: string): Promise<SandboxChallenge | null>;
  answerChallenge(reference: string, isApproved: boolean): Promise<SandboxChallenge | null>;
}

export interface SandboxChallenge {
  amount: number;
  currency: string;
  returnUrl: string;
  isOpen: boolean;
}

interface Parts {
  pool: pg.Pool;
  hmacKey: string;
  /** Brings news to the shop, as a request from outside would. */
  deliver: (body: string) => Promise<void>;
  now?: () => Date;
  newsDelayMs?: number;
}

const MERCHANT = 'SelvedgeSandbox';
const CHALLENGE_LIFETIME_MS = 15 * 60_000;
const OUTCOMES: Partial<Record<CardBehaviour, PaymentRow['outcome']>> = {
  refuse: 'refused',
  challenge: 'challenge',
  pend: 'pending',
};

export function createSandboxPayments({
  pool,
  hmacKey,
  deliver,
  now = () => new Date(),
  newsDelayMs = 4_000,
}: Parts): SandboxPayments {
  const books = openBooks(pool);
  const cards = openCards(pool, now);

  async function tell(
    row: PaymentRow,
    news: Pick<NotificationItem, 'eventCode'> & Partial<NotificationItem>,
  ) {
    const item: NotificationItem = {
      success: 'true',
      eventDate: now().toISOString(),
      pspReference: row.reference,
      merchantAccountCode: MERCHANT,
      merchantReference: row.merchant_reference,
      amount: { value: row.amount, currency: row.currency },
      ...news,
    };
    await deliver(writeNotification([item], hmacKey)).catch(() => {});
  }

  async function sendBack(reference: string, key: string, asked: number | null): Promise<void> {
    const sent = await books.sendBack(reference, key, asked);
    if (!sent) return;
    await tell(sent.row, {
      eventCode: asked === null ? 'CANCEL_OR_REFUND' : 'REFUND',
      pspReference: newReference(),
      originalReference: reference,
      amount: { value: sent.amount, currency: sent.row.currency },
    });
  }

  function tellLater(row: PaymentRow): void {
    const timer = setTimeout(async () => {
      if (row.outcome === 'pending') await books.decide(row.reference, 'authorised', 'pending');
      await tell(row, { eventCode: 'AUTHORISATION' });
    }, newsDelayMs);
    timer.unref();
  }

  async function answerFor(row: PaymentRow): Promise<PaymentAnswer> {
    const { reference } = row;
    const isStale = now().getTime() - row.created_at.getTime() > CHALLENGE_LIFETIME_MS;
    if (row.outcome === 'challenge' && isStale) {
      await books.decide(reference, 'refused', 'challenge');
      return { kind: 'refused', reference, reason: 'challenge expired' };
    }
    switch (row.outcome) {
      case 'authorised':
      case 'pending':
        return { kind: row.outcome, reference };
      case 'refused':
        return { kind: 'refused', reference, reason: 'refused by the test card' };
      case 'challenge':
        return { kind: 'challenge', reference, url: `/sandbox-payments/challenge/${reference}` };
    }
  }

  function behaviourOf({ method }: PaymentRequest): CardBehaviour | Promise<CardBehaviour> {
    return method.type === 'apple-pay' ? walletBehaviour(method.token) : cards.behaviourOf(method.token);
  }

  return {
    name: 'sandbox',
    methods: () => [
      { type: 'card', psp: 'sandbox', adyenConfigKey: 'sandbox-card' },
      { type: 'applepay', psp: 'sandbox', adyenConfigKey: 'sandbox-applepay' },
    ],

    async pay(request) {
      const behaviour = await behaviourOf(request);
      const { row, isNew } = await books.enter(request, OUTCOMES[behaviour] ?? 'authorised', now());
      if (isNew && (behaviour === 'answer-late' || behaviour === 'pend')) tellLater(row);
      if (behaviour === 'answer-late' || behaviour === 'stay-silent')
        throw new NoAnswer('the sandbox keeps silent');
      return answerFor(row);
    },

    async askAgain({ idempotencyKey }) {
      const row = await books.byKey(idempotencyKey);
      return row && answerFor(row);
    },

    /** The embedded bank writes its answer into the books itself; the shopper carries none. */
    hearReturn: async () => null,

    giveBack: (reference, key) => sendBack(reference, key, null),
    refund: (reference, { value }, key) => sendBack(reference, key, value),
    applePaySession: async (shop) => merchantSession(shop, now()),
    readNews: (body) => readNotification(body, hmacKey),
    cardField: cards.field,
    enterCard: cards.enter,

    async challenge(reference) {
      const row = await books.byReference(reference);
      return row && toChallenge(row);
    },

    async answerChallenge(reference, isApproved) {
      const row = await books.byReference(reference);
      if (!row) return null;
      if (await books.decide(reference, isApproved ? 'authorised' : 'refused', 'challenge')) {
        await tell(row, { eventCode: 'AUTHORISATION', success: String(isApproved) });
      }
      return toChallenge(row);
    },
  };
}

function toChallenge(row: PaymentRow): SandboxChallenge {
  return {
    amount: row.amount,
    currency: row.currency,
    returnUrl: row.return_url,
    isOpen: row.outcome === 'challenge',
  };
}
