import { and, eq, sql } from 'drizzle-orm';
import { queueEmail } from '#commerce/email/outbox.server.ts';
import type { PaymentProvider } from '#commerce/payments/provider.ts';
import type { Database } from '#server/db/database.server.ts';
import { orderRefund, paymentAttempt, shopOrder } from '#server/db/orders-schema.server.ts';
import { orderEmail } from './order-email.server.ts';
import { recordOrderEvent } from './order-timeline.server.ts';
import type { OnStep } from './settle-payment.server.ts';

/** Sends refunds that are written as due to the provider. */
export interface OrderRefunds {
  listDue(limit: number): Promise<string[]>;
  /** Throws when the provider does not confirm it; the refund stays due and is sent again under the same key. */
  send(refundId: string): Promise<void>;
}

interface Parts {
  database: Database;
  provider: PaymentProvider;
  now?: () => Date;
  onStep?: OnStep;
}

export function createOrderRefunds({
  database: { db },
  provider,
  now = () => new Date(),
  onStep = () => {},
}: Parts): OrderRefunds {
  return {
    async listDue(limit) {
      const rows = await db
        .select({ id: orderRefund.id })
        .from(orderRefund)
        // A refund that the provider refuses is tried after one minute, two, four, and at last every six hours.
        .where(
          and(
            eq(orderRefund.state, 'due'),
            sql`(${orderRefund.tries} = 0 or ${orderRefund.changedAt}
              + least(interval '6 hours', interval '1 minute' * 2 ^ least(${orderRefund.tries} - 1, 9)) <= ${now()})`,
          ),
        )
        .orderBy(orderRefund.changedAt)
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    async send(refundId) {
      const [found] = await db
        .select({ row: orderRefund, order: shopOrder, reference: paymentAttempt.providerReference })
        .from(orderRefund)
        .innerJoin(shopOrder, eq(shopOrder.id, orderRefund.orderId))
        .innerJoin(paymentAttempt, eq(paymentAttempt.id, shopOrder.attemptId))
        .where(and(eq(orderRefund.id, refundId), eq(orderRefund.state, 'due')));
      if (!found?.reference) return;
      const { row, order, reference } = found;
      try {
        const amount = { value: row.amount, currency: row.currency };
        if (row.amount > 0) await provider.refund(reference, amount, `refund-${row.id}`);
      } catch (error) {
        await db
          .update(orderRefund)
          .set({
            tries: sql`${orderRefund.tries} + 1`,
            failure: String((error as Error).message),
            changedAt: now(),
          })
          .where(eq(orderRefund.id, refundId));
        throw error;
      }
      await onStep('refund-made');
      await db.transaction(async (tx) => {
        await tx.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.id, order.id)).for('update');
        const written = await tx
          .update(orderRefund)
          .set({ state: 'done', failure: null, changedAt: now() })
          .where(and(eq(orderRefund.id, refundId), eq(orderRefund.state, 'due')))
          .returning({ id: orderRefund.id });
        if (written.length === 0) return;
        const { amount } = row;
        if (row.kind === 'refund')
          await queueEmail(tx, orderEmail('order-refunded', order, { occasion: row.id, amount }));
        await recordOrderEvent(tx, order.id, {
          actor: 'system',
          action: 'refund-done',
          detail: { amount, subject: row.id },
          at: now(),
        });
        await onStep('refund-written');
      });
    },
  };
}
