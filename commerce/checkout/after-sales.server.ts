import { eq } from 'drizzle-orm';
import { postLetter } from '#commerce/email/mailer.server.ts';
import { maySee, type OrderViewer } from '#commerce/orders/order-access.server.ts';
import { orderLetter } from '#commerce/orders/order-letter.server.ts';
import { canBecome } from '#commerce/orders/order-state.ts';
import type { ReturnedPiece, ReturnReason } from '#commerce/orders/return-request.ts';
import type { ReturnResult, Returns } from '#commerce/orders/returns.server.ts';
import type { OrderRow } from '#commerce/orders/settle.server.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { shopOrder } from '#server/db/orders-schema.server.ts';
import type { Checkout } from './checkout.server.ts';

/** What happens to an order after it was placed. Somebody else's order is absent. */
export interface AfterSales {
  cancel(number: string, viewer: OrderViewer): Promise<'cancelled' | 'too-late' | 'absent'>;
  requestReturn(
    number: string,
    viewer: OrderViewer,
    wanted: readonly ReturnedPiece[],
    reason: ReturnReason,
  ): Promise<ReturnResult | 'absent'>;
  /** The three below are for staff. False: the order is not in a state for it. */
  dispatch(number: string): Promise<boolean>;
  deliver(number: string): Promise<boolean>;
  receiveReturn(returnId: string): Promise<boolean>;
}

interface Parts {
  database: Database;
  checkout: Pick<Checkout, 'cancel'>;
  returns: Returns;
  now?: () => Date;
}

export function createAfterSales({ database, checkout, returns, now = () => new Date() }: Parts): AfterSales {
  const { db } = database;

  async function find(number: string, viewer: OrderViewer): Promise<OrderRow | null> {
    const [order] = await db.select().from(shopOrder).where(eq(shopOrder.number, number));
    return order && maySee(order, viewer) ? order : null;
  }

  /** Moves an order on, under its lock: whoever cancels at the same moment comes before or after, never between. */
  async function advance(number: string, to: 'dispatched' | 'delivered'): Promise<boolean> {
    return db.transaction(async (transaction) => {
      const tx = transaction as unknown as Db;
      const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.number, number)).for('update');
      if (!order || !canBecome(order.state, to)) return false;
      const at = now();
      const moment = to === 'dispatched' ? { dispatchedAt: at } : { deliveredAt: at };
      await tx
        .update(shopOrder)
        .set({ state: to, changedAt: at, ...moment })
        .where(eq(shopOrder.id, order.id));
      if (to === 'dispatched') await postLetter(tx, orderLetter('order-dispatched', order));
      return true;
    });
  }

  return {
    async cancel(number, viewer) {
      const order = await find(number, viewer);
      if (!order) return 'absent';
      return (await checkout.cancel(order.attemptId)) ? 'cancelled' : 'too-late';
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
