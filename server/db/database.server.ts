import path from 'node:path';
import type { Duplex } from 'node:stream';
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

export interface DatabaseOptions {
  poolSize?: number;
  /**
   * Longest time for a statement. For a server that answers requests: a slow or frozen database then fails requests instead
   * of collecting them. Left out for commands, migrations and seeds, which take as long as they need.
   */
  statementTimeoutMs?: number;
}

const CONNECT_MS = 5_000;
/** A statement that waits this long for a lock fails; it is shorter than the time for a statement as a whole. */
const LOCK_WAIT_MS = 10_000;
/** A transaction left open between two statements would hold its locks. */
const IDLE_TRANSACTION_MS = 60_000;
/** The client gives up later than the server, so that it does so only when the server does not respond at all. */
const SERVER_RESPONSE_MS = 5_000;

function timeouts(statementTimeoutMs: number | undefined): pg.PoolConfig {
  if (!statementTimeoutMs) return {};
  return {
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementTimeoutMs,
    lock_timeout: Math.min(LOCK_WAIT_MS, statementTimeoutMs),
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    query_timeout: statementTimeoutMs + SERVER_RESPONSE_MS,
  };
}

export async function openDatabase(
  target: ConnectionTarget,
  { poolSize = 10, statementTimeoutMs }: DatabaseOptions = {},
): Promise<Database> {
  const settings = typeof target === 'string' ? { connectionString: target } : target;
  const pool = new pg.Pool({
    ...settings,
    ...timeouts(statementTimeoutMs),
    max: poolSize,
    idleTimeoutMillis: 30_000,
    application_name: applicationName(),
  });
  // A connection lost while idle is replaced by the pool; the next query reports a real outage.
  pool.on('error', () => {});
  // One lost while in use fails its query; without a listener the error event would also end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    closeWhenUnresponsive(client);
  });
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

/** After the client gave up on a statement its connection is stuck behind it, and must not go back to the pool. */
function closeWhenUnresponsive(client: pg.PoolClient) {
  const { connection } = client as unknown as { connection: { stream: Duplex } };
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]) => {
    const result = query(...args);
    if (result instanceof Promise)
      result.catch((error: Error) => {
        if (error.message === 'Query read timeout') connection.stream.destroy();
      });
    return result;
  };
  client.query = watched as typeof client.query;
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
