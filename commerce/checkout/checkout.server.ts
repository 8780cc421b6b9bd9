import type { Baskets } from '#commerce/basket/baskets.server.ts';
import { cancelOrder } from '#commerce/orders/cancel-order.server.ts';
import type { MissingPart, SnapshotContext } from '#commerce/orders/make-snapshot.server.ts';
import type { OrderSnapshot } from '#commerce/orders/order-snapshot.server.ts';
import { type AttemptRow, type News, type OnStep, settle } from '#commerce/orders/settle.server.ts';
import { decideIdempotency } from '#commerce/payments/idempotency.ts';
import { isChallengeOver, mayHaveCharged } from '#commerce/payments/payment-attempt.ts';
import { NoAnswer, type PaymentNews, type PaymentProvider } from '#commerce/payments/provider.ts';
import type { Database } from '#server/db/database.server.ts';
import { fingerprintOf, isOwner, purchaseKey } from './attempt-identity.server.ts';
import { createAttempts } from './attempts.server.ts';
import { toRequest } from './payment-request.server.ts';

export interface Submission extends SnapshotContext {
  /** The shopper's own key: a form that is sent twice carries it twice. */
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
  | { kind: 'returned'; attemptId: string }
  | { kind: 'total-updated' }
  | { kind: 'out-of-stock'; skus: string[] }
  | { kind: 'incomplete'; missing: MissingPart | 'basket' }
  /** Another payment for this basket is under way; its attempt is named when it may have charged. */
  | { kind: 'in-progress'; attemptId: string | null }
  | { kind: 'conflict' };

/** Who asks about an attempt; somebody else's is as if it were not there. */
export type AttemptOwner = Pick<OrderSnapshot, 'customerId' | 'sessionId'>;

export interface Checkout {
  submit(submission: Submission): Promise<CheckoutResult>;
  /** One payment token buys one cart once, however often it is sent. */
  keyFor(cartId: string, token: string): string;
  /** The outcome of an earlier purchase with this key, for whoever made it. */
  find(key: string, owner: AttemptOwner): Promise<CheckoutResult | null>;
  /**
   * Where an attempt stands; asks the provider when nobody knows. Whoever comes back from their bank brings along what
   * the bank gave them.
   */
  check(
    attemptId: string,
    owner: AttemptOwner,
    returned?: Readonly<Record<string, string>>,
  ): Promise<CheckoutResult | null>;
  hear(news: PaymentNews): Promise<void>;
  /** For the sweeper: asks again, with the same key. */
  askAgain(attemptId: string): Promise<void>;
  abandon(attemptId: string): Promise<void>;
  returnMoney(attemptId: string): Promise<void>;
  /** Undoes the order of an attempt and gives its money back; false when it has left the house or is undone already. */
  cancel(attemptId: string): Promise<boolean>;
}

interface Parts {
  database: Database;
  baskets: Baskets;
  provider: PaymentProvider;
  now?: () => Date;
  onStep?: OnStep;
  /** Hears of every order once, when it is paid. */
  onOrder?: (order: OrderSnapshot) => void;
  /** Silence is expected now and then; anything else is a fault of ours or theirs. */
  onFault?: (error: unknown) => void;
}

/** A page that waits may ask the provider this often. */
const ASK_PAUSE_MS = 2_000;

export function createCheckout(parts: Parts): Checkout {
  const {
    database,
    baskets,
    provider,
    now = () => new Date(),
    onStep = () => {},
    onOrder = () => {},
    onFault = () => {},
  } = parts;
  const attempts = createAttempts({ database, baskets, providerName: provider.name, now });

  function onProviderError(error: unknown): void {
    if (!(error instanceof NoAnswer)) onFault(error);
  }

  async function settleAndTell(attemptId: string, news: News, eventId?: { id: string; reference: string }) {
    const settled = await settle(database, attemptId, news, { now: now(), onStep, eventId });
    if (settled?.isNewOrder) onOrder(settled.attempt.snapshot);
    return settled;
  }

  async function bring(attemptId: string, news: News): Promise<CheckoutResult> {
    const settled = await settleAndTell(attemptId, news);
    await onStep('settled');
    if (settled?.attempt.mustReturnMoney && settled.attempt.state === 'authorised')
      await returnMoney(attemptId);
    return describe(attemptId);
  }

  async function send(attempt: AttemptRow): Promise<CheckoutResult> {
    if (!(await attempts.markSent(attempt.id))) return describe(attempt.id);
    await onStep('attempt-sent');
    let news: News;
    try {
      news = await provider.pay(toRequest(attempt));
    } catch (error) {
      // Whatever went wrong, money may have moved: the outcome is unknown until the provider says otherwise.
      onProviderError(error);
      news = { kind: 'no-answer' };
    }
    await onStep('provider-answered');
    return bring(attempt.id, news);
  }

  async function describe(attemptId: string): Promise<CheckoutResult> {
    const [attempt, order] = await Promise.all([attempts.byId(attemptId), attempts.orderOf(attemptId)]);
    if (!attempt) return { kind: 'in-progress', attemptId: null };
    // A cancelled order is still shown, unless its payment failed and the shopper may pay again.
    if (order && attempt.state !== 'refused') {
      const kind = order.state === 'payment-pending' ? 'pending' : 'placed';
      return { kind, attemptId, number: order.number, key: order.accessKey };
    }
    if (attempt.mustReturnMoney) return { kind: 'returned', attemptId };
    if (attempt.state === 'unknown' && attempt.challengeUrl) {
      return { kind: 'challenge', attemptId, url: attempt.challengeUrl };
    }
    if (attempt.state === 'stored') return { kind: 'in-progress', attemptId };
    return { kind: mayHaveCharged(attempt.state) ? 'unknown' : 'refused', attemptId };
  }

  async function askAgain(attemptId: string): Promise<void> {
    const attempt = await attempts.byId(attemptId);
    if (!attempt || !['sent', 'unknown'].includes(attempt.state)) return;
    await attempts.countAsking(attemptId);
    let news: News;
    try {
      const answer = await provider.askAgain(toRequest(attempt));
      // It never arrived: nothing was charged. Should it arrive after all, its news will say so.
      news = answer ?? { kind: 'refused', reference: '', reason: 'the provider never heard of it' };
      if (news.kind === 'challenge' && isChallengeOver(attempt.firstSentAt, now())) {
        news = { kind: 'refused', reference: news.reference, reason: 'nobody came back from the bank' };
      }
    } catch (error) {
      onProviderError(error);
      news = { kind: 'no-answer' };
    }
    await bring(attemptId, news);
  }

  /** Null when they brought nothing that the provider understands. */
  async function hearReturn(
    attempt: AttemptRow,
    returned: Readonly<Record<string, string>>,
  ): Promise<CheckoutResult | null> {
    try {
      const answer = await provider.hearReturn(toRequest(attempt), returned);
      return answer && (await bring(attempt.id, answer));
    } catch (error) {
      onProviderError(error);
      // Who has been at their bank is not sent there again; asking once more, or news, will tell.
      return { kind: 'unknown', attemptId: attempt.id };
    }
  }

  async function returnMoney(attemptId: string): Promise<void> {
    const attempt = await attempts.byId(attemptId);
    if (!attempt?.mustReturnMoney || attempt.state !== 'authorised' || !attempt.providerReference) return;
    await provider.giveBack(attempt.providerReference, `return-${attempt.id}`);
    await onStep('money-returned');
    await settle(database, attemptId, { kind: 'voided' }, { now: now(), onStep });
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
        return known.state === 'stored' ? send(known) : describe(known.id);
      }
      const begun = await attempts.begin(submission, fingerprint);
      if (!('attempt' in begun)) return begun;
      await onStep('attempt-stored');
      return send(begun.attempt);
    },

