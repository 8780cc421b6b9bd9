import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Baskets } from '#commerce/basket/baskets.server.ts';
import { makeSnapshot, searchAttributionOf } from '#commerce/orders/make-snapshot.server.ts';
import { type AttemptRow, claimOf, type OrderRow } from '#commerce/orders/settle-payment.server.ts';
import { reserveStock, restoreStock, withoutGifts } from '#commerce/orders/stock-reservation.server.ts';
import { mayHaveCharged } from '#commerce/payments/payment-attempt.ts';
import type { PaymentRequest } from '#commerce/payments/provider.ts';
import { claimOffers, releaseOffers } from '#commerce/promotions/offer-uses.server.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { basket, orderRefund, paymentAttempt, shopOrder } from '#server/db/orders-schema.server.ts';
import type { AttemptOwner, CheckoutResult, Submission } from './checkout.server.ts';

/** Storage of payment attempts, and the one transaction that begins an attempt. */
export interface PaymentAttempts {
  byKey(key: string): Promise<AttemptRow | null>;
  byId(id: string): Promise<AttemptRow | null>;
  orderOf(attemptId: string): Promise<OrderRow | null>;
  begin(submission: Submission, fingerprint: string): Promise<CheckoutResult | { attempt: AttemptRow }>;
  /** False when another process has sent it already, or it was abandoned. */
  markSent(attemptId: string): Promise<boolean>;
  countProviderCall(attemptId: string): Promise<void>;
  escalate(attemptId: string): Promise<void>;
  /** Whether staff refunded the whole payment of an order that goes on. */
  isRefundedByStaff(attemptId: string): Promise<boolean>;
}

interface Parts {
  database: Database;
  baskets: Baskets;
  providerName: string;
  now: () => Date;
}

const OPEN_STATES = ['stored', 'sent', 'unknown', 'pending'] as const;

export function createPaymentAttempts({ database, baskets, providerName, now }: Parts): PaymentAttempts {
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

  /** Reserves the stock and stores the attempt in one transaction, before the provider is called. */
  async function begin(
    submission: Submission,
    fingerprint: string,
  ): Promise<CheckoutResult | { attempt: AttemptRow }> {
    const { owner, brand, cartId, key } = submission;
    const seen = await baskets.view(owner, brand, cartId);
    if (!seen) return { kind: 'incomplete', missing: 'basket' };
    const terms = await baskets.currentTerms();
    return db.transaction(async (tx) => {
      const [row] = await tx
        .select({ id: basket.id, lines: basket.lines })
        .from(basket)
        .where(eq(basket.id, seen.id))
        .for('update');
      if (!row) return { kind: 'incomplete', missing: 'basket' };
      const known = await attemptByKey(tx, key);
      if (known) return { attempt: known };
      const open = await openAttempt(tx, seen.id);
      if (open) return { kind: 'in-progress', attemptId: open.id };
      // Read again under the lock: another tab may have changed the basket since.
      const view = await baskets.viewWithin(tx, owner, brand, seen.id, terms);
      if (!view) return { kind: 'incomplete', missing: 'basket' };
      const gone = view.lines.filter(({ state }) => state !== 'available');
      if (gone.length > 0) return { kind: 'out-of-stock', skus: gone.map(({ sku }) => sku) };
      const snapshot = makeSnapshot(view, submission);
      if ('missing' in snapshot) return { kind: 'incomplete', missing: snapshot.missing };
      if (submission.allowsAnalytics) snapshot.searchAttribution = searchAttributionOf(row.lines);
      if (snapshot.total !== submission.expectedTotal) return { kind: 'total-updated' };
      const id = randomUUID();
      // The last use of an offer went to somebody else: the shopper sees the total without it first.
      if (!(await claimOffers(tx, { ...claimOf(snapshot), attemptId: id, basketId: view.id })))
        return { kind: 'total-updated' };
      let short = await reserveStock(tx, snapshot.lines);
      if (short.length > 0) {
        snapshot.lines = withoutGifts(snapshot.lines, short);
        short = await reserveStock(tx, snapshot.lines);
      }
      if (short.length > 0) {
        await releaseOffers(tx, id);
        return { kind: 'out-of-stock', skus: short };
      }
      const at = now();
      const [attempt] = await tx
        .insert(paymentAttempt)
        .values({
          id,
          idempotencyKey: key,
          fingerprint,
          basketId: view.id,
          provider: providerName,
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
      if (!attempt) throw new Error('payment attempt was not inserted');
      return { attempt };
    });
  }

  /** An attempt of this basket that may still charge. Attempts that were never sent are abandoned here. */
  async function openAttempt(tx: Db, basketId: string): Promise<AttemptRow | null> {
    const rows = await tx
      .select()
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.basketId, basketId), inArray(paymentAttempt.state, [...OPEN_STATES])))
      .for('update');
    for (const row of rows) {
      if (mayHaveCharged(row.state)) return row;
      if (row.holdsStock) await restoreStock(tx, row.snapshot.lines);
      await releaseOffers(tx, row.id);
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
        providerCalls: sql`${paymentAttempt.providerCalls} + 1`,
        changedAt: at,
      })
      .where(and(eq(paymentAttempt.id, attemptId), eq(paymentAttempt.state, 'stored')))
      .returning({ id: paymentAttempt.id });
    return rows.length > 0;
  }

  return {
    byKey: (key) => attemptByKey(db, key),
    byId: attemptById,
    orderOf,
    begin,
    markSent,
    async countProviderCall(attemptId) {
      await db
        .update(paymentAttempt)
        .set({ providerCalls: sql`${paymentAttempt.providerCalls} + 1`, changedAt: now() })
        .where(eq(paymentAttempt.id, attemptId));
    },
    async isRefundedByStaff(attemptId) {
      const rows = await db
        .select({ id: orderRefund.id })
        .from(orderRefund)
        .innerJoin(shopOrder, eq(shopOrder.id, orderRefund.orderId))
        .where(and(eq(shopOrder.attemptId, attemptId), eq(orderRefund.amount, shopOrder.total)));
      return rows.length > 0;
    },
    async escalate(attemptId) {
      await db.update(paymentAttempt).set({ escalatedAt: now() }).where(eq(paymentAttempt.id, attemptId));
    },
  };
}

/** A customer's attempt is theirs on every device, a guest's only in the browser where it began. */
export function isOwner(snapshot: AttemptOwner, owner: AttemptOwner): boolean {
  if (snapshot.customerId) return snapshot.customerId === owner.customerId;
  return snapshot.sessionId !== null && snapshot.sessionId === owner.sessionId;
}

export function purchaseKey(cartId: string, token: string): string {
  return createHash('sha256').update(`${cartId}:${token}`).digest('base64url');
}

/** Equal for equal submissions; a different fingerprint under the same key is a conflict. */
export function fingerprintOf({ owner, cartId, method, paymentToken, expectedTotal }: Submission): string {
  const content = [owner.customerId, owner.sessionId, cartId, method, paymentToken, expectedTotal];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** The provider request of an attempt. Always the same for one attempt, so that it can be repeated safely. */
export function toPaymentRequest({
  id,
  amount,
  currency,
  method,
  paymentToken,
  snapshot,
}: AttemptRow): PaymentRequest {
  return {
    idempotencyKey: id,
    merchantReference: id,
    amount: { value: amount, currency },
    method: { type: method, token: paymentToken },
    email: snapshot.email,
    shippingAddress: snapshot.shippingAddress,
    billingAddress: snapshot.billingAddress,
    returnUrl: `${snapshot.home}/checkout/complete?attempt=${id}`,
    locale: snapshot.locale,
  };
}
