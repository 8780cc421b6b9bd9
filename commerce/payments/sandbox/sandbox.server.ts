import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type NotificationItem, readNotification, writeNotification } from '../notification.ts';
import {
  type ApplePayShop,
  PaymentOutcomeUnknown,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentResult,
} from '../provider.ts';
import { createSandboxCards } from './sandbox-cards.server.ts';
import { createSandboxStore, newReference, type PaymentRow } from './sandbox-store.server.ts';
import type { CardBehaviour, CardCheck, EnteredCard } from './test-cards.ts';

/** The embedded payment provider: stored payments and signed webhooks, but no money. */
export interface SandboxPayments extends PaymentProvider {
  /** Submits the card field's form. The card number is checked and not stored. */
  enterCard(session: string, card: EnteredCard): Promise<CardCheck>;
  challenge(reference: string): Promise<SandboxChallenge | null>;
  resolveChallenge(reference: string, isApproved: boolean): Promise<SandboxChallenge | null>;
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
  /** Delivers a webhook body to the shop. */
  deliver: (body: string) => Promise<void>;
  now?: () => Date;
  webhookDelayMs?: number;
}

const MERCHANT = 'SelvedgeSandbox';
const CHALLENGE_LIFETIME_MS = 15 * 60_000;
const WALLET_BEHAVIOURS: readonly CardBehaviour[] = ['refuse', 'respond-late', 'stay-silent', 'pend'];
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
  webhookDelayMs = 4_000,
}: Parts): SandboxPayments {
  const store = createSandboxStore(pool);
  const cards = createSandboxCards(pool, now);

  async function sendWebhook(
    row: PaymentRow,
    event: Pick<NotificationItem, 'eventCode'> & Partial<NotificationItem>,
  ) {
    const item: NotificationItem = {
      success: 'true',
      eventDate: now().toISOString(),
      pspReference: row.reference,
      merchantAccountCode: MERCHANT,
      merchantReference: row.merchant_reference,
      amount: { value: row.amount, currency: row.currency },
      ...event,
    };
    await deliver(writeNotification([item], hmacKey)).catch(() => {});
  }

  async function refund(reference: string, key: string, requested: number | null): Promise<void> {
    const refunded = await store.refund(reference, key, requested);
    if (!refunded) return;
    await sendWebhook(refunded.row, {
      eventCode: requested === null ? 'CANCEL_OR_REFUND' : 'REFUND',
      pspReference: newReference(),
      originalReference: reference,
      amount: { value: refunded.amount, currency: refunded.row.currency },
    });
  }

  async function authorisePending(row: PaymentRow): Promise<void> {
    if (row.outcome === 'pending') await store.setOutcome(row.reference, 'authorised', 'pending');
    await sendWebhook(row, { eventCode: 'AUTHORISATION' });
  }

  function sendWebhookLater(row: PaymentRow): void {
    // While the database is away it is tried again; an error here would end the process.
    const timer = setTimeout(() => authorisePending(row).catch(() => sendWebhookLater(row)), webhookDelayMs);
    timer.unref();
  }

  async function resultOf(row: PaymentRow): Promise<PaymentResult> {
    const { reference } = row;
    const isStale = now().getTime() - row.created_at.getTime() > CHALLENGE_LIFETIME_MS;
    if (row.outcome === 'challenge' && isStale) {
      await store.setOutcome(reference, 'refused', 'challenge');
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
      const { row, isNew } = await store.recordPayment(request, OUTCOMES[behaviour] ?? 'authorised', now());
      if (isNew && (behaviour === 'respond-late' || behaviour === 'pend')) sendWebhookLater(row);
      if (behaviour === 'respond-late' || behaviour === 'stay-silent')
        throw new PaymentOutcomeUnknown('the sandbox does not respond');
      return resultOf(row);
    },

    async pollStatus({ idempotencyKey }) {
      const row = await store.byKey(idempotencyKey);
      return row && resultOf(row);
    },

    /** The sandbox challenge page stores the outcome itself, so the return parameters are empty. */
    completeChallenge: async () => null,

    cancelOrRefund: (reference, key) => refund(reference, key, null),
    refund: (reference, { value }, key) => refund(reference, key, value),
    applePaySession: async (shop) => merchantSession(shop, now()),
    parseWebhook: (body) => readNotification(body, hmacKey),
    cardField: cards.field,
    enterCard: cards.enter,

    async challenge(reference) {
      const row = await store.byReference(reference);
      return row && toChallenge(row);
    },

    async resolveChallenge(reference, isApproved) {
      const row = await store.byReference(reference);
      if (!row) return null;
      if (await store.setOutcome(reference, isApproved ? 'authorised' : 'refused', 'challenge')) {
        await sendWebhook(row, { eventCode: 'AUTHORISATION', success: String(isApproved) });
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

/** The sandbox sheet puts the wanted behaviour where a real wallet puts its cipher text. */
function walletBehaviour(token: string): CardBehaviour {
  try {
    const paymentData = JSON.parse(Buffer.from(token, 'base64').toString()) as { data?: unknown };
    const requested = /^sandbox:(\S+)$/.exec(String(paymentData.data ?? ''))?.[1];
    return WALLET_BEHAVIOURS.find((behaviour) => behaviour === requested) ?? 'authorise';
  } catch {
    return 'refuse';
  }
}

/** An Apple Pay merchant session as base64. */
function merchantSession({ displayName, domainName }: ApplePayShop, now: Date): string {
  const session = {
    epochTimestamp: now.getTime(),
    expiresAt: now.getTime() + 5 * 60_000,
    merchantSessionIdentifier: randomUUID(),
    nonce: randomBytes(8).toString('hex'),
    merchantIdentifier: 'merchant.sandbox',
    domainName,
    displayName,
    signature: randomBytes(32).toString('hex'),
  };
  return Buffer.from(JSON.stringify(session)).toString('base64');
}
