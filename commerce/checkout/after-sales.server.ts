import { eq } from 'drizzle-orm';
import { maySee, type OrderViewer } from '#commerce/orders/order-access.server.ts';
import type { ReturnedPiece, ReturnReason } from '#commerce/orders/return-request.ts';
import type { ReturnResult, Returns } from '#commerce/orders/returns.server.ts';
import type { OrderRow } from '#commerce/orders/settle-payment.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { shopOrder } from '#server/db/orders-schema.server.ts';
import type { Checkout } from './checkout.server.ts';

/** What a shopper does with an order after it was placed. An order of another shopper is `absent`. */
export interface AfterSales {
  cancel(number: string, viewer: OrderViewer): Promise<'cancelled' | 'too-late' | 'absent'>;
  requestReturn(
    number: string,
    viewer: OrderViewer,
    wanted: readonly ReturnedPiece[],
    reason: ReturnReason,
  ): Promise<ReturnResult | 'absent'>;
}

interface Parts {
  database: Database;
  checkout: Pick<Checkout, 'cancelOrder'>;
  returns: Returns;
}

export function createAfterSales({ database: { db }, checkout, returns }: Parts): AfterSales {
  async function find(number: string, viewer: OrderViewer): Promise<OrderRow | null> {
    const [order] = await db.select().from(shopOrder).where(eq(shopOrder.number, number));
    return order && maySee(order, viewer) ? order : null;
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
  };
}
