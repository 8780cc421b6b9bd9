import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  type Address,
  type AddressError,
  checkAddress,
  normaliseAddress,
} from '#commerce/customers/address.ts';
import { queueEmail } from '#commerce/email/outbox.server.ts';
import { isAwaited } from '#commerce/payments/payment-attempt.ts';
import type { PaymentProvider } from '#commerce/payments/provider.ts';
import { outbox } from '#server/db/customers-schema.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { orderRefund, paymentAttempt, shopOrder } from '#server/db/orders-schema.server.ts';
import { cancelPieces } from './cancel-order.server.ts';
import { orderEmail } from './order-email.server.ts';
import { createOrderRefunds } from './order-refunds.server.ts';
import { type ActionRequest, type ActionResult, actOnOrder } from './order-timeline.server.ts';
import { type RefundWish, refundOrder } from './refund-order.server.ts';
import type { ReturnedPiece } from './return-request.ts';
import type { Returns } from './returns.server.ts';
import type { OnStep } from './settle-payment.server.ts';
import { deliverOrder, type Parcel, shipOrder } from './ship-order.server.ts';

/** What staff do with an order. Each action happens once for its key, and is in the timeline with its author. */
export interface StaffOrders extends Pick<Returns, 'announce' | 'receive' | 'close'> {
  ship(request: ActionRequest, parcel: Parcel): Promise<ActionResult>;
  deliver(request: ActionRequest): Promise<ActionResult>;
  /** `wanted: null` cancels everything that was not shipped. */
  cancel(
    request: ActionRequest,
    wish: { wanted: readonly ReturnedPiece[] | null; reason: string },
  ): Promise<ActionResult>;
  refund(request: ActionRequest, wish: RefundWish, reason: string): Promise<ActionResult>;
  changeAddress(
    request: ActionRequest,
    address: Address,
  ): Promise<ActionResult | { kind: 'invalid'; errors: AddressError[] }>;
  addNote(request: ActionRequest, text: string): Promise<ActionResult>;
  resendEmail(request: ActionRequest, emailId: number): Promise<ActionResult>;
  /** Ends the manual review of the order's payment; `found` says what was seen at the provider. */
  checkPayment(request: ActionRequest, found: string): Promise<ActionResult>;
}

interface Parts {
  database: Database;
  provider: PaymentProvider;
  returns: Returns;
  /** Reverses the payment of a cancelled order. */
  refundPayment(attemptId: string): Promise<void>;
  now?: () => Date;
  onStep?: OnStep;
  /** Called when the provider does not confirm a refund; reconciliation tries again. */
  onError?: (error: unknown) => void;
}

const MAX_NOTE = 2000;

export function createStaffOrders({
  database,
  provider,
  returns,
  refundPayment,
  now = () => new Date(),
  onStep = () => {},
  onError = () => {},
}: Parts): StaffOrders {
  const { db } = database;
  const refunds = createOrderRefunds({ database, provider, now, onStep });

  /** The provider is called when everything is written. A repeated request calls it again, under the same keys. */
  async function sendRefunds(number: string, result: ActionResult): Promise<ActionResult> {
    if (result.kind !== 'done' && result.kind !== 'repeated') return result;
    await onStep('refund-due');
    const due = await db
      .select({ id: orderRefund.id })
      .from(orderRefund)
      .innerJoin(shopOrder, eq(shopOrder.id, orderRefund.orderId))
      .where(and(eq(shopOrder.number, number), eq(orderRefund.state, 'due')));
    for (const { id } of due) await refunds.send(id).catch(onError);
    const [reversal] = await db
      .select({ id: paymentAttempt.id })
      .from(paymentAttempt)
      .innerJoin(shopOrder, eq(shopOrder.attemptId, paymentAttempt.id))
      .where(and(eq(shopOrder.number, number), eq(paymentAttempt.mustRefund, true)));
    if (reversal) await refundPayment(reversal.id).catch(onError);
    return result;
  }

  return {
    announce: returns.announce,
    receive: returns.receive,
    close: returns.close,
    ship: (request, parcel) => shipOrder(database, request, parcel, now()),
    deliver: (request) => deliverOrder(database, request, now()),

    async cancel(request, { wanted, reason }) {
      const wish = { wanted, reason: reason.trim().slice(0, MAX_NOTE) };
      return sendRefunds(request.number, await cancelPieces(database, request, wish, now()));
    },

    async refund(request, wish, reason) {
      const why = reason.trim().slice(0, MAX_NOTE);
      return sendRefunds(request.number, await refundOrder(database, request, wish, why, now()));
    },

    async changeAddress(request, entered) {
      const errors = checkAddress(entered);
      if (errors.length > 0) return { kind: 'invalid', errors };
      const after = normaliseAddress(entered);
      return actOnOrder(database, request, now(), async (tx, { order, records }) => {
        const before = order.snapshot.shippingAddress;
        if (!records.progress.some(({ open }) => open > 0)) return { problem: 'not-now' };
        // Delivery and tax were agreed for the country.
        if (after.country !== before.country) return { problem: 'other-country' };
        const snapshot = { ...order.snapshot, shippingAddress: after };
        await tx.update(shopOrder).set({ snapshot }).where(eq(shopOrder.id, order.id));
        await queueEmail(
          tx,
          orderEmail('order-address-changed', { ...order, snapshot }, { occasion: randomUUID() }),
        );
        return { action: 'change-address', detail: { before, after } };
      });
    },

    async addNote(request, entered) {
      const text = entered.trim().slice(0, MAX_NOTE);
      return actOnOrder(database, request, now(), async () =>
        text === '' ? { problem: 'no-text' } : { action: 'note', detail: { text } },
      );
    },

    resendEmail: (request, emailId) =>
      actOnOrder(database, request, now(), async (tx, { order }) => {
        const [sent] = await tx
          .select()
          .from(outbox)
          .where(and(eq(outbox.id, emailId), eq(outbox.orderId, order.id)));
        if (!sent) return { problem: 'no-email' };
        const { subject, body, content } = sent;
        const dedupeKey = `resent:${randomUUID()}`;
        await tx
          .insert(outbox)
          .values({ recipient: order.email, subject, body, content, dedupeKey, orderId: order.id });
        return { action: 'resend-email', detail: { text: subject, subject: String(emailId) } };
      }),

    async checkPayment(request, found) {
      const text = found.trim().slice(0, MAX_NOTE);
      return actOnOrder(database, request, now(), async (tx, { order, attempt }) => {
        if (attempt.escalatedAt === null) return { problem: 'not-now' };
        if (text === '') return { problem: 'no-text' };
        const isOpen = isAwaited(attempt.state);
        if (isOpen && order.state !== 'cancelled') return { problem: 'payment-open' };
        await tx
          .update(paymentAttempt)
          .set({
            escalatedAt: null,
            changedAt: now(),
            // A payment that arrives after all is still refunded: the order is cancelled.
            ...(isOpen && { state: 'abandoned' as const, paymentToken: '' }),
          })
          .where(eq(paymentAttempt.id, attempt.id));
        return { action: 'check-payment', detail: { text, subject: attempt.id } };
      });
    },
  };
}
