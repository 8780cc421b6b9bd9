import type { DemoShop } from './demo-shop.ts';
import type { Finding } from './finding.ts';
import { createShopper } from './shopper.ts';

const BUYERS = 50;
const ITEMS = 5;

/** Fifty shoppers pay for the last five items at the same moment. */
export async function sellFewItems({ port, database, skus }: DemoShop): Promise<Finding> {
  const sku = skus[0] ?? '';
  const { pool } = database;
  await pool.query('update stock set quantity = $2 where sku = $1', [sku, ITEMS]);
  const before = await countPayments();
  const payments = await Promise.all(
    Array.from({ length: BUYERS }, (_, number) => createShopper(port, 1_000 + number).prepare(sku)),
  );
  const results = await Promise.all(payments.map((pay) => pay()));
  const placed = results.filter(({ isPlaced }) => isPlaced).length;
  const refused = results.filter(({ text }) => text.includes('out of stock')).length;
  const { rows } = await pool.query<{ quantity: number }>('select quantity from stock where sku = $1', [sku]);
  const charged = (await countPayments()) - before;
  const problems = [
    placed !== ITEMS && `${placed} orders for ${ITEMS} items`,
    refused !== BUYERS - ITEMS && `${refused} shoppers were told that it is sold out`,
    charged !== ITEMS && `${charged} payments`,
    rows[0]?.quantity !== 0 && `stock ${rows[0]?.quantity}`,
    ...results
      .filter(({ status, isPlaced }) => !isPlaced && status !== 409)
      .map(({ status, text }) => `${status}: ${text}`),
  ].filter((problem) => typeof problem === 'string');
  await pool.query('update stock set quantity = 100000 where sku = $1', [sku]);
  return {
    part: 'Few items',
    done: `${BUYERS} shoppers pay for ${ITEMS} items at once`,
    seen: `${placed} orders and ${charged} payments, ${refused} told that it is sold out`,
    problems,
  };

  async function countPayments(): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from sandbox_payment',
    );
    return rows[0]?.count ?? 0;
  }
}
