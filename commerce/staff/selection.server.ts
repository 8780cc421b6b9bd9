import type { Database } from '#server/db/database.server.ts';

/** Products an admin has marked as Selected. */
export interface Selection {
  /** Product keys, in the order they were selected. */
  keys(customerId: string): Promise<string[]>;
  mark(customerId: string, productKey: string, isSelected: boolean): Promise<string[]>;
  clear(customerId: string): Promise<void>;
}

/** When there are more, the oldest is removed. */
const MAX_SELECTED = 1000;

export function createSelection({ pool }: { pool: Database['pool'] }): Selection {
  async function keys(customerId: string): Promise<string[]> {
    const { rows } = await pool.query<{ product_key: string }>(
      'select product_key from staff_selection where customer_id = $1 order by at, product_key',
      [customerId],
    );
    return rows.map((row) => row.product_key);
  }

  return {
    keys,

    async mark(customerId, productKey, isSelected) {
      if (isSelected) {
        await pool.query(
          'insert into staff_selection (customer_id, product_key, at) values ($1, $2, clock_timestamp()) on conflict do nothing',
          [customerId, productKey],
        );
        await pool.query(
          `delete from staff_selection where customer_id = $1 and product_key in
             (select product_key from staff_selection where customer_id = $1 order by at desc offset $2)`,
          [customerId, MAX_SELECTED],
        );
      } else {
        await pool.query('delete from staff_selection where customer_id = $1 and product_key = $2', [
          customerId,
          productKey,
        ]);
      }
      return keys(customerId);
    },

    async clear(customerId) {
      await pool.query('delete from staff_selection where customer_id = $1', [customerId]);
    },
  };
}
