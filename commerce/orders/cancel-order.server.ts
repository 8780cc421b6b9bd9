import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.server.ts';
import { paymentAttempt } from '#server/db/orders-schema.server.ts';
import { isCancellable } from './order-state.ts';
import { cancelLocked, lockAttempt, type OnStep } from './settle-payment.server.ts';

/**
 * Cancels an order that was not dispatched. Order, stock, rewards, email and the pending refund change in one
 * transaction. The refund follows and is retried under one idempotency key.
 */
export async function cancelOrder(
  { db }: Database,
  attemptId: string,
  { now, onStep }: { now: Date; onStep: OnStep },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockAttempt(tx, attemptId);
    if (!locked?.order || !isCancellable(locked.order.state)) return false;
    await cancelLocked(tx, locked.order, now);
    await tx
      .update(paymentAttempt)
      .set({ mustRefund: true, changedAt: now })
      .where(eq(paymentAttempt.id, attemptId));
    await onStep('cancellation-written');
    return true;
  });
}
