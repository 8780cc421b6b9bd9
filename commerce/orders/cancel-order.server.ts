import { eq } from 'drizzle-orm';
import type { Database, Db } from '#server/db/database.server.ts';
import { paymentAttempt } from '#server/db/orders-schema.server.ts';
import { isCancellable } from './order-state.ts';
import { cancelLocked, lockAttempt, type OnStep } from './settle.server.ts';

/**
 * Undoes an order that has not left the house. Order, stock, rewards, letter and the debt to the shopper change in one
 * transaction; the money itself goes back afterwards, as often as it takes, under one key.
 */
export async function cancelOrder(
  { db }: Database,
  attemptId: string,
  { now, onStep }: { now: Date; onStep: OnStep },
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const locked = await lockAttempt(tx, attemptId);
    if (!locked?.order || !isCancellable(locked.order.state)) return false;
    await cancelLocked(tx, locked.order, now);
    await tx
      .update(paymentAttempt)
      .set({ mustReturnMoney: true, changedAt: now })
      .where(eq(paymentAttempt.id, attemptId));
    await onStep('cancellation-written');
    return true;
  });
}
