import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { ADVISORY_LOCKS } from './locks.server.ts';
import * as schema from './schema.server.ts';

/** The database or a transaction on it: queries are written once for both. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export type ConnectionTarget = string | { host: string; user: string; database: string; port?: number };

const MIGRATIONS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Identifies the connections of this process in `pg_stat_activity`. */
export const applicationName = () => `selvedge-${process.pid}`;

export class DatabaseError extends Error {}

export async function openDatabase(target: ConnectionTarget, poolSize = 10): Promise<Database> {
  const settings = typeof target === 'string' ? { connectionString: target } : target;
  const pool = new pg.Pool({
    ...settings,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    application_name: applicationName(),
  });
  // A connection lost while idle is replaced by the pool; the next query reports a real outage.
  pool.on('error', () => {});
  // One lost while in use fails its query; without a listener the error event would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await assertVersion(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(
      `The database cannot be reached: ${(error as Error).message}. Check DATABASE_URL.`,
    );
  }
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() };
}

async function assertVersion(pool: pg.Pool) {
  const { rows } = await pool.query('show server_version_num');
  const version = Math.floor(Number(rows[0].server_version_num) / 10_000);
  if (version < 15)
    throw new DatabaseError(`PostgreSQL 15 or newer is needed; DATABASE_URL points to version ${version}.`);
}

export async function migrateDatabase({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.migration]).catch(() => {});
    client.release();
  }
}
