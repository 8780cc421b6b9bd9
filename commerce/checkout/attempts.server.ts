import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Baskets } from '#commerce/basket/baskets.server.ts';
import { makeSnapshot, searchesBehind } from '#commerce/orders/make-snapshot.server.ts';
import type { AttemptRow, OrderRow } from '#commerce/orders/settle.server.ts';
import { returnStock, takeStock } from '#commerce/orders/stock-hold.server.ts';
import { mayHaveCharged } from '#commerce/payments/payment-attempt.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { basket, paymentAttempt, shopOrder } from '#server/db/orders-schema.server.ts';
import type { CheckoutResult, Submission } from './checkout.server.ts';

/** Payment attempts as they lie in the database, and the one transaction that begins one. */
export interface Attempts {
  byKey(key: string): Promise<AttemptRow | null>;
  byId(id: string): Promise<AttemptRow | null>;
  orderOf(attemptId: string): Promise<OrderRow | null>;
  begin(submission: Submission, fingerprint: string): Promise<CheckoutResult | { attempt: AttemptRow }>;
  /** False when somebody else has sent it already, or it was given up. */
  markSent(attemptId: string): Promise<boolean>;
  countAsking(attemptId: string): Promise<void>;
  escalate(attemptId: string): Promise<void>;
}

interface Parts {
  database: Database;
  baskets: Baskets;
  providerName: string;
  now: () => Date;
}

const OPEN_STATES = ['stored', 'sent', 'unknown', 'pending'] as const;

export function createAttempts({ database, baskets, providerName, now }: Parts): Attempts {
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
        .select({ id: basket.id, lines: basket.lines })
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
      if (submission.allowsLearning) snapshot.foundBy = searchesBehind(row.lines);
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

  return {
    byKey: (key) => attemptByKey(db as Db, key),
    byId: attemptById,
    orderOf,
    begin,
    markSent,
    async countAsking(attemptId) {
      await db
        .update(paymentAttempt)
        .set({ timesAsked: sql`${paymentAttempt.timesAsked} + 1`, changedAt: now() })
        .where(eq(paymentAttempt.id, attemptId));
    },
    async escalate(attemptId) {
      await db.update(paymentAttempt).set({ escalatedAt: now() }).where(eq(paymentAttempt.id, attemptId));
    },
  };
}
