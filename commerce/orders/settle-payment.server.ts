import { eq, sql } from 'drizzle-orm';
import { type Email, queueEmail } from '#commerce/email/outbox.server.ts';
import { type AttemptEvent, nextAttemptState } from '#commerce/payments/payment-attempt.ts';
import type { PaymentResult } from '#commerce/payments/provider.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import {
  claimOffers,
  markOffersUsed,
  type OfferClaim,
  releaseOffers,
} from '#commerce/promotions/offer-uses.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { paymentAttempt, paymentEvent, shopOrder } from '#server/db/orders-schema.server.ts';
import { orderEmail } from './order-email.server.ts';
import { lockAttempt, readRecords } from './order-records.server.ts';
import type { OrderSnapshot, OrderSnapshotLine } from './order-snapshot.server.ts';
import { decidePlacement, isCancellable, type OrderState } from './order-state.ts';
import { recordOrderEvent } from './order-timeline.server.ts';
import { placeOrder } from './place-order.server.ts';
import type { ReturnedPiece } from './return-request.ts';
import { pointsOf, revokeMembership, revokeRewards, rewardOrder } from './rewards.server.ts';
import { lockStock, reserveStock, restoreStock, withoutGifts } from './stock-reservation.server.ts';

export type AttemptRow = typeof paymentAttempt.$inferSelect;
export type OrderRow = typeof shopOrder.$inferSelect;

/** What a provider call or a webhook event says about an attempt. */
export type PaymentUpdate =
  | PaymentResult
  | { kind: 'no-response' }
  | { kind: 'abandoned' }
  | { kind: 'voided' };

export interface SettledPayment {
  attempt: AttemptRow;
  order: OrderRow | null;
  /** True when this update made it a paid order. */
  isNewOrder?: boolean;
}

/** Called between any two steps, so that tests can crash the process there. */
export type OnStep = (step: OrderStep) => void | Promise<void>;

export type OrderStep =
  | 'attempt-stored'
  | 'attempt-sent'
  | 'provider-responded'
  | 'outcome-written'
  | 'order-written'
  | 'settled'
  | 'payment-refunded'
  | 'cancellation-written'
  | 'order-cancelled'
  | 'return-written'
  | 'refund-due'
  | 'return-received'
  | 'refund-made'
  | 'refund-written';

/**
 * Applies an update to a payment. Updates may repeat and come in any order. Attempt, order, stock and email change in
 * one transaction or not at all.
 */
export async function settlePayment(
  { db }: { db: Pick<Db, 'transaction'> },
  attemptId: string,
  update: PaymentUpdate,
  { now, onStep, event }: { now: Date; onStep: OnStep; event?: { id: string; reference: string } },
): Promise<SettledPayment | null> {
  return db.transaction(async (tx) => {
    const locked = await lockAttempt(tx, attemptId);
    if (!locked) return null;
    if (event && !(await recordEvent(tx, event, update.kind, now))) return { ...locked };
    const { attempt } = locked;
    const next = nextAttemptState(attempt.state, eventOf(update, attempt));
    const change: Partial<AttemptRow> = {};
    if (next) Object.assign(change, { state: next, changedAt: now });
    if ('reference' in update) change.providerReference = update.reference;
    if (update.kind === 'challenge') Object.assign(change, { challengeUrl: update.url, changedAt: now });
    if (update.kind === 'refused') change.refusal = update.reason;
    // A settled payment no longer needs the wallet's token.
    if (next && !['sent', 'unknown', 'pending'].includes(next)) change.paymentToken = '';
    Object.assign(attempt, change);
    const order = await updateOrder(tx, attempt, locked.order, locked.basket, now, onStep);
    await tx.update(paymentAttempt).set(attempt).where(eq(paymentAttempt.id, attempt.id));
    await onStep('outcome-written');
    const isNewOrder = order?.state === 'placed' && locked.order?.state !== 'placed';
    return { attempt, order, isNewOrder };
  });
}

/** False when the event was recorded before. */
async function recordEvent(
  tx: Db,
  event: { id: string; reference: string },
  kind: string,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(paymentEvent)
    .values({ id: event.id, reference: event.reference, kind, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvent.id });
  return inserted.length > 0;
}

function eventOf(update: PaymentUpdate, attempt: AttemptRow): AttemptEvent {
  if (update.kind === 'challenge') return 'no-response';
  // A response proves that the attempt was sent, even when a crash prevented `sent` from being stored.
  if (attempt.state === 'stored' && update.kind !== 'abandoned') attempt.state = 'sent';
  return update.kind;
}

/** Brings order and stock in line with the new state of the attempt. */
async function updateOrder(
  tx: Db,
  attempt: AttemptRow,
  order: OrderRow | null,
  basketRow: Parameters<typeof placeOrder>[1]['basket'],
  now: Date,
  onStep: OnStep,
): Promise<OrderRow | null> {
  switch (attempt.state) {
    case 'authorised':
    case 'pending': {
      if (order) return attempt.state === 'authorised' ? confirmPaid(tx, order, now) : order;
      if (attempt.mustRefund) return null;
      if (!(await isPlaceable(tx, attempt))) {
        attempt.mustRefund = true;
        await queueEmail(tx, paymentRefundedEmail(attempt));
        return null;
      }
      const state = attempt.state === 'authorised' ? 'placed' : 'payment-pending';
      const { id } = await placeOrder(tx, {
        attemptId: attempt.id,
        basket: basketRow,
        snapshot: attempt.snapshot,
        state,
        now,
      });
      attempt.holdsStock = false;
      if (state === 'placed') await markOffersUsed(tx, attempt.id, now);
      await onStep('order-written');
      const [written] = await tx.select().from(shopOrder).where(eq(shopOrder.id, id));
      return written ?? null;
    }
    case 'refused':
    case 'abandoned':
    case 'voided':
    case 'refunded': {
      if (attempt.holdsStock) {
        await restoreStock(tx, attempt.snapshot.lines);
        await releaseOffers(tx, attempt.id);
        attempt.holdsStock = false;
      }
      if (!order || !isCancellable(order.state)) return order;
      await recordOrderEvent(tx, order.id, { actor: 'system', action: 'cancel', at: now });
      // Nothing was paid for an order whose payment never arrived.
      return cancelLocked(
        tx,
        order,
        now,
        order.state === 'payment-pending' ? 'payment-problem' : 'order-cancelled',
      );
    }
    default:
      return order;
  }
}

