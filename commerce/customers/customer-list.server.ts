import { type SQL, sql } from 'drizzle-orm';
import type { OpenStore } from '#commerce/resources/resource-store.server.ts';
import { type ListedTable, listTable, toIso } from '#commerce/resources/table-list.server.ts';
import { wordsQuery } from '#commerce/resources/words-query.ts';

const STATES: Readonly<Record<string, SQL>> = {
  active: sql`c.deactivated_at is null and c.email_confirmed_at is not null`,
  unconfirmed: sql`c.deactivated_at is null and c.email_confirmed_at is null`,
  deactivated: sql`c.deactivated_at is not null`,
};

const CUSTOMERS: ListedTable = {
  from: sql`customer c`,
  id: sql`c.id`,
  columns: sql`concat_ws(' ', c.first_name, c.last_name) as name, c.email, c.created_at as "createdAt",
    c.rewards_points as "rewardsPoints", (select count(*)::int from shop_order where customer_id = c.id) as orders,
    case when c.deactivated_at is not null then 'deactivated' when c.email_confirmed_at is null then 'unconfirmed'
      else 'active' end as state`,
  toBody: (row) => ({ ...row, createdAt: toIso(row.createdAt) }),
  sorts: { createdAt: { by: sql`c.created_at`, type: 'timestamptz' } },
  search(text) {
    const query = wordsQuery(text);
    return query ? sql`c.search_words @@ ${query}::tsquery` : sql`true`;
  },
  isFoundOnce: true,
  filters: { status: ([value]) => STATES[value ?? ''] ?? sql`true` },
};

export const openCustomers: OpenStore = (db) => ({
  list: (query) => listTable(db, CUSTOMERS, query),
  async read(id) {
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`select ${CUSTOMERS.columns} from ${CUSTOMERS.from} where c.id = ${id}`,
    );
    return rows[0] ? { id, body: CUSTOMERS.toBody(rows[0]) } : null;
  },
});