    keyFor: purchaseKey,

    async find(key, owner) {
      const known = await attempts.byKey(key);
      if (!known || known.state === 'stored' || !isOwner(known.snapshot, owner)) return null;
      return describe(known.id);
    },

    async check(attemptId, owner, returned = {}) {
      const attempt = await attempts.byId(attemptId);
      if (!attempt || !isOwner(attempt.snapshot, owner)) return null;
      const isUnknown = attempt.state === 'sent' || attempt.state === 'unknown';
      const heard = isUnknown && attempt.challengeUrl ? await hearReturn(attempt, returned) : null;
      if (heard) return heard;
      if (isUnknown && now().getTime() - attempt.changedAt.getTime() >= ASK_PAUSE_MS)
        await askAgain(attemptId);
      else if (isUnknown && attempt.challengeUrl) await askAgain(attemptId);
      return describe(attemptId);
    },

    async hear(news) {
      const attempt = await attempts.byId(news.merchantReference);
      if (!attempt || news.kind === 'other') return;
      const isWhole = news.amount.value === attempt.amount && news.amount.currency === attempt.currency;
      if (news.kind === 'return-failed' || (news.kind === 'authorised' && !isWhole)) {
        await attempts.escalate(attempt.id);
        onFault(new Error(`A person must look at payment ${attempt.id}: ${news.kind}.`));
        return;
      }
      // A part that went back belongs to a return, which has books of its own.
      if (news.kind === 'returned' && !isWhole) return;
      const { reference } = news;
      const known: News =
        news.kind === 'authorised'
          ? { kind: 'authorised', reference }
          : news.kind === 'refused'
            ? { kind: 'refused', reference, reason: 'refused by news' }
            : { kind: 'voided' };
      const eventId = { id: `${provider.name}:${news.id}`, reference };
      const settled = await settleAndTell(attempt.id, known, eventId);
      if (settled?.attempt.mustReturnMoney) await returnMoney(attempt.id);
    },

    askAgain,
    async cancel(attemptId) {
      if (!(await cancelOrder(database, attemptId, { now: now(), onStep }))) return false;
      await onStep('order-cancelled');
      // Should the provider keep silent now, the sweeper asks again.
      await returnMoney(attemptId).catch(onProviderError);
      return true;
    },

    abandon: async (attemptId) => void (await bring(attemptId, { kind: 'abandoned' })),
    returnMoney,
  };
}
