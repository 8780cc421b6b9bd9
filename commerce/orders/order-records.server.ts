import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.server.ts';
import {
  basket,
  orderRefund,
  orderReturn,
  orderShipment,
  paymentAttempt,
  shopOrder,
} from '#server/db/orders-schema.server.ts';
import { type LineProgress, progressOf } from './fulfilment.ts';
import type { ReturnRow } from './returns.server.ts';
import type { OrderRow } from './settle-payment.server.ts';

export type ShipmentRow = typeof orderShipment.$inferSelect;
export type RefundRow = typeof orderRefund.$inferSelect;

/** What happened to the pieces of an order. */
export interface OrderRecords {
  shipments: ShipmentRow[];
  refunds: RefundRow[];
  returns: ReturnRow[];
  progress: LineProgress[];
}

/** Locks basket, attempt and order. Stock is locked after them; every transaction uses this order to avoid deadlocks. */
export async function lockAttempt(tx: Db, attemptId: string) {
  const [seen] = await tx
    .select({ basketId: paymentAttempt.basketId })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, attemptId));
  if (!seen) return null;
  const [basketRow] = await tx.select().from(basket).where(eq(basket.id, seen.basketId)).for('update');
  const [attempt] = await tx
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, attemptId))
    .for('update');
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.attemptId, attemptId)).for('update');
  return attempt ? { attempt, order: order ?? null, basket: basketRow ?? null } : null;
}

/** Within a transaction that has locked the order nothing of this changes. */
export async function readRecords(tx: Db, order: OrderRow): Promise<OrderRecords> {
  const shipments = await tx
    .select()
    .from(orderShipment)
    .where(eq(orderShipment.orderId, order.id))
    .orderBy(asc(orderShipment.shippedAt));
  const refunds = await tx
    .select()
    .from(orderRefund)
    .where(eq(orderRefund.orderId, order.id))
    .orderBy(asc(orderRefund.requestedAt));
  const returns = await tx
    .select()
    .from(orderReturn)
    .where(eq(orderReturn.orderId, order.id))
    .orderBy(asc(orderReturn.requestedAt));
  const progress = progressOf(order.snapshot.lines, {
    state: order.state,
    shipped: shipments.flatMap(({ pieces }) => pieces),
    cancelled: refunds.filter(({ kind }) => kind === 'cancellation').flatMap(({ pieces }) => pieces),
    refunded: refunds.filter(({ kind }) => kind === 'refund').flatMap(({ pieces }) => pieces),
    returned: returns.filter(hasArrived).flatMap(({ pieces }) => pieces),
    announced: returns.filter(({ state }) => state === 'requested').flatMap(({ pieces }) => pieces),
  });
  return { shipments, refunds, returns, progress };
}

export function hasArrived({ state }: Pick<ReturnRow, 'state'>): boolean {
  return state === 'received' || state === 'refunded';
}

/** All refunds of an order, made or due. */
export function refundedAmount(order: OrderRow, { refunds, returns }: OrderRecords): number {
  const recorded = [...refunds, ...returns.filter(hasArrived)].reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(order.refunded, recorded);
}
