import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { sumByRate, type TaxLine } from '#commerce/tax/compute-tax.ts';
import type { Database } from '#server/db/database.server.ts';
import { orderReturn, paymentAttempt, shopOrder } from '#server/db/orders-schema.server.ts';
import { maySee, type OrderViewer } from './order-access.server.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';
import { canBecome, isCancellable, type OrderState } from './order-state.ts';
import { type ReturnState, returnableLeft } from './return-request.ts';
import { type ReturnRow, returnDeadline } from './returns.server.ts';
import type { AttemptRow, OrderRow } from './settle-payment.server.ts';

export interface OrderSummary {
  number: string;
  state: OrderState;
  placedAt: string;
  total: number;
  currency: string;
  count: number;
  pictures: { name: string; picture: OrderSnapshot['lines'][number]['picture'] }[];
}

export interface OrderView {
  number: string;
  state: OrderState;
  placedAt: string;
  dispatchedAt: string | null;
  total: number;
  currency: string;
  email: string;
  isCancellable: boolean;
  shippingAddress: OrderSnapshot['shippingAddress'];
  billingAddress: OrderSnapshot['billingAddress'];
  delivery: OrderSnapshot['delivery'];
  tax: OrderSnapshot['tax'];
  /** The tax by rate. */
  taxByRate: TaxLine[];
  lines: OrderSnapshot['lines'];
  subTotal: number;
  discounts: OrderSnapshot['discounts'];
  rewardsPoints: number;
  card: OrderSnapshot['card'];
  /** How many pieces of each line can still be returned, and until which day; null when none can. */
  returnable: { until: string; left: number[] } | null;
  /** Refunds, made or pending. */
  refunds: { id: string; amount: number; isDone: boolean }[];
  returns: { id: string; state: ReturnState; amount: number; pieces: ReturnRow['pieces'] }[];
}

/** An order as staff see it. */
export interface StaffOrder extends OrderSummary {
  name: string;
  openReturn: { id: string; amount: number } | null;
  /** The payment state is uncertain and needs manual review. */
  needsReview: boolean;
}

export interface OrderStore {
  listByCustomer(customerId: string): Promise<OrderSummary[]>;
  /** Null when there is none, or it belongs to another shopper. */
  find(number: string, viewer: OrderViewer): Promise<OrderView | null>;
  /** The access key, for a guest who knows the order number and the email address; else null. */
  findAccessKey(number: string, email: string): Promise<string | null>;
  /** Gives a guest's orders to the customer who signs in, where the email address is the same. */
  assignGuestOrders(guestSessionId: string, customerId: string): Promise<void>;
  listNewest(count: number): Promise<StaffOrder[]>;
}

const MAX_ORDERS = 200;
const MAX_PICTURES = 4;

