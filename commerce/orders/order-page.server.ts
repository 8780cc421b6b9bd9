import { asc, desc, eq, or, sql } from 'drizzle-orm';
import { sumByRate, type TaxLine } from '#commerce/tax/compute-tax.ts';
import { customer, outbox } from '#server/db/customers-schema.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { orderEvent, paymentAttempt, shopOrder } from '#server/db/orders-schema.server.ts';
import { carrierName, trackingLink } from './carriers.ts';
import type { LineProgress } from './fulfilment.ts';
import type { EventDetail, OrderAction, OrderActor } from './order-event.ts';
import { readRecords, refundedAmount } from './order-records.server.ts';
import type { OrderSnapshot, OrderSnapshotLine } from './order-snapshot.server.ts';
import { allowsReturn, type OrderState } from './order-state.ts';
import type { ReturnedPiece, ReturnReason, ReturnState } from './return-request.ts';
import { returnDeadline } from './returns.server.ts';

/** Everything about one order, on one page of the back office. */
export interface StaffOrderPage {
  number: string;
  version: number;
  state: OrderState;
  brandSlug: string;
  brandName: string;
  locale: string;
  placedAt: string;
  deliveredAt: string | null;
  email: string;
  customer: { id: string; name: string; orderCount: number } | null;
  lines: (OrderSnapshotLine & { progress: LineProgress })[];
  subTotal: number;
  discounts: OrderSnapshot['discounts'];
  delivery: OrderSnapshot['delivery'];
  /** As stored with the order; null for one from before tax was stored. */
  taxByRate: TaxLine[] | null;
  total: number;
  currency: string;
  /** Refunds, made or due. */
  refunded: number;
  rewardsPoints: number;
  shippingAddress: OrderSnapshot['shippingAddress'];
  billingAddress: OrderSnapshot['billingAddress'];
  card: OrderSnapshot['card'];
  payments: {
    id: string;
    provider: string;
    method: string;
    state: string;
    amount: number;
    reference: string | null;
    refusal: string | null;
    at: string;
    isOfOrder: boolean;
    needsReview: boolean;
  }[];
  shipments: {
    id: string;
    pieces: ReturnedPiece[];
    carrier: string;
    trackingNumber: string;
    link: string | null;
    at: string;
  }[];
  refunds: {
    id: string;
    kind: 'cancellation' | 'refund' | 'reversal';
    amount: number;
    reason: string;
    isDone: boolean;
    failure: string | null;
    at: string;
  }[];
  returns: {
    id: string;
    state: ReturnState;
    reason: ReturnReason;
    pieces: ReturnedPiece[];
    amount: number;
    at: string;
  }[];
  returnUntil: string | null;
  /** Newest first. */
  timeline: TimelineEntry[];
  can: Record<
    | 'ship'
    | 'deliver'
    | 'cancel'
    | 'changeAddress'
    | 'refund'
    | 'checkPayment'
    | 'announceReturn'
    | 'receiveReturn',
    boolean
  >;
}

export type TimelineEntry =
  | {
      kind: 'event';
      id: string;
      at: string;
      actor: OrderActor;
      who: string | null;
      action: OrderAction | 'place';
      detail: EventDetail;
    }
  | {
      kind: 'email';
      id: string;
      at: string;
      emailId: number;
      recipient: string;
      subject: string;
      body: string;
      sentAt: string | null;
      failure: string | null;
    };

