import type { Address } from '../../../commerce/customers/address.ts';
import type { Database } from '../../../server/db/database.server.ts';
import { seedOnce } from '../../../server/db/seed-once.server.ts';
import { withAccessKey } from './seed-orders.ts';

/** Addresses, wishlist and orders of a demo account. */
export interface AccountHistory {
  email: string;
  addresses: Address[];
  wishlist: { productKey: string; colourSelected: string; lineItemSku: string }[];
  ordersOf(customerId: string): {
    payment: object;
    attempt: object;
    order: object;
    lines: { sku: string }[];
    returns: object[];
  }[];
}

const HOUR = 3_600_000;

/** Once for each account; later changes stay. Only products that the catalogue has are inserted. */
export async function seedAccountHistories(
  database: Database,
  histories: readonly AccountHistory[],
  now = new Date(),
): Promise<void> {
  const sold = await skusSold(database, histories);
  for (const { email, addresses, wishlist, ordersOf } of histories) {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from customer where lower(email) = lower($1) and email_confirmed_at is not null',
      [email],
    );
    const customerId = rows[0]?.id;
    if (!customerId) continue;
    const filling = { fact: `history of ${email}`, value: customerId };
    await seedOnce(database, filling, async (insert) => {
      const ago = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();
      await insert(
        'customer_address',
        addresses.map((address, index) => ({
          id: `${customerId}-${index + 1}`,
          customer_id: customerId,
          address,
          is_default: index === 0,
          created_at: ago(index + 1),
        })),
      );
      await insert(
        'wishlist_item',
        wishlist
          .filter(({ lineItemSku }) => sold.has(lineItemSku))
          .map(({ productKey, colourSelected, lineItemSku }, index) => ({
            customer_id: customerId,
            product_key: productKey,
            colour_selected: colourSelected,
            line_item_sku: lineItemSku,
            size_selected: false,
            added_at: ago(index * 31 + 2),
          })),
      );
      const orders = ordersOf(customerId).filter(({ lines }) => lines.every(({ sku }) => sold.has(sku)));
      await insert(
        'sandbox_payment',
        orders.map(({ payment }) => payment),
      );
      await insert(
        'payment_attempt',
        orders.map(({ attempt }) => attempt),
      );
      await insert(
        'shop_order',
        orders.map(({ order }) => withAccessKey(order)),
      );
      await insert(
        'order_line',
        orders.flatMap(({ lines }) => lines),
      );
      await insert(
        'order_return',
        orders.flatMap(({ returns }) => returns),
      );
    });
  }
}

async function skusSold({ pool }: Database, histories: readonly AccountHistory[]): Promise<Set<string>> {
  const wanted = histories.flatMap(({ wishlist, ordersOf }) => [
    ...wishlist.map(({ lineItemSku }) => lineItemSku),
    ...ordersOf('').flatMap(({ lines }) => lines.map(({ sku }) => sku)),
  ]);
  const { rows } = await pool.query<{ sku: string }>('select sku from variant where sku = any($1)', [wanted]);
  return new Set(rows.map(({ sku }) => sku));
}
