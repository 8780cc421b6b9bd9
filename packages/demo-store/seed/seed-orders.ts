import { randomBytes } from 'node:crypto';
import type { Database } from '../../../server/db/database.server.ts';
import { seedOnce } from '../../../server/db/seed-once.server.ts';

/** Customers and what they bought in the past, as rows named like their columns. */
export interface PastOrders {
  customers: object[];
  addresses: object[];
  /** In the sandbox provider, so that they can be refunded. */
  payments: object[];
  attempts: object[];
  /** Without access keys, which are generated when the orders are inserted. */
  orders: object[];
  lines: object[];
}

const FACT = 'orders';
const BATCH = 500;

/** Once, in one transaction. */
export async function seedOrders(database: Database, past: () => Promise<PastOrders>): Promise<void> {
  await seedOnce(database, { fact: FACT, value: FACT }, async (insert, query) => {
    const { customers, addresses, payments, attempts, orders, lines } = await past();
    const tables: [string, object[]][] = [
      ['customer', customers],
      ['customer_address', addresses],
      ['sandbox_payment', payments],
      ['payment_attempt', attempts],
      ['shop_order', orders.map(withAccessKey)],
      ['order_line', lines],
    ];
    for (const [table, rows] of tables)
      for (let at = 0; at < rows.length; at += BATCH) await insert(table, rows.slice(at, at + BATCH));
    await query('analyze shop_order');
  });
}

export function withAccessKey(order: object): object {
  return { ...order, access_key: randomBytes(18).toString('base64url') };
}

/** Gives the seeded orders the address of the shop, which their emails link to; it is known once the server listens. */
export async function setOriginOfOrders({ pool }: Database, origin: string): Promise<void> {
  const home = origin.replace(/\/$/, '');
  for (const table of ['shop_order', 'payment_attempt'])
    await pool.query(
      `update ${table} set snapshot = jsonb_set(snapshot, '{home}', to_jsonb($1::text))
       where id like 'demo-%' and snapshot->>'home' <> $1`,
      [home],
    );
}
