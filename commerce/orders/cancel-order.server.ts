import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { queueEmail } from '#commerce/email/outbox.server.ts';
import { releaseOffers } from '#commerce/promotions/offer-uses.server.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { orderRefund, paymentAttempt, shopOrder } from '#server/db/orders-schema.server.ts';
import { choosePieces, countAt, isRest, stateOf, withGifts, worthOf } from './fulfilment.ts';
import { orderEmail } from './order-email.server.ts';
import { lockAttempt, readRecords, refundedAmount } from './order-records.server.ts';
import { isCancellable } from './order-state.ts';
import {
  type ActionRequest,
  type ActionResult,
  actOnOrder,
  type LockedOrder,
  recordOrderEvent,
} from './order-timeline.server.ts';
import type { ReturnedPiece } from './return-request.ts';
import { cancelLocked, type OnStep, withdrawPieces } from './settle-payment.server.ts';

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
    const { order, attempt } = locked;
    const records = await readRecords(tx, order);
    await cancelWhole(tx, { order, attempt, records }, '', now);
    await recordOrderEvent(tx, order.id, { actor: 'customer', action: 'cancel', at: now });
    await onStep('cancellation-written');
    return true;
  });
}

/** The payment is reversed as a whole; a payment of which a part was refunded before is refunded by its rest. */
async function cancelWhole(tx: Db, locked: LockedOrder, reason: string, now: Date): Promise<number> {
  const { order, attempt, records } = locked;
  const before = refundedAmount(order, records);
  await cancelLocked(tx, order, now);
  if (before > 0) {
    await writeRefund(
      tx,
      locked,
      { kind: 'cancellation', pieces: [], amount: order.total - before, reason },
      now,
    );
    return order.total - before;
  }
  await tx
    .update(paymentAttempt)
    .set({ mustRefund: true, changedAt: now })
    .where(eq(paymentAttempt.id, attempt.id));
  const isPaid = attempt.state === 'authorised';
  if (isPaid) await tx.update(shopOrder).set({ refunded: order.total }).where(eq(shopOrder.id, order.id));
  return isPaid ? order.total : 0;
}

/** Writes a refund as due; the provider is called after the transaction. */
export async function writeRefund(
  tx: Db,
  { order, records }: LockedOrder,
  refund: { kind: 'cancellation' | 'refund'; pieces: ReturnedPiece[]; amount: number; reason: string },
  at: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(orderRefund).values({
    id,
    orderId: order.id,
    ...refund,
    currency: order.currency,
    state: 'due',
    requestedAt: at,
    changedAt: at,
  });
  await tx
    .update(shopOrder)
    .set({ refunded: refundedAmount(order, records) + refund.amount })
    .where(eq(shopOrder.id, order.id));
  return id;
}

/** Cancels pieces that were not shipped, or with `null` all of them, and refunds what was paid for them. */
export async function cancelPieces(
  database: Database,
  request: ActionRequest,
  { wanted, reason }: { wanted: readonly ReturnedPiece[] | null; reason: string },
  at: Date,
): Promise<ActionResult> {
  return actOnOrder(database, request, at, async (tx, locked) => {
    const { order, records } = locked;
    const { lines, delivery } = order.snapshot;
    const { progress } = records;
    const open = progress.flatMap(({ open: quantity }, position) =>
      quantity > 0 ? [{ position, quantity }] : [],
    );
    if (open.length === 0) return { problem: 'not-now' };
    if (wanted?.length === 0) return { problem: 'nothing-chosen' };
    const chosen = choosePieces(wanted ?? open, (position) => progress[position]?.open ?? 0);
    if (!chosen) return { problem: 'too-many' };
    const pieces = withGifts(lines, progress, chosen);
    const detail = { pieces, reason };
    const isAllOpen = open.every(({ position, quantity }) => countAt(pieces, position) === quantity);
    if (isAllOpen && isCancellable(order.state))
      return { action: 'cancel', detail: { ...detail, amount: await cancelWhole(tx, locked, reason, at) } };
    if (order.state === 'payment-pending') return { problem: 'not-paid' };
    const worth = worthOf(lines, progress, pieces) + (isRest(lines, progress, pieces) ? delivery.price : 0);
    const amount = Math.min(worth, order.total - refundedAmount(order, records));
    const cancelled = progress.map(({ cancelled: quantity }, position) => ({ position, quantity }));
    await withdrawPieces(tx, order, cancelled, pieces);
    const subject = await writeRefund(tx, locked, { kind: 'cancellation', pieces, amount, reason }, at);
    const after = await readRecords(tx, order);
    const state = stateOf(
      { state: order.state, isDelivered: order.deliveredAt !== null },
      lines,
      after.progress,
    );
    await tx.update(shopOrder).set({ state }).where(eq(shopOrder.id, order.id));
    if (state === 'cancelled') await releaseOffers(tx, order.attemptId);
    await queueEmail(tx, orderEmail('order-part-cancelled', order, { occasion: subject, pieces, amount }));
    return { action: 'cancel', detail: { ...detail, amount, subject } };
  });
}
