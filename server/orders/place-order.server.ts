import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { formatDeliveryDate } from '#domain/delivery-promise/estimated-date.ts';
import { formatMoney } from '#domain/price/format-money.ts';
import type { BasketRow } from '#server/basket/basket-view.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { basket, orderLine, shopOrder } from '#server/db/orders-schema.server.ts';
import { writeLetter } from '#server/mail/letters.server.ts';
import { postLetter } from '#server/mail/mailer.server.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';

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

const PREMIER_YEARS = 1;

/** Writes the order and all that follows from it. Runs inside the transaction that settles the payment. */
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
    snapshot.lines.map(({ sku, productId, quantity, unitPrice, net }, position) => ({
      orderId: order.id,
      position,
      sku,
      productId,
      quantity,
      unitPrice,
      net,
    })),
  );
  if (placement.basket) await emptyBasket(tx, placement.basket, snapshot);
  if (state === 'placed') await rewardOrder(tx, snapshot, now);
  await postLetter(tx, confirmationLetter(order, snapshot));
  return order;
}

/** What was ordered leaves the basket; what was added meanwhile stays. */
async function emptyBasket(tx: Db, row: BasketRow, snapshot: OrderSnapshot): Promise<void> {
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

/** Points and membership come with the money, not with the promise of it. */
export async function rewardOrder(tx: Db, snapshot: OrderSnapshot, now: Date): Promise<void> {
  if (!snapshot.customerId) return;
  const hasPremier = snapshot.lines.some((line) => line.isPremier);
  const years = sql.raw(`interval '${PREMIER_YEARS} year'`);
  await tx.execute(sql`
    update customer set rewards_points = rewards_points + ${snapshot.rewardsPoints},
      premier_until = case when ${hasPremier}
        then greatest(coalesce(premier_until, ${now}::timestamptz), ${now}::timestamptz) + ${years}
        else premier_until end
    where id = ${snapshot.customerId}`);
}

function confirmationLetter(order: PlacedOrder, snapshot: OrderSnapshot) {
  const { locale, currency, home } = snapshot;
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  const values = {
    number: order.number,
    firstName: snapshot.shippingAddress.firstName,
    shop: snapshot.brandName,
    lines: snapshot.lines
      .map((line) => {
        const kind = [line.colourLabel, line.size].filter(Boolean).join(', ');
        return `${line.quantity} × ${line.name} (${kind}): ${money(line.net)}`;
      })
      .join('\n'),
    delivery: `${snapshot.delivery.name}, ${money(snapshot.delivery.price)}`,
    total: money(snapshot.total),
    date: snapshot.delivery.estimatedDate ? formatDeliveryDate(snapshot.delivery.estimatedDate, locale) : '–',
    link: `${home}/order/${order.number}?key=${order.accessKey}`,
  };
  return writeLetter('order-placed', locale, snapshot.email, values, `order-placed:${order.id}`);
}
