import type { Baskets } from '#commerce/basket/baskets.server.ts';
import { cancelOrder } from '#commerce/orders/cancel-order.server.ts';
import type { MissingPart, SnapshotContext } from '#commerce/orders/make-snapshot.server.ts';
import type { OrderSnapshot } from '#commerce/orders/order-snapshot.server.ts';
import {
  type AttemptRow,
  type OnStep,
  type PaymentUpdate,
  settlePayment,
} from '#commerce/orders/settle-payment.server.ts';
import { decideIdempotency } from '#commerce/payments/idempotency.ts';
import { isChallengeOver, mayHaveCharged } from '#commerce/payments/payment-attempt.ts';
import {
  type PaymentEvent,
  PaymentOutcomeUnknown,
  type PaymentProvider,
} from '#commerce/payments/provider.ts';
import type { Database } from '#server/db/database.server.ts';
import {
  createPaymentAttempts,
  fingerprintOf,
  isOwner,
  purchaseKey,
  toPaymentRequest,
} from './payment-attempts.server.ts';

export interface Submission extends SnapshotContext {
  /** The idempotency key: a form that is submitted twice has the same key twice. */
  key: string;
  cartId?: string;
  method: 'card' | 'apple-pay';
  paymentToken: string;
  /** What the shopper was shown and agrees to pay. */
  expectedTotal: number;
}

export type CheckoutResult =
  | { kind: 'placed' | 'pending'; attemptId: string; number: string; key: string }
  | { kind: 'challenge'; attemptId: string; url: string }
  | { kind: 'unknown'; attemptId: string }
  | { kind: 'refused'; attemptId: string }
  | { kind: 'refunded'; attemptId: string }
  | { kind: 'total-updated' }
  | { kind: 'out-of-stock'; skus: string[] }
  | { kind: 'incomplete'; missing: MissingPart | 'basket' }
  /** Another payment for this basket is in progress; `attemptId` is set when it may have charged. */
  | { kind: 'in-progress'; attemptId: string | null }
  | { kind: 'conflict' };

/** The shopper of an attempt. For any other shopper the attempt does not exist. */
export type AttemptOwner = Pick<OrderSnapshot, 'customerId' | 'sessionId'>;

export interface Checkout {
  submit(submission: Submission): Promise<CheckoutResult>;
  /** The idempotency key of a wallet payment: one payment token buys one cart once, however often it is sent. */
  purchaseKey(cartId: string, token: string): string;
  /** The result of an earlier purchase of this shopper with this key. */
  findByKey(key: string, owner: AttemptOwner): Promise<CheckoutResult | null>;
  /**
   * The current state of an attempt; polls the provider when the outcome is unknown. `returnParams` are the query
   * parameters with which the shopper came back from the bank's challenge page.
   */
  checkStatus(
    attemptId: string,
    owner: AttemptOwner,
    returnParams?: Readonly<Record<string, string>>,
  ): Promise<CheckoutResult | null>;
  handlePaymentEvent(event: PaymentEvent): Promise<void>;
  /** Asks the provider for the outcome, with the key of the original request. */
  pollStatus(attemptId: string): Promise<void>;
  abandon(attemptId: string): Promise<void>;
  refundPayment(attemptId: string): Promise<void>;
  /** Cancels the order of an attempt and refunds it; false when it was dispatched or cancelled before. */
  cancelOrder(attemptId: string): Promise<boolean>;
}

interface Parts {
  database: Database;
  baskets: Baskets;
  provider: PaymentProvider;
  now?: () => Date;
  onStep?: OnStep;
  /** Called once for every order, when it is paid. */
  onOrder?: (order: OrderSnapshot) => void;
  /** Called for every failure except `PaymentOutcomeUnknown`, which is expected now and then. */
  onError?: (error: unknown) => void;
}

/** The page that waits for an outcome polls the provider at most this often. */
const POLL_INTERVAL_MS = 2_000;