/** The stock is reserved already, unless the payment came after it was released: then it is reserved again. */
async function isPlaceable(tx: Db, attempt: AttemptRow): Promise<boolean> {
  const { amount, id: attemptId, basketId } = attempt;
  if (!attempt.holdsStock) {
    if (!(await claimOffers(tx, { ...claimOf(attempt.snapshot), attemptId, basketId }))) return false;
    await dropMissingGifts(tx, attempt);
  }
  const { snapshot } = attempt;
  const payment = attempt.state === 'pending' ? 'pending' : 'authorised';
  const stock = attempt.holdsStock ? reservedStock(snapshot) : await lockStock(tx, snapshot.lines);
  const outcome = decidePlacement({
    payment,
    authorisedAmount: amount,
    currentTotal: snapshot.total,
    wanted: snapshot.lines,
    stock,
  });
  if (outcome.kind !== 'place') {
    await releaseOffers(tx, attemptId);
    return false;
  }
  if (!attempt.holdsStock) await reserveStock(tx, snapshot.lines);
  return true;
}

/** What an order takes of the offers that it uses. */
export function claimOf({
  customerId,
  email,
  offers = [],
}: OrderSnapshot): Pick<OfferClaim, 'customerId' | 'email' | 'offers'> {
  return { customerId, email, offers };
}

async function dropMissingGifts(tx: Db, attempt: AttemptRow): Promise<void> {
  const { lines } = attempt.snapshot;
  const stock = await lockStock(tx, lines);
  const wanted = reservedStock(attempt.snapshot);
  const short = [...wanted].filter(([sku, quantity]) => (stock.get(sku) ?? 0) < quantity).map(([sku]) => sku);
  attempt.snapshot = { ...attempt.snapshot, lines: withoutGifts(lines, short) };
}

function reservedStock(snapshot: OrderSnapshot): Map<string, number> {
  const reserved = new Map<string, number>();
  for (const { sku, quantity } of snapshot.lines) reserved.set(sku, (reserved.get(sku) ?? 0) + quantity);
  return reserved;
}

async function confirmPaid(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.state !== 'payment-pending') return order;
  await rewardOrder(tx, order.snapshot, now);
  await markOffersUsed(tx, order.attemptId, now);
  await recordOrderEvent(tx, order.id, { actor: 'system', action: 'pay', at: now });
  return setOrderState(tx, order, 'placed', now);
}

/** Cancels what is left of an order whose row is locked: restores its stock and revokes its rewards. */
export async function cancelLocked(
  tx: Db,
  order: OrderRow,
  now: Date,
  email: 'order-cancelled' | 'payment-problem' = 'order-cancelled',
): Promise<OrderRow> {
  const { progress } = await readRecords(tx, order);
  const open = progress.flatMap(({ open: quantity }, position) =>
    quantity > 0 ? [{ position, quantity }] : [],
  );
  const cancelled = progress.map(({ cancelled: quantity }, position) => ({ position, quantity }));
  await withdrawPieces(tx, order, cancelled, open);
  await releaseOffers(tx, order.attemptId);
  await queueEmail(tx, orderEmail(email, order));
  return setOrderState(tx, order, 'cancelled', now);
}

/** Pieces that will not be shipped go back into stock, and their rewards are revoked. */
export async function withdrawPieces(
  tx: Db,
  { snapshot, state }: OrderRow,
  before: readonly ReturnedPiece[],
  pieces: readonly ReturnedPiece[],
): Promise<void> {
  const lines = linesOf(snapshot, pieces);
  await restoreStock(tx, lines);
  if (state === 'payment-pending') return;
  await revokeRewards(tx, snapshot, pointsOf(snapshot, before, pieces));
  await revokeMembership(tx, { customerId: snapshot.customerId, lines });
}

/** The lines of some pieces, with the number of these pieces. */
export function linesOf(snapshot: OrderSnapshot, pieces: readonly ReturnedPiece[]): OrderSnapshotLine[] {
  return pieces.flatMap(({ position, quantity }) => {
    const line = snapshot.lines[position];
    return line ? [{ ...line, quantity }] : [];
  });
}

export async function setOrderState(
  tx: Db,
  order: OrderRow,
  state: OrderState,
  now: Date,
): Promise<OrderRow> {
  await tx.update(shopOrder).set({ state, changedAt: now }).where(sql`${shopOrder.id} = ${order.id}`);
  return { ...order, state, changedAt: now };
}

function paymentRefundedEmail({ id, snapshot }: AttemptRow): Email {
  const { total, currency, locale, email, shippingAddress, brandSlug, brandName } = snapshot;
  return {
    kind: 'payment-refunded',
    to: email,
    brand: brandSlug,
    locale,
    values: {
      firstName: shippingAddress.firstName,
      shop: brandName,
      total: formatMoney({ centAmount: total, currencyCode: currency }, locale),
    },
    dedupeKey: `payment-refunded:${id}`,
  };
}
