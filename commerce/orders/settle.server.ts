import { eq, sql } from 'drizzle-orm';
import { writeLetter } from '#commerce/email/letters.server.ts';
import { postLetter } from '#commerce/email/mailer.server.ts';
import { type AttemptEvent, nextAttemptState } from '#commerce/payments/payment-attempt.ts';
import type { PaymentAnswer } from '#commerce/payments/provider.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { basket, paymentAttempt, paymentEvent, shopOrder } from '#server/db/orders-schema.server.ts';
import { orderLetter } from './order-letter.server.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';
import { decidePlacement, holdsStock, isCancellable, type OrderState } from './order-state.ts';
import { placeOrder } from './place-order.server.ts';
import { rewardOrder, takeBackMembership, takeBackRewards } from './rewards.server.ts';
import { lockStock, returnStock, takeStock } from './stock-hold.server.ts';

export type AttemptRow = typeof paymentAttempt.$inferSelect;
export type OrderRow = typeof shopOrder.$inferSelect;

/** What is now known about an attempt. */
export type News = PaymentAnswer | { kind: 'no-answer' } | { kind: 'abandoned' } | { kind: 'voided' };

export interface Settled {
  attempt: AttemptRow;
  order: OrderRow | null;
  /** It became an order that is paid just now, by this very news. */
  isNewOrder?: boolean;
}

/** Called between any two steps, so that tests can pull the plug there. */
export type OnStep = (step: OrderStep) => void | Promise<void>;

export type OrderStep =
  | 'attempt-stored'
  | 'attempt-sent'
  | 'provider-answered'
  | 'outcome-written'
  | 'order-written'
  | 'settled'
  | 'money-returned'
  | 'cancellation-written'
  | 'order-cancelled'
  | 'return-written'
  | 'return-received'
  | 'refund-made'
  | 'refund-written';

/**
 * Brings news about a payment into the books: once, whatever is repeated and in whatever order it comes. State, order,
 * stock and letter change in one transaction or not at all.
 */
export async function settle(
  { db }: Database,
  attemptId: string,
  news: News,
  { now, onStep, eventId }: { now: Date; onStep: OnStep; eventId?: { id: string; reference: string } },
): Promise<Settled | null> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const locked = await lockAttempt(tx, attemptId);
    if (!locked) return null;
    if (eventId && !(await isFirst(tx, eventId, news.kind, now))) return { ...locked };
    const { attempt } = locked;
    const next = nextAttemptState(attempt.state, eventOf(news, attempt));
    const change: Partial<AttemptRow> = {};
    if (next) Object.assign(change, { state: next, changedAt: now });
    if ('reference' in news) change.providerReference = news.reference;
    if (news.kind === 'challenge') Object.assign(change, { challengeUrl: news.url, changedAt: now });
    if (news.kind === 'refused') change.refusal = news.reason;
    // Once it is settled nobody needs the wallet's token any more.
    if (next && !['sent', 'unknown', 'pending'].includes(next)) change.paymentToken = '';
    Object.assign(attempt, change);
    const order = await follow(tx, attempt, locked.order, locked.basket, now, onStep);
    await tx.update(paymentAttempt).set(attempt).where(eq(paymentAttempt.id, attempt.id));
    await onStep('outcome-written');
    const isNewOrder = order?.state === 'placed' && locked.order?.state !== 'placed';
    return { attempt, order, isNewOrder };
  });
}

/** Basket before attempt before stock: everybody locks in this order. */
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

async function isFirst(
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

function eventOf(news: News, attempt: AttemptRow): AttemptEvent {
  if (news.kind === 'challenge') return 'no-answer';
  // News of an attempt that nobody remembers sending still means that it was sent.
  if (attempt.state === 'stored' && news.kind !== 'abandoned') attempt.state = 'sent';
  return news.kind;
}

/** What must be true of order and stock for the state the attempt is in now. */
async function follow(
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
      if (attempt.mustReturnMoney) return null;
      if (!(await isPlaceable(tx, attempt))) {
        attempt.mustReturnMoney = true;
        await postLetter(tx, apology(attempt));
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
      await onStep('order-written');
      const [written] = await tx.select().from(shopOrder).where(eq(shopOrder.id, id));
      return written ?? null;
    }
    case 'refused':
    case 'abandoned':
    case 'voided':
    case 'refunded': {
      if (attempt.holdsStock) {
        await returnStock(tx, attempt.snapshot.lines);
        attempt.holdsStock = false;
      }
      return order && isCancellable(order.state) ? cancelLocked(tx, order, now) : order;
    }
    default:
      return order;
  }
}

/** The pieces are held already, unless the money came after they were put back: then they are looked for again. */
async function isPlaceable(tx: Db, attempt: AttemptRow): Promise<boolean> {
  const { snapshot, amount } = attempt;
  const payment = attempt.state === 'pending' ? 'pending' : 'authorised';
  const stock = attempt.holdsStock ? heldStock(snapshot) : await lockStock(tx, snapshot.lines);
  const outcome = decidePlacement({
    payment,
    authorisedAmount: amount,
    currentTotal: snapshot.total,
    wanted: snapshot.lines,
    stock,
  });
  if (outcome.kind !== 'place') return false;
  if (!attempt.holdsStock) await takeStock(tx, snapshot.lines);
  return true;
}

function heldStock(snapshot: OrderSnapshot): Map<string, number> {
  const held = new Map<string, number>();
  for (const { sku, quantity } of snapshot.lines) held.set(sku, (held.get(sku) ?? 0) + quantity);
  return held;
}

async function confirmPaid(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.state !== 'payment-pending') return order;
  await rewardOrder(tx, order.snapshot, now);
  return setOrderState(tx, order, 'placed', now);
}

/** Undoes an order whose row is locked: its pieces go back on the shelf, its rewards are taken back. */
export async function cancelLocked(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  const { snapshot, state } = order;
  if (holdsStock(state)) await returnStock(tx, snapshot.lines);
  if (state !== 'payment-pending') await takeBackRewards(tx, snapshot, snapshot.rewardsPoints);
  if (state !== 'payment-pending') await takeBackMembership(tx, snapshot);
  await postLetter(tx, orderLetter('order-cancelled', order));
  return setOrderState(tx, order, 'cancelled', now);
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

function apology({ id, snapshot }: AttemptRow) {
  const { total, currency, locale, email, shippingAddress } = snapshot;
  const values = {
    firstName: shippingAddress.firstName,
    total: formatMoney({ centAmount: total, currencyCode: currency }, locale),
  };
  return writeLetter('payment-returned', locale, email, values, `payment-returned:${id}`);
}
