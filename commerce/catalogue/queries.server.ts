import { sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { Db } from '#server/db/database.server.ts';
import { ADVISORY_LOCKS } from '#server/db/locks.server.ts';

/** What a connection of the pool and a transaction of the back office have in common. */
export interface Queries {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Runs statements of the catalogue within a transaction of the back office. */
export function queriesOf(db: Pick<Db, 'execute'>): Queries {
  return {
    async query(text, values = []) {
      const parts = text.split(/\$(\d+)/);
      const statement = parts.map((part, index) =>
        index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
      );
      const { rows } = await db.execute(sql.join(statement));
      return { rows: rows as never[] };
    },
  };
}

/** One writer of the catalogue at a time: people wait for imports, and imports for people. */
export async function lockCatalogue(client: Queries): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.catalogueImport]);
}