export async function readOrderPage({ db }: Database, number: string): Promise<StaffOrderPage | null> {
  const [found] = await db
    .select({ order: shopOrder, attempt: paymentAttempt })
    .from(shopOrder)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, shopOrder.attemptId))
    .where(eq(shopOrder.number, number));
  if (!found) return null;
  const { order, attempt } = found;
  const [records, attempts, events, emails, account] = await Promise.all([
    readRecords(db, order),
    db
      .select()
      .from(paymentAttempt)
      .where(or(eq(paymentAttempt.id, attempt.id), eq(paymentAttempt.basketId, attempt.basketId)))
      .orderBy(asc(paymentAttempt.createdAt)),
    db.select().from(orderEvent).where(eq(orderEvent.orderId, order.id)).orderBy(desc(orderEvent.id)),
    db.select().from(outbox).where(eq(outbox.orderId, order.id)).orderBy(desc(outbox.id)),
    order.customerId
      ? db
          .select({
            id: customer.id,
            firstName: customer.firstName,
            lastName: customer.lastName,
            orderCount: sql<number>`(select count(*)::int from shop_order where customer_id = ${order.customerId})`,
          })
          .from(customer)
          .where(eq(customer.id, order.customerId))
      : [],
  ]);
  const { snapshot } = order;
  const { progress, shipments, refunds, returns } = records;
  const refunded = refundedAmount(order, records);
  const isOpen = progress.some(({ open }) => open > 0);
  const openReturn = returns.some(({ state }) => state === 'requested');
  const isReversed = attempt.state === 'voided' || (attempt.state === 'authorised' && attempt.mustRefund);
  const { brandSlug, locale, email, total, currency, state, version } = order;
  const { brandName, subTotal, discounts, delivery, rewardsPoints, card } = snapshot;
  const { shippingAddress, billingAddress } = snapshot;
  return {
    ...{ number, version, state, brandSlug, brandName, locale, email, total, currency, refunded },
    ...{ subTotal, discounts, delivery, rewardsPoints, card, shippingAddress, billingAddress },
    taxByRate:
      snapshot.tax === undefined
        ? null
        : sumByRate([...snapshot.lines.flatMap(({ taxes }) => taxes ?? []), ...(delivery.taxes ?? [])]),
    placedAt: order.placedAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    customer: account[0]
      ? {
          id: account[0].id,
          name: `${account[0].firstName} ${account[0].lastName}`,
          orderCount: account[0].orderCount,
        }
      : null,
    lines: snapshot.lines.flatMap((line, position) => {
      const at = progress[position];
      return at ? [{ ...line, name: line.catalogueName ?? line.name, progress: at }] : [];
    }),
    payments: attempts.map((one) => ({
      id: one.id,
      provider: one.provider,
      method: one.method,
      state: one.state,
      amount: one.amount,
      reference: one.providerReference,
      refusal: one.refusal,
      at: one.createdAt.toISOString(),
      isOfOrder: one.id === attempt.id,
      needsReview: one.escalatedAt !== null,
    })),
    shipments: shipments.map(({ id, pieces, carrier, trackingNumber, shippedAt }) => ({
      id,
      pieces,
      carrier: carrierName(carrier),
      trackingNumber,
      link: trackingLink(carrier, trackingNumber),
      at: shippedAt.toISOString(),
    })),
    refunds: [
      ...refunds
        .filter(({ amount }) => amount > 0)
        .map(({ id, kind, amount, reason, state: refundState, failure, requestedAt }) => ({
          ...{ id, kind, amount, reason, failure },
          isDone: refundState === 'done',
          at: requestedAt.toISOString(),
        })),
      ...(state === 'cancelled' && isReversed
        ? [
            {
              id: attempt.id,
              kind: 'reversal' as const,
              amount: total,
              reason: '',
              isDone: attempt.state === 'voided',
              failure: null,
              at: attempt.changedAt.toISOString(),
            },
          ]
        : []),
    ],
    returns: returns.map(({ id, state: returnState, reason, pieces, amount, requestedAt }) => ({
      ...{ id, reason, pieces, amount },
      state: returnState,
      at: requestedAt.toISOString(),
    })),
    returnUntil: returnDeadline(order),
    timeline: [
      ...events.map(({ id, at, actor, who, action, detail }) => ({
        ...{ kind: 'event' as const, actor, who, action, detail },
        id: `event-${id}`,
        at: at.toISOString(),
      })),
      ...emails.map(({ id, recipient, subject, body, createdAt, sentAt, failure }) => ({
        ...{ kind: 'email' as const, recipient, subject, body, failure },
        id: `email-${id}`,
        emailId: id,
        at: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
      {
        kind: 'event' as const,
        id: 'placed',
        at: order.placedAt.toISOString(),
        actor: 'customer' as const,
        who: null,
        action: 'place' as const,
        detail: { amount: total },
      },
    ].toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1)),
    can: {
      ship: isOpen && ['placed', 'packed', 'part-dispatched'].includes(state),
      deliver: state === 'dispatched',
      cancel: isOpen,
      changeAddress: isOpen,
      refund: attempt.state === 'authorised' && !attempt.mustRefund && refunded < total,
      checkPayment: attempt.escalatedAt !== null,
      announceReturn:
        allowsReturn(state) && !openReturn && progress.some(({ withCustomer }) => withCustomer > 0),
      receiveReturn: openReturn,
    },
  };
}
