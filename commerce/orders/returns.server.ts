import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { queueEmail } from '#commerce/email/outbox.server.ts';
import type { PaymentProvider } from '#commerce/payments/provider.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { orderReturn, paymentAttempt, shopOrder } from '#server/db/orders-schema.server.ts';
import { choosePieces, isRest, type ReceivedPiece, stateOf, worthOf } from './fulfilment.ts';
import { orderEmail } from './order-email.server.ts';
import type { EventDetail } from './order-event.ts';
import { readRecords, refundedAmount } from './order-records.server.ts';
import { allowsReturn } from './order-state.ts';
import {
  type ActionRequest,
  type ActionResult,
  actOnOrder,
  type LockedOrder,
  recordOrderEvent,
} from './order-timeline.server.ts';
import { lastReturnDay, type ReturnedPiece, type ReturnReason } from './return-request.ts';
import { pointsOf, revokeRewards } from './rewards.server.ts';
import { linesOf, type OnStep, type OrderRow, setOrderState } from './settle-payment.server.ts';
import { restoreStock } from './stock-reservation.server.ts';

export type ReturnRow = typeof orderReturn.$inferSelect;

export type ReturnResult = 'requested' | 'nothing-chosen' | 'not-returnable' | 'too-late' | 'not-now';

/** What arrived of a return. */
export interface Arrival {
  pieces: readonly ReceivedPiece[];
  /** In minor units, at most what was paid for the pieces; null for all of that. */
  amount: number | null;
}

/** Returns: requested by the shopper or staff, received by the warehouse, then refunded once by the provider. */
export interface Returns {
  request(orderId: string, wanted: readonly ReturnedPiece[], reason: ReturnReason): Promise<ReturnResult>;
  /** For a customer who calls or writes; staff may accept what is not returnable by the rules of the shop. */
  announce(
    request: ActionRequest,
    wanted: readonly ReturnedPiece[],
    reason: ReturnReason,
  ): Promise<ActionResult>;
  /** The parcel has arrived: restocks or writes off each piece and refunds. Pieces that are missing leave the return. */
  receive(request: ActionRequest, arrival: Arrival | null): Promise<ActionResult>;
  /** Nothing arrived or will arrive. */
  close(request: ActionRequest): Promise<ActionResult>;
  /** Received returns that are not refunded yet. */
  listUnrefunded(limit: number): Promise<string[]>;
  refundReturn(returnId: string): Promise<void>;
}

interface Parts {
  database: Database;
  provider: PaymentProvider;
  now?: () => Date;
  onStep?: OnStep;
  onError?: (error: unknown) => void;
}

