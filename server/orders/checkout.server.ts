import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { decideIdempotency } from '#domain/order/idempotency.ts';
import { mayHaveCharged } from '#domain/order/payment-attempt.ts';
import type { Baskets } from '#server/basket/baskets.server.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { basket, paymentAttempt, shopOrder } from '#server/db/orders-schema.server.ts';
import {
  NoAnswer,
  type PaymentNews,
  type PaymentProvider,
  type PaymentRequest,
} from '#suppliers/payments/contract.ts';
import { type MissingPart, makeSnapshot, type SnapshotContext } from './make-snapshot.server.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';
import { type AttemptRow, type News, type OnStep, type OrderRow, settle } from './settle.server.ts';
import { returnStock, takeStock } from './stock-hold.server.ts';

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
  /** Where an attempt stands; asks the provider when nobody knows. */
  check(attemptId: string, owner: AttemptOwner): Promise<CheckoutResult | null>;
  hear(news: PaymentNews): Promise<void>;
  /** For the sweeper: asks again, with the same key. */
  askAgain(attemptId: string): Promise<void>;
  abandon(attemptId: string): Promise<void>;
  returnMoney(attemptId: string): Promise<void>;
}

interface Parts {
  database: Database;
  baskets: Baskets;
  provider: PaymentProvider;
  now?: () => Date;
  onStep?: OnStep;
}

const OPEN_STATES = ['stored', 'sent', 'unknown', 'pending'] as const;
/** A page that waits may ask the provider this often. */
const ASK_PAUSE_MS = 2_000;

