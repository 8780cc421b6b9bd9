import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { queueEmail } from '#commerce/email/outbox.server.ts';
import type { PaymentProvider } from '#commerce/payments/provider.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { orderReturn, paymentAttempt, shopOrder } from '#server/db/orders-schema.server.ts';
import { orderEmail } from './order-email.server.ts';
import { canBecome } from './order-state.ts';
import { decideReturn, lastReturnDay, type ReturnedPiece, type ReturnReason } from './return-request.ts';
import { revokeRewards } from './rewards.server.ts';
import { type OnStep, type OrderRow, setOrderState } from './settle-payment.server.ts';
import { restoreStock } from './stock-reservation.server.ts';

export type ReturnRow = typeof orderReturn.$inferSelect;

export type ReturnResult = 'requested' | 'nothing-chosen' | 'not-returnable' | 'too-late' | 'not-now';

/** Returns: requested by the shopper, received by the warehouse, then refunded once by the provider. */
export interface Returns {
  request(orderId: string, wanted: readonly ReturnedPiece[], reason: ReturnReason): Promise<ReturnResult>;
  /** The parcel has arrived: restores the stock and refunds the return. False when it was received before. */
  receive(returnId: string): Promise<boolean>;
  /** Received returns that are not refunded yet. */
  listUnrefunded(limit: number): Promise<string[]>;
  refundReturn(returnId: string): Promise<void>;
}

interface Parts {
  database: Database;
  provider: PaymentProvider;
  now?: () => Date;
  onStep?: OnStep;
}

export function createReturns({
  database,
  provider,
  now = () => new Date(),
  onStep = () => {},
}: Parts): Returns {
  const { db } = database;

  async function lockOrder(
    tx: Db,
    orderId: string,
  ): Promise<{ order: OrderRow; returns: ReturnRow[] } | null> {
    const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update');
    if (!order) return null;
    return { order, returns: await tx.select().from(orderReturn).where(eq(orderReturn.orderId, orderId)) };
  }

  async function receive(returnId: string): Promise<boolean> {
    const isNew = await db.transaction(async (tx) => {
      const [seen] = await tx.select().from(orderReturn).where(eq(orderReturn.id, returnId));
      const locked = seen && (await lockOrder(tx, seen.orderId));
      const found = locked?.returns.find(({ id }) => id === returnId);
      if (!locked || found?.state !== 'requested') return false;
      const { order, returns } = locked;
      const { lines } = order.snapshot;
      await restoreStock(
        tx,
        found.pieces.flatMap(({ position, quantity }) => {
          const line = lines[position];
          return line ? [{ ...line, quantity }] : [];
        }),
      );
      const returned = returns.flatMap(({ pieces }) => pieces);
      const count = (pieces: readonly { quantity: number }[]) =>
        pieces.reduce((sum, { quantity }) => sum + quantity, 0);
      const isWhole = count(returned) === count(lines.filter(({ isGift }) => !isGift));
      await revokeRewards(tx, order.snapshot, rewardShare(order, returns, found));
      await setOrderState(tx, order, isWhole ? 'returned' : 'delivered', now());
      await tx
        .update(orderReturn)
        .set({ state: 'received', changedAt: now() })
        .where(eq(orderReturn.id, returnId));
      await onStep('return-received');
      return true;
    });
    if (isNew) await refundReturn(returnId);
    return isNew;
  }

  async function refundReturn(returnId: string): Promise<void> {
    const [found] = await db
      .select({ row: orderReturn, order: shopOrder, reference: paymentAttempt.providerReference })
      .from(orderReturn)
      .innerJoin(shopOrder, eq(shopOrder.id, orderReturn.orderId))
      .innerJoin(paymentAttempt, eq(paymentAttempt.id, shopOrder.attemptId))
      .where(and(eq(orderReturn.id, returnId), eq(orderReturn.state, 'received')));
    if (!found?.reference) return;
    const { row, reference } = found;
    const amount = { value: row.amount, currency: row.currency };
    if (row.amount > 0) await provider.refund(reference, amount, `return-${row.id}`);
    await onStep('refund-made');
    await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, row.orderId);
      const isOpen = locked?.returns.some(({ id, state }) => id === returnId && state === 'received');
      if (!locked || !isOpen) return;
      await tx
        .update(orderReturn)
        .set({ state: 'refunded', changedAt: now() })
        .where(eq(orderReturn.id, returnId));
      if (locked.order.state === 'returned') await setOrderState(tx, locked.order, 'refunded', now());
      await queueEmail(
        tx,
        orderEmail('return-refunded', locked.order, { occasion: returnId, amount: row.amount }),
      );
      await onStep('refund-written');
    });
  }

  return {
    async request(orderId, wanted, reason) {
      return db.transaction(async (tx): Promise<ReturnResult> => {
        const locked = await lockOrder(tx, orderId);
        if (!locked || !canBecome(locked.order.state, 'return-requested')) return 'not-now';
        const { order, returns } = locked;
        const until = returnDeadline(order);
        if (until === null || now().toISOString().slice(0, 10) > until) return 'too-late';
        const decision = decideReturn({
          lines: order.snapshot.lines.map((line) => ({ ...line, isReturnable: line.isReturnable !== false })),
          delivery: order.snapshot.delivery.price,
          earlier: returns.flatMap(({ pieces }) => pieces),
          wanted,
        });
        if (decision.kind !== 'accepted') return decision.kind;
        const id = randomUUID();
        const { pieces, amount } = decision;
        await tx.insert(orderReturn).values({
          id,
          orderId,
          state: 'requested',
          pieces,
          reason,
          amount,
          currency: order.currency,
          requestedAt: now(),
          changedAt: now(),
        });
        await setOrderState(tx, order, 'return-requested', now());
        await queueEmail(tx, orderEmail('return-requested', order, { occasion: id, amount }));
        await onStep('return-written');
        return 'requested';
      });
    },

    receive,
    refundReturn,

    async listUnrefunded(limit) {
      const rows = await db
        .select({ id: orderReturn.id })
        .from(orderReturn)
        .where(eq(orderReturn.state, 'received'))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}

/** The last day for a return, as agreed when the order was placed. */
export function returnDeadline(
  order: Pick<OrderRow, 'dispatchedAt' | 'deliveredAt' | 'snapshot'>,
): string | null {
  const { returnDays, delivery } = order.snapshot;
  if (returnDays === undefined) return null;
  return lastReturnDay({ ...order, promisedDate: delivery.estimatedDate }, returnDays);
}

/** The points to revoke for a return, in proportion to its goods; all returns together never exceed what was granted. */
function rewardShare({ snapshot }: OrderRow, returns: readonly ReturnRow[], now: ReturnRow): number {
  const worth = (pieces: readonly ReturnedPiece[]) =>
    pieces.reduce(
      (sum, { position, quantity }) => sum + (snapshot.lines[position]?.unitPrice ?? 0) * quantity,
      0,
    );
  const whole = Math.max(1, snapshot.subTotal);
  const upTo = (goods: number) => Math.floor((snapshot.rewardsPoints * goods) / whole);
  const before = returns
    .filter(({ id, state }) => id !== now.id && state !== 'requested')
    .reduce((sum, { pieces }) => sum + worth(pieces), 0);
  return upTo(before + worth(now.pieces)) - upTo(before);
}