export function createReturns({
  database,
  provider,
  now = () => new Date(),
  onStep = () => {},
  onError = () => {},
}: Parts): Returns {
  const { db } = database;

  async function lockOrder(tx: Db, orderId: string): Promise<Omit<LockedOrder, 'attempt'> | null> {
    const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update');
    return order ? { order, records: await readRecords(tx, order) } : null;
  }

  async function writeReturn(
    tx: Db,
    { order, records }: Omit<LockedOrder, 'attempt'>,
    pieces: ReturnedPiece[],
    reason: ReturnReason,
  ): Promise<EventDetail> {
    const id = randomUUID();
    const amount = refundFor(order, records, pieces);
    await tx.insert(orderReturn).values({
      id,
      orderId: order.id,
      state: 'requested',
      pieces,
      reason,
      amount,
      currency: order.currency,
      requestedAt: now(),
      changedAt: now(),
    });
    await updateState(tx, order);
    await queueEmail(tx, orderEmail('return-requested', order, { occasion: id, amount, pieces }));
    return { pieces, reason, amount, subject: id };
  }

  async function updateState(tx: Db, order: OrderRow, isDelivered = order.deliveredAt !== null) {
    const { progress } = await readRecords(tx, order);
    const { snapshot } = order;
    const state = stateOf({ state: order.state, isDelivered }, snapshot.lines, progress);
    await setOrderState(tx, order, state, now());
  }

  async function refundReturn(returnId: string): Promise<void> {
    const [found] = await db
      .select({ row: orderReturn, reference: paymentAttempt.providerReference })
      .from(orderReturn)
      .innerJoin(shopOrder, eq(shopOrder.id, orderReturn.orderId))
      .innerJoin(paymentAttempt, eq(paymentAttempt.id, shopOrder.attemptId))
      .where(and(eq(orderReturn.id, returnId), eq(orderReturn.state, 'received')));
    if (!found?.reference) return;
    const { row, reference } = found;
    const { amount } = row;
    if (amount > 0) {
      await provider.refund(reference, { value: amount, currency: row.currency }, `return-${row.id}`);
    }
    await onStep('refund-made');
    await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, row.orderId);
      const isOpen = locked?.records.returns.some(({ id, state }) => id === returnId && state === 'received');
      if (!locked || !isOpen) return;
      const { order } = locked;
      await tx
        .update(orderReturn)
        .set({ state: 'refunded', changedAt: now() })
        .where(eq(orderReturn.id, returnId));
      if (order.state === 'returned') await setOrderState(tx, order, 'refunded', now());
      await queueEmail(tx, orderEmail('return-refunded', order, { occasion: returnId, amount }));
      await recordOrderEvent(tx, order.id, {
        actor: 'system',
        action: 'return-refunded',
        detail: { amount, subject: returnId },
        at: now(),
      });
      await onStep('refund-written');
    });
  }

  return {
    async request(orderId, wanted, reason) {
      return db.transaction(async (tx): Promise<ReturnResult> => {
        const locked = await lockOrder(tx, orderId);
        if (!locked || !allowsReturn(locked.order.state) || findOpen(locked.records.returns))
          return 'not-now';
        const { order, records } = locked;
        const until = returnDeadline(order);
        if (until === null || now().toISOString().slice(0, 10) > until) return 'too-late';
        const chosen = wanted.filter(
          ({ position, quantity }) => quantity !== 0 && order.snapshot.lines[position],
        );
        if (chosen.length === 0) return 'nothing-chosen';
        const left = returnableCounts(order, records.progress);
        const pieces = choosePieces(chosen, (position) => left[position] ?? 0);
        if (!pieces) return 'not-returnable';
        const detail = await writeReturn(tx, locked, pieces, reason);
        await recordOrderEvent(tx, orderId, {
          actor: 'customer',
          action: 'request-return',
          detail,
          at: now(),
        });
        await onStep('return-written');
        return 'requested';
      });
    },

    announce: (request, wanted, reason) =>
      actOnOrder(database, request, now(), async (tx, locked) => {
        const { order, records } = locked;
        if (!allowsReturn(order.state) || findOpen(records.returns)) return { problem: 'not-now' };
        if (wanted.length === 0) return { problem: 'nothing-chosen' };
        const pieces = choosePieces(wanted, (position) => records.progress[position]?.withCustomer ?? 0);
        if (!pieces) return { problem: 'too-many' };
        return { action: 'request-return', detail: await writeReturn(tx, locked, pieces, reason) };
      }),

    async receive(request, arrival) {
      let returnId: string | null = null;
      const result = await actOnOrder(database, request, now(), async (tx, { order, records }) => {
        const open = findOpen(records.returns);
        if (!open) return { problem: 'not-now' };
        const received =
          arrival?.pieces.filter(({ quantity }) => quantity !== 0) ??
          open.pieces.map((piece) => ({ ...piece, isRestocked: true }));
        if (received.length === 0) return { problem: 'nothing-chosen' };
        const announced = (position: number) => records.progress[position]?.announced ?? 0;
        const pieces = choosePieces(received, announced);
        if (!pieces || received.some(({ quantity }) => quantity < 0)) return { problem: 'too-many' };
        const most = refundFor(order, records, pieces);
        const amount = arrival?.amount ?? most;
        if (!Number.isSafeInteger(amount) || amount < 0 || amount > most) return { problem: 'too-much' };
        await restoreStock(
          tx,
          linesOf(
            order.snapshot,
            received.filter(({ isRestocked }) => isRestocked),
          ),
        );
        await revokeRewards(
          tx,
          order.snapshot,
          pointsOf(order.snapshot, gonePieces(records.progress), pieces),
        );
        await tx
          .update(orderReturn)
          .set({ state: 'received', pieces, received: [...received], amount, changedAt: now() })
          .where(eq(orderReturn.id, open.id));
        await tx
          .update(shopOrder)
          .set({ refunded: refundedAmount(order, records) + amount })
          .where(eq(shopOrder.id, order.id));
        // What comes back was delivered, also where nobody recorded the delivery.
        await updateState(tx, order, true);
        returnId = open.id;
        await onStep('return-received');
        return { action: 'receive-return', detail: { received: [...received], amount, subject: open.id } };
      });
      // When the provider fails here, payment reconciliation retries the refund.
      if (result.kind === 'done' && returnId) await refundReturn(returnId).catch(onError);
      return result;
    },

    close: (request) =>
      actOnOrder(database, request, now(), async (tx, { order, records }) => {
        const open = findOpen(records.returns);
        if (!open) return { problem: 'not-now' };
        await tx
          .update(orderReturn)
          .set({ state: 'closed', changedAt: now() })
          .where(eq(orderReturn.id, open.id));
        await updateState(tx, order);
        return { action: 'close-return', detail: { pieces: open.pieces, subject: open.id } };
      }),

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

function findOpen(returns: readonly ReturnRow[]): ReturnRow | undefined {
  return returns.find(({ state }) => state === 'requested');
}

/** What was paid for the pieces, with delivery for the last ones, and never more than is left of the payment. */
function refundFor(order: OrderRow, records: LockedOrder['records'], pieces: ReturnedPiece[]): number {
  const { lines, delivery } = order.snapshot;
  const { progress } = records;
  const worth = worthOf(lines, progress, pieces) + (isRest(lines, progress, pieces) ? delivery.price : 0);
  return Math.min(worth, order.total - refundedAmount(order, records));
}

function gonePieces(progress: LockedOrder['records']['progress']): ReturnedPiece[] {
  return progress.map(({ cancelled, returned }, position) => ({ position, quantity: cancelled + returned }));
}

/** How many pieces of each line the customer may return. */
export function returnableCounts(
  { snapshot }: Pick<OrderRow, 'snapshot'>,
  progress: LockedOrder['records']['progress'],
): number[] {
  return progress.map(({ withCustomer }, position) => {
    const line = snapshot.lines[position];
    return line && line.isReturnable !== false && !line.isGift ? withCustomer : 0;
  });
}

/** The last day for a return, as agreed when the order was placed. */
export function returnDeadline(
  order: Pick<OrderRow, 'dispatchedAt' | 'deliveredAt' | 'snapshot'>,
): string | null {
  const { returnDays, delivery } = order.snapshot;
  if (returnDays === undefined) return null;
  return lastReturnDay({ ...order, promisedDate: delivery.estimatedDate }, returnDays);
}
