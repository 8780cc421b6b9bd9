import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { recordChange } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { ADVISORY_LOCKS } from '#server/db/locks.server.ts';

const WAIT_FOR_TURN_MS = 600_000;

/** Runs one batch in a transaction, read-only for a dry run, and records the changed tags in the same transaction. */
export async function inImportTransaction<T>(
  { pool }: Database,
  isDryRun: boolean,
  work: (client: pg.PoolClient, tags: Set<string>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(isDryRun ? 'begin read only' : 'begin');
    // A batch may take longer than a request may, and waits for its turn.
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
    if (!isDryRun)
      await client.query({
        text: 'select pg_advisory_xact_lock($1)',
        values: [ADVISORY_LOCKS.catalogueImport],
        query_timeout: WAIT_FOR_TURN_MS,
      } as pg.QueryConfig);
    const tags = new Set<string>();
    const result = await work(client, tags);
    if (!isDryRun) await recordChange(drizzle(client), [...tags]);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
