import { sql } from 'drizzle-orm';
import { AUDIT_WORDS } from '#commerce/resources/audit-words.ts';
import type { OpenStore } from '#commerce/resources/resource-store.server.ts';
import {
  type ListedTable,
  listTable,
  sinceDay,
  toArray,
  toIso,
} from '#commerce/resources/table-list.server.ts';
import { wordsQuery } from '#commerce/resources/words-query.ts';

const COLUMNS = sql`a.at, a.who, a.role, a.client, a.action, a.subject, a.outcome`;

const TABLE: ListedTable = {
  from: sql`staff_audit a`,
  id: sql`a.id`,
  columns: COLUMNS,
  toBody: ({ at, ...row }) => ({ ...row, at: toIso(at) }),
  sorts: { at: { by: sql`a.at`, type: 'timestamptz' } },
  search: (text) => {
    // The same characters separate words as in the index.
    const query = wordsQuery(text.replaceAll(/[^\p{L}\d@.-]+/gu, ' '));
    return query === null ? sql`true` : sql`${sql.raw(AUDIT_WORDS)} @@ ${query}::tsquery`;
  },
  filters: {
    status: (values) => sql`a.outcome = any(${toArray(values)})`,
    since: sinceDay(sql`a.at`),
  },
};

/** The audit log; the record before and after a change is read with its entry only. */
export const openActivity: OpenStore = (db) => ({
  list: (query) => listTable(db, TABLE, query),
  async read(id) {
    if (!/^\d{1,18}$/.test(id)) return null;
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`select ${COLUMNS}, a.before, a.after from staff_audit a where a.id = ${id}`,
    );
    const [row] = rows;
    if (!row) return null;
    const { before, after, ...line } = row;
    return { id, body: TABLE.toBody(line), extra: { before, after } };
  },
});
