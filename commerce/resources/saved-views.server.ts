import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.server.ts';

export interface SavedView {
  id: string;
  name: string;
  /** Search, filters, order and columns, as the query of the list's address. */
  query: string;
}

/** Lists as each member of staff likes to see them. */
export interface SavedViews {
  of(customerId: string, resource: string): Promise<SavedView[]>;
  /** A view of the same name is replaced. */
  save(customerId: string, resource: string, name: string, query: string): Promise<SavedView>;
  remove(customerId: string, id: string): Promise<boolean>;
}

export function createSavedViews({ pool }: Pick<Database, 'pool'>): SavedViews {
  return {
    async of(customerId, resource) {
      const { rows } = await pool.query<SavedView>(
        'select id, name, query from saved_view where customer_id = $1 and resource = $2 order by name, id',
        [customerId, resource],
      );
      return rows;
    },

    async save(customerId, resource, name, query) {
      const id = randomUUID();
      await pool.query(
        `with gone as (delete from saved_view where customer_id = $2 and resource = $3 and name = $4)
          insert into saved_view (id, customer_id, resource, name, query) values ($1, $2, $3, $4, $5)`,
        [id, customerId, resource, name, query],
      );
      return { id, name, query };
    },

    async remove(customerId, id) {
      const { rowCount } = await pool.query('delete from saved_view where customer_id = $1 and id = $2', [
        customerId,
        id,
      ]);
      return (rowCount ?? 0) > 0;
    },
  };
}
