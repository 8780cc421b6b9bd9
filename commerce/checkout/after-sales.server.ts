import { eq } from 'drizzle-orm';
import { queueEmail } from '#commerce/email/outbox.server.ts';
import { maySee, type OrderViewer } from '#commerce/orders/order-access.server.ts';
import { orderEmail } from '#commerce/orders/order-email.server.ts';
import { canBecome } from '#commerce/orders/order-state.ts';
import type { ReturnedPiece, ReturnReason } from '#commerce/orders/return-request.ts';
import type { ReturnResult, Returns } from '#commerce/orders/returns.server.ts';
import type { OrderRow } from '#commerce/orders/settle-payment.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { shopOrder } from '#server/db/orders-schema.server.ts';
import type { Checkout } from './checkout.server.ts';

/** What happens to an order after it was placed. An order of another shopper is `absent`. */
export interface AfterSales {
  cancel(number: string, viewer: OrderViewer): Promise<'cancelled' | 'too-late' | 'absent'>;
  requestReturn(
    number: string,
    viewer: OrderViewer,
    wanted: readonly ReturnedPiece[],
    reason: ReturnReason,
  ): Promise<ReturnResult | 'absent'>;
  /** The three below are for staff. False when the state of the order does not allow it. */
  dispatch(number: string): Promise<boolean>;
  deliver(number: string): Promise<boolean>;
  receiveReturn(returnId: string): Promise<boolean>;
}

interface Parts {
  database: Database;
  checkout: Pick<Checkout, 'cancelOrder'>;
  returns: Returns;
  now?: () => Date;
}

export function createAfterSales({ database, checkout, returns, now = () => new Date() }: Parts): AfterSales {
  const { db } = database;

  async function find(number: string, viewer: OrderViewer): Promise<OrderRow | null> {
    const [order] = await db.select().from(shopOrder).where(eq(shopOrder.number, number));
    return order && maySee(order, viewer) ? order : null;
  }

  /** Changes the state under a row lock, so that a concurrent cancellation runs before or after it. */
  async function advance(number: string, to: 'dispatched' | 'delivered'): Promise<boolean> {
    return db.transaction(async (tx) => {
      const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.number, number)).for('update');
      if (!order || !canBecome(order.state, to)) return false;
      const at = now();
      const timestamp = to === 'dispatched' ? { dispatchedAt: at } : { deliveredAt: at };
      await tx
        .update(shopOrder)
        .set({ state: to, changedAt: at, ...timestamp })
        .where(eq(shopOrder.id, order.id));
      if (to === 'dispatched') await queueEmail(tx, orderEmail('order-dispatched', order));
      return true;
    });
  }

  return {
    async cancel(number, viewer) {
      const order = await find(number, viewer);
      if (!order) return 'absent';
      return (await checkout.cancelOrder(order.attemptId)) ? 'cancelled' : 'too-late';
    },
    async requestReturn(number, viewer, wanted, reason) {
      const order = await find(number, viewer);
      return order ? returns.request(order.id, wanted, reason) : 'absent';
    },
    dispatch: (number) => advance(number, 'dispatched'),
    deliver: (number) => advance(number, 'delivered'),
    receiveReturn: returns.receive,
  };
}
