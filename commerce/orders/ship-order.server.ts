import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { queueEmail } from '#commerce/email/outbox.server.ts';
import { orderShipment, shopOrder } from '#server/db/orders-schema.server.ts';
import { choosePieces, stateOf } from './fulfilment.ts';
import { orderEmail } from './order-email.server.ts';
import { readRecords } from './order-records.server.ts';
import { type Actable, type ActionRequest, type ActionResult, actOnOrder } from './order-timeline.server.ts';
import type { ReturnedPiece } from './return-request.ts';

export interface Parcel {
  /** Null for everything that is still to be shipped. */
  pieces: readonly ReturnedPiece[] | null;
  carrier: string;
  trackingNumber: string;
}

const MAX_TEXT = 100;

/** Records a parcel and emails the customer what is in it and how to track it. */
export async function shipOrder(
  database: Actable,
  request: ActionRequest,
  parcel: Parcel,
  at: Date,
): Promise<ActionResult> {
  return actOnOrder(database, request, at, async (tx, { order, records: { progress } }) => {
    if (!['placed', 'packed', 'part-dispatched'].includes(order.state)) return { problem: 'not-now' };
    const open = progress.flatMap(({ open: quantity }, position) =>
      quantity > 0 ? [{ position, quantity }] : [],
    );
    const wanted = parcel.pieces ?? open;
    if (wanted.length === 0) return { problem: 'nothing-chosen' };
    const pieces = choosePieces(wanted, (position) => progress[position]?.open ?? 0);
    if (!pieces) return { problem: 'too-many' };
    const id = randomUUID();
    const carrier = parcel.carrier.trim().slice(0, MAX_TEXT);
    const trackingNumber = parcel.trackingNumber.trim().slice(0, MAX_TEXT);
    await tx
      .insert(orderShipment)
      .values({ id, orderId: order.id, pieces, carrier, trackingNumber, shippedAt: at });
    const after = await readRecords(tx, order);
    const state = stateOf({ state: order.state, isDelivered: false }, order.snapshot.lines, after.progress);
    await tx.update(shopOrder).set({ state, dispatchedAt: at }).where(eq(shopOrder.id, order.id));
    const kind = state === 'part-dispatched' ? 'order-part-dispatched' : 'order-dispatched';
    await queueEmail(tx, orderEmail(kind, order, { occasion: id, pieces, carrier, trackingNumber }));
    return { action: 'ship', detail: { pieces, carrier, trackingNumber, subject: id } };
  });
}

export async function deliverOrder(
  database: Actable,
  request: ActionRequest,
  at: Date,
): Promise<ActionResult> {
  return actOnOrder(database, request, at, async (tx, { order }) => {
    if (order.state !== 'dispatched') return { problem: 'not-now' };
    await tx.update(shopOrder).set({ state: 'delivered', deliveredAt: at }).where(eq(shopOrder.id, order.id));
    return { action: 'deliver', detail: {} };
  });
}