export function createCheckout(parts: Parts): Checkout {
  const { database, baskets, provider, now = () => new Date(), onStep = () => {} } = parts;
  const { db } = database;

  async function attemptByKey(tx: Db, key: string): Promise<AttemptRow | null> {
    const [row] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.idempotencyKey, key));
    return row ?? null;
  }

  async function attemptById(id: string): Promise<AttemptRow | null> {
    const [row] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id));
    return row ?? null;
  }

  async function orderOf(attemptId: string): Promise<OrderRow | null> {
    const [row] = await db.select().from(shopOrder).where(eq(shopOrder.attemptId, attemptId));
    return row ?? null;
  }

  /** Everything up to the moment before the provider hears of it, in one transaction. */
  async function begin(
    submission: Submission,
    fingerprint: string,
  ): Promise<CheckoutResult | { attempt: AttemptRow }> {
    const { owner, brand, cartId, key } = submission;
    const seen = await baskets.view(owner, brand, cartId);
    if (!seen) return { kind: 'incomplete', missing: 'basket' };
    const promotions = await baskets.activePromotions();
    return db.transaction(async (transaction) => {
      const tx = transaction as unknown as Db;
      const [row] = await tx
        .select({ id: basket.id })
        .from(basket)
        .where(eq(basket.id, seen.id))
        .for('update');
      if (!row) return { kind: 'incomplete', missing: 'basket' };
      const known = await attemptByKey(tx, key);
      if (known) return { attempt: known };
      const open = await openAttempt(tx, seen.id);
      if (open) return { kind: 'in-progress', attemptId: open.id };
      // Read again under the lock: another tab may have changed it a moment ago.
      const view = await baskets.viewWithin(tx, owner, brand, seen.id, promotions);
      if (!view) return { kind: 'incomplete', missing: 'basket' };
      const snapshot = makeSnapshot(view, submission);
      if ('missing' in snapshot) return { kind: 'incomplete', missing: snapshot.missing };
      if (snapshot.total !== submission.expectedTotal) return { kind: 'total-updated' };
      const short = await takeStock(tx, snapshot.lines);
      if (short.length > 0) return { kind: 'out-of-stock', skus: short };
      const at = now();
      const [attempt] = await tx
        .insert(paymentAttempt)
        .values({
          id: randomUUID(),
          idempotencyKey: key,
          fingerprint,
          basketId: view.id,
          provider: provider.name,
          method: submission.method,
          state: 'stored',
          amount: snapshot.total,
          currency: snapshot.currency,
          snapshot,
          paymentToken: submission.paymentToken,
          createdAt: at,
          changedAt: at,
        })
        .returning();
      return { attempt: attempt! };
    });
  }

  /** An attempt of this basket that may still charge. One that was never sent is given up here. */
  async function openAttempt(tx: Db, basketId: string): Promise<AttemptRow | null> {
    const rows = await tx
      .select()
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.basketId, basketId), inArray(paymentAttempt.state, [...OPEN_STATES])))
      .for('update');
    for (const row of rows) {
      if (mayHaveCharged(row.state)) return row;
      if (row.holdsStock) await returnStock(tx, row.snapshot.lines);
      await tx
        .update(paymentAttempt)
        .set({ state: 'abandoned', holdsStock: false, changedAt: now() })
        .where(eq(paymentAttempt.id, row.id));
    }
    return null;
  }

  async function markSent(attemptId: string): Promise<boolean> {
    const at = now();
    const rows = await db
      .update(paymentAttempt)
      .set({
        state: 'sent',
        firstSentAt: sql`coalesce(${paymentAttempt.firstSentAt}, ${at})`,
        timesAsked: sql`${paymentAttempt.timesAsked} + 1`,
        changedAt: at,
      })
      .where(and(eq(paymentAttempt.id, attemptId), eq(paymentAttempt.state, 'stored')))
      .returning({ id: paymentAttempt.id });
    return rows.length > 0;
  }

  async function bring(attemptId: string, news: News): Promise<CheckoutResult> {
    const settled = await settle(database, attemptId, news, { now: now(), onStep });
    await onStep('settled');
    if (settled?.attempt.mustReturnMoney && settled.attempt.state === 'authorised')
      await returnMoney(attemptId);
    return describe(attemptId);
  }

  async function send(attempt: AttemptRow): Promise<CheckoutResult> {
    if (!(await markSent(attempt.id))) return describe(attempt.id);
    await onStep('attempt-sent');
    let news: News;
    try {
      news = await provider.pay(toRequest(attempt));
    } catch (error) {
      // Only silence is unknown; anything else the provider says before it touches money.
      if (!(error instanceof NoAnswer)) throw error;
      news = { kind: 'no-answer' };
    }
    await onStep('provider-answered');
    return bring(attempt.id, news);
  }

  async function describe(attemptId: string): Promise<CheckoutResult> {
    const [attempt, order] = await Promise.all([attemptById(attemptId), orderOf(attemptId)]);
    if (!attempt) return { kind: 'in-progress', attemptId: null };
    if (order && order.state !== 'cancelled') {
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
    const attempt = await attemptById(attemptId);
    if (!attempt || !['sent', 'unknown'].includes(attempt.state)) return;
    await db
      .update(paymentAttempt)
      .set({ timesAsked: sql`${paymentAttempt.timesAsked} + 1`, changedAt: now() })
      .where(eq(paymentAttempt.id, attemptId));
    let news: News;
    try {
      const answer = await provider.askAgain(toRequest(attempt));
      // It never arrived: nothing was charged. Should it arrive after all, its news will say so.
      news = answer ?? { kind: 'refused', reference: '', reason: 'the provider never heard of it' };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      news = { kind: 'no-answer' };
    }
    await bring(attemptId, news);
  }

  async function returnMoney(attemptId: string): Promise<void> {
    const attempt = await attemptById(attemptId);
    if (!attempt?.mustReturnMoney || attempt.state !== 'authorised' || !attempt.providerReference) return;
    await provider.giveBack(attempt.providerReference, `return-${attempt.id}`);
    await onStep('money-returned');
    await settle(database, attemptId, { kind: 'voided' }, { now: now(), onStep });
  }

  return {
    async submit(submission) {
      const fingerprint = fingerprintOf(submission);
      const known = await attemptByKey(db as Db, submission.key);
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
      const begun = await begin(submission, fingerprint);
      if (!('attempt' in begun)) return begun;
      await onStep('attempt-stored');
      return send(begun.attempt);
    },

    keyFor: purchaseKey,

    async find(key, owner) {
      const known = await attemptByKey(db as Db, key);
      if (!known || known.state === 'stored' || !isOwner(known.snapshot, owner)) return null;
      return describe(known.id);
    },

    async check(attemptId, owner) {
      const attempt = await attemptById(attemptId);
      if (!attempt || !isOwner(attempt.snapshot, owner)) return null;
      const isUnknown = attempt.state === 'sent' || attempt.state === 'unknown';
      if (isUnknown && now().getTime() - attempt.changedAt.getTime() >= ASK_PAUSE_MS)
        await askAgain(attemptId);
      else if (isUnknown && attempt.challengeUrl) await askAgain(attemptId);
      return describe(attemptId);
    },

    async hear(news) {
      const attempt = await attemptById(news.merchantReference);
      if (!attempt || news.kind === 'other') return;
      const isWhole = news.amount.value === attempt.amount && news.amount.currency === attempt.currency;
      if (news.kind === 'authorised' && !isWhole) {
        await db.update(paymentAttempt).set({ escalatedAt: now() }).where(eq(paymentAttempt.id, attempt.id));
        return;
      }
      const { reference } = news;
      const known: News =
        news.kind === 'authorised'
          ? { kind: 'authorised', reference }
          : news.kind === 'refused'
            ? { kind: 'refused', reference, reason: 'refused by news' }
            : { kind: 'voided' };
      const settled = await settle(database, attempt.id, known, {
        now: now(),
        onStep,
        eventId: { id: `${provider.name}:${news.id}`, reference },
      });
      if (settled?.attempt.mustReturnMoney) await returnMoney(attempt.id);
    },

    askAgain,
    abandon: async (attemptId) => void (await bring(attemptId, { kind: 'abandoned' })),
    returnMoney,
  };
}

function toRequest({ id, amount, currency, method, paymentToken, snapshot }: AttemptRow): PaymentRequest {
  return {
    idempotencyKey: id,
    merchantReference: id,
    amount: { value: amount, currency },
    method: { type: method, token: paymentToken },
    email: snapshot.email,
    shippingAddress: snapshot.shippingAddress,
    billingAddress: snapshot.billingAddress,
    returnUrl: `${snapshot.origin}/checkout/complete?attempt=${id}`,
    locale: snapshot.locale,
  };
}

function isOwner(
  snapshot: OrderSnapshot,
  owner: { customerId: string | null; sessionId: string | null },
): boolean {
  if (snapshot.customerId) return snapshot.customerId === owner.customerId;
  return snapshot.sessionId !== null && snapshot.sessionId === owner.sessionId;
}

function purchaseKey(cartId: string, token: string): string {
  return createHash('sha256').update(`${cartId}:${token}`).digest('base64url');
}

function fingerprintOf({ owner, cartId, method, paymentToken, expectedTotal }: Submission): string {
  const asked = [owner.customerId, owner.sessionId, cartId, method, paymentToken, expectedTotal];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
