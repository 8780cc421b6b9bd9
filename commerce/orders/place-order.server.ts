import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { BasketRow } from '#commerce/basket/basket-view.server.ts';
import { queueEmail } from '#commerce/email/outbox.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { basket, orderLine, shopOrder } from '#server/db/orders-schema.server.ts';
import { orderEmail } from './order-email.server.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';
import { rewardOrder } from './rewards.server.ts';

export interface PlacedOrder {
  id: string;
  number: string;
  accessKey: string;
  state: 'placed' | 'payment-pending';
}

interface Placement {
  attemptId: string;
  basket: BasketRow | null;
  snapshot: OrderSnapshot;
  state: PlacedOrder['state'];
  now: Date;
}

/** Writes the order, empties the basket and queues the email, inside the transaction that settles the payment. */
export async function placeOrder(tx: Db, placement: Placement): Promise<PlacedOrder> {
  const { attemptId, snapshot, state, now } = placement;
  const { rows } = await tx.execute(sql`select nextval('order_number') as number`);
  const order: PlacedOrder = {
    id: randomUUID(),
    number: String((rows[0] as { number: string }).number),
    accessKey: randomBytes(18).toString('base64url'),
    state,
  };
  await tx.insert(shopOrder).values({
    ...order,
    attemptId,
    customerId: snapshot.customerId,
    sessionId: snapshot.sessionId,
    brandSlug: snapshot.brandSlug,
    locale: snapshot.locale,
    email: snapshot.email,
    total: snapshot.total,
    currency: snapshot.currency,
    snapshot,
    placedAt: now,
    changedAt: now,
  });
  await tx.insert(orderLine).values(
    snapshot.lines.map(({ sku, productId, quantity, unitPrice, net, taxes }, position) => ({
      orderId: order.id,
      position,
      sku,
      productId,
      quantity,
      unitPrice,
      net,
      taxes,
    })),
  );
  if (placement.basket) await removeOrderedLines(tx, placement.basket, snapshot);
  if (state === 'placed') await rewardOrder(tx, snapshot, now);
  await queueEmail(tx, orderEmail('order-placed', { ...order, snapshot }));
  return order;
}

/** Lines that were added to the basket since the payment began stay in it. */
async function removeOrderedLines(tx: Db, row: BasketRow, snapshot: OrderSnapshot): Promise<void> {
  const ordered = new Map(snapshot.lines.map((line) => [line.lineId, line.quantity]));
  const lines = row.lines
    .map((line) => ({ ...line, quantity: line.quantity - (ordered.get(line.id) ?? 0) }))
    .filter((line) => line.quantity > 0);
  if (row.isEphemeral && lines.length === 0) {
    await tx.delete(basket).where(eq(basket.id, row.id));
    return;
  }
  await tx
    .update(basket)
    .set({ lines, codes: [], removed: [], quotedTotal: null, version: row.version + 1 })
    .where(eq(basket.id, row.id));
}