export function createOrderStore({ db }: Database, now: () => Date = () => new Date()): OrderStore {
  async function returnsOf(orderIds: string[]): Promise<ReturnRow[]> {
    if (orderIds.length === 0) return [];
    return db
      .select()
      .from(orderReturn)
      .where(inArray(orderReturn.orderId, orderIds))
      .orderBy(orderReturn.requestedAt);
  }

  return {
    async listByCustomer(customerId) {
      const rows = await db
        .select()
        .from(shopOrder)
        .where(eq(shopOrder.customerId, customerId))
        .orderBy(desc(shopOrder.placedAt))
        .limit(MAX_ORDERS);
      return rows.map(toSummary);
    },

    async find(number, viewer) {
      const [row] = await db
        .select({ order: shopOrder, attempt: paymentAttempt })
        .from(shopOrder)
        .innerJoin(paymentAttempt, eq(paymentAttempt.id, shopOrder.attemptId))
        .where(eq(shopOrder.number, number));
      if (!row || !maySee(row.order, viewer)) return null;
      return toView(row.order, row.attempt, await returnsOf([row.order.id]), now());
    },

    async findAccessKey(number, email) {
      const [row] = await db
        .select({ key: shopOrder.accessKey })
        .from(shopOrder)
        .where(and(eq(shopOrder.number, number), sql`lower(${shopOrder.email}) = ${email.toLowerCase()}`));
      return row?.key ?? null;
    },

    async assignGuestOrders(guestSessionId, customerId) {
      await db
        .update(shopOrder)
        .set({ customerId })
        .where(
          and(
            eq(shopOrder.sessionId, guestSessionId),
            isNull(shopOrder.customerId),
            sql`lower(${shopOrder.email}) = (select lower(email) from customer where id = ${customerId})`,
          ),
        );
    },

    async listNewest(count) {
      const rows = await db
        .select({ order: shopOrder, escalatedAt: paymentAttempt.escalatedAt })
        .from(shopOrder)
        .innerJoin(paymentAttempt, eq(paymentAttempt.id, shopOrder.attemptId))
        .orderBy(desc(shopOrder.placedAt))
        .limit(count);
      const returns = await returnsOf(rows.map(({ order }) => order.id));
      return rows.map(({ order, escalatedAt }) => {
        const open = returns.find(({ orderId, state }) => orderId === order.id && state === 'requested');
        const { firstName, lastName } = order.snapshot.shippingAddress;
        return {
          ...toSummary(order),
          name: `${firstName} ${lastName}`,
          openReturn: open ? { id: open.id, amount: open.amount } : null,
          needsReview: escalatedAt !== null,
        };
      });
    },
  };
}

function toSummary({
  number,
  state,
  placedAt,
  total,
  currency,
  snapshot: { lines },
}: OrderRow): OrderSummary {
  return {
    number,
    state,
    placedAt: placedAt.toISOString(),
    total,
    currency,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    pictures: lines.slice(0, MAX_PICTURES).map(({ name, picture }) => ({ name, picture })),
  };
}

function toView(order: OrderRow, attempt: AttemptRow, returns: ReturnRow[], now: Date): OrderView {
  const { shippingAddress, billingAddress, delivery, tax, lines, subTotal, discounts, rewardsPoints, card } =
    order.snapshot;
  return {
    number: order.number,
    state: order.state,
    placedAt: order.placedAt.toISOString(),
    dispatchedAt: order.dispatchedAt?.toISOString() ?? null,
    total: order.total,
    currency: order.currency,
    email: order.email,
    isCancellable: isCancellable(order.state),
    shippingAddress,
    billingAddress,
    delivery,
    tax,
    taxByRate: sumByRate([...lines.flatMap(({ taxes }) => taxes ?? []), ...(delivery.taxes ?? [])]),
    lines,
    subTotal,
    discounts,
    rewardsPoints,
    card,
    returnable: returnableOf(order, returns, now),
    refunds: refundsOf(order, attempt, returns),
    returns: returns.map(({ id, state, amount, pieces }) => ({ id, state, amount, pieces })),
  };
}

function returnableOf(order: OrderRow, returns: ReturnRow[], now: Date): OrderView['returnable'] {
  const until = returnDeadline(order);
  if (!canBecome(order.state, 'return-requested') || until === null) return null;
  if (now.toISOString().slice(0, 10) > until) return null;
  const earlier = returns.flatMap(({ pieces }) => pieces);
  const left = order.snapshot.lines.map((line, position) =>
    returnableLeft({ ...line, isReturnable: line.isReturnable !== false }, position, earlier),
  );
  return left.some((count) => count > 0) ? { until, left } : null;
}

function refundsOf(order: OrderRow, attempt: AttemptRow, returns: ReturnRow[]): OrderView['refunds'] {
  const refunds = returns
    .filter(({ state }) => state !== 'requested')
    .map(({ id, amount, state }) => ({ id, amount, isDone: state === 'refunded' }));
  if (order.state === 'cancelled' && (attempt.state === 'authorised' || attempt.state === 'voided')) {
    refunds.push({ id: attempt.id, amount: order.total, isDone: attempt.state === 'voided' });
  }
  return refunds;
}