export function createCheckout(parts: Parts): Checkout {
  const {
    database,
    baskets,
    provider,
    now = () => new Date(),
    onStep = () => {},
    onOrder = () => {},
    onError = () => {},
  } = parts;
  const attempts = createPaymentAttempts({ database, baskets, providerName: provider.name, now });

  function onProviderError(error: unknown): void {
    if (!(error instanceof PaymentOutcomeUnknown)) onError(error);
  }

  async function settleAndNotify(
    attemptId: string,
    update: PaymentUpdate,
    event?: { id: string; reference: string },
  ) {
    const settled = await settlePayment(database, attemptId, update, { now: now(), onStep, event });
    if (settled?.isNewOrder) onOrder(settled.attempt.snapshot);
    return settled;
  }

  async function applyUpdate(attemptId: string, update: PaymentUpdate): Promise<CheckoutResult> {
    const settled = await settleAndNotify(attemptId, update);
    await onStep('settled');
    if (settled?.attempt.mustRefund && settled.attempt.state === 'authorised') await refundPayment(attemptId);
    return describe(attemptId);
  }

  async function sendToProvider(attempt: AttemptRow): Promise<CheckoutResult> {
    if (!(await attempts.markSent(attempt.id))) return describe(attempt.id);
    await onStep('attempt-sent');
    let update: PaymentUpdate;
    try {
      update = await provider.pay(toPaymentRequest(attempt));
    } catch (error) {
      // Money may have moved whatever the error was: the outcome is unknown until the provider reports it.
      onProviderError(error);
      update = { kind: 'no-response' };
    }
    await onStep('provider-responded');
    return applyUpdate(attempt.id, update);
  }

  async function describe(attemptId: string): Promise<CheckoutResult> {
    const [attempt, order] = await Promise.all([attempts.byId(attemptId), attempts.orderOf(attemptId)]);
    if (!attempt) return { kind: 'in-progress', attemptId: null };
    // A cancelled order is still shown, unless its payment failed and the shopper may pay again.
    if (order && attempt.state !== 'refused') {
      const kind = order.state === 'payment-pending' ? 'pending' : 'placed';
      return { kind, attemptId, number: order.number, key: order.accessKey };
    }
    if (attempt.mustRefund) return { kind: 'refunded', attemptId };
    if (attempt.state === 'unknown' && attempt.challengeUrl) {
      return { kind: 'challenge', attemptId, url: attempt.challengeUrl };
    }
    if (attempt.state === 'stored') return { kind: 'in-progress', attemptId };
    return { kind: mayHaveCharged(attempt.state) ? 'unknown' : 'refused', attemptId };
  }

  async function pollStatus(attemptId: string): Promise<void> {
    const attempt = await attempts.byId(attemptId);
    if (!attempt || !['sent', 'unknown', 'pending'].includes(attempt.state)) return;
    await attempts.countProviderCall(attemptId);
    let update: PaymentUpdate;
    try {
      const result = await provider.pollStatus(toPaymentRequest(attempt));
      // The request never arrived, so nothing was charged. If it arrives after all, a webhook event will report it.
      // A pending payment did arrive: without a result it stays pending.
      update =
        result ??
        (attempt.state === 'pending'
          ? { kind: 'no-response' }
          : { kind: 'refused', reference: '', reason: 'request unknown to the provider' });
      if (update.kind === 'challenge' && isChallengeOver(attempt.firstSentAt, now())) {
        update = { kind: 'refused', reference: update.reference, reason: 'challenge not completed' };
      }
    } catch (error) {
      onProviderError(error);
      update = { kind: 'no-response' };
    }
    await applyUpdate(attemptId, update);
  }

  /** Null when the provider finds nothing about this payment in the parameters. */
  async function completeChallenge(
    attempt: AttemptRow,
    returnParams: Readonly<Record<string, string>>,
  ): Promise<CheckoutResult | null> {
    try {
      const result = await provider.completeChallenge(toPaymentRequest(attempt), returnParams);
      return result && (await applyUpdate(attempt.id, result));
    } catch (error) {
      onProviderError(error);
      // The shopper is not sent to the bank again; a later poll or a webhook event settles the payment.
      return { kind: 'unknown', attemptId: attempt.id };
    }
  }

  async function refundPayment(attemptId: string): Promise<void> {
    const attempt = await attempts.byId(attemptId);
    if (!attempt?.mustRefund || attempt.state !== 'authorised' || !attempt.providerReference) return;
    await provider.cancelOrRefund(attempt.providerReference, `return-${attempt.id}`);
    await onStep('payment-refunded');
    await settlePayment(database, attemptId, { kind: 'voided' }, { now: now(), onStep });
  }

  return {
    async submit(submission) {
      const fingerprint = fingerprintOf(submission);
      const known = await attempts.byKey(submission.key);
      if (known) {
        const record = {
          key: known.idempotencyKey,
          fingerprint: known.fingerprint,
          startedAt: known.createdAt,
          result: known,
        };
        const decision = decideIdempotency(record, { key: submission.key, fingerprint }, now());
        if (decision.kind === 'conflict' || !isOwner(known.snapshot, submission.owner))
          return { kind: 'conflict' };
        return known.state === 'stored' ? sendToProvider(known) : describe(known.id);
      }
      const begun = await attempts.begin(submission, fingerprint);
      if (!('attempt' in begun)) return begun;
      await onStep('attempt-stored');
      return sendToProvider(begun.attempt);
    },

    purchaseKey,

    async findByKey(key, owner) {
      const known = await attempts.byKey(key);
      if (!known || known.state === 'stored' || !isOwner(known.snapshot, owner)) return null;
      return describe(known.id);
    },

    async checkStatus(attemptId, owner, returnParams = {}) {
      const attempt = await attempts.byId(attemptId);
      if (!attempt || !isOwner(attempt.snapshot, owner)) return null;
      const isUnknown = attempt.state === 'sent' || attempt.state === 'unknown';
      const completed =
        isUnknown && attempt.challengeUrl ? await completeChallenge(attempt, returnParams) : null;
      if (completed) return completed;
      const isDue = now().getTime() - attempt.changedAt.getTime() >= POLL_INTERVAL_MS;
      if (isUnknown && (isDue || attempt.challengeUrl)) await pollStatus(attemptId);
      return describe(attemptId);
    },

    async handlePaymentEvent(event) {
      const attempt = await attempts.byId(event.merchantReference);
      if (!attempt || event.kind === 'other') return;
      const isFullAmount =
        event.amount.value === attempt.amount && event.amount.currency === attempt.currency;
      if (event.kind === 'refund-failed' || (event.kind === 'authorised' && !isFullAmount)) {
        await attempts.escalate(attempt.id);
        onError(new Error(`payment ${attempt.id} needs manual review: ${event.kind}`));
        return;
      }
      // A partial refund belongs to a return or to staff; so may a refund of everything. They have their own records.
      if (event.kind === 'refunded' && (!isFullAmount || (await attempts.isRefundedByStaff(attempt.id))))
        return;
      const { reference } = event;
      const update: PaymentUpdate =
        event.kind === 'authorised'
          ? { kind: 'authorised', reference }
          : event.kind === 'refused'
            ? { kind: 'refused', reference, reason: 'refused by webhook event' }
            : { kind: 'voided' };
      const settled = await settleAndNotify(attempt.id, update, {
        id: `${provider.name}:${event.id}`,
        reference,
      });
      if (settled?.attempt.mustRefund) await refundPayment(attempt.id);
    },

    pollStatus,

    async cancelOrder(attemptId) {
      if (!(await cancelOrder(database, attemptId, { now: now(), onStep }))) return false;
      await onStep('order-cancelled');
      // When the provider fails here, payment reconciliation retries the refund.
      await refundPayment(attemptId).catch(onProviderError);
      return true;
    },

    abandon: async (attemptId) => void (await applyUpdate(attemptId, { kind: 'abandoned' })),
    refundPayment,
  };
}
