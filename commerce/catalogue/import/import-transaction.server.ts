import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { recordChange } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';

/** Any number that is ours alone: two files are written one batch after the other. */
const IMPORT_LOCK = 7_335_833;

/** One batch, all or nothing; a dry run only reads. What changed is told in the same transaction. */
export async function inBatch<T>(
  { pool }: Database,
  isDryRun: boolean,
  work: (client: pg.PoolClient, tags: Set<string>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(isDryRun ? 'begin read only' : 'begin');
    if (!isDryRun) await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    const tags = new Set<string>();
    const answer = await work(client, tags);
    if (!isDryRun) await recordChange(drizzle(client), [...tags]);
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
