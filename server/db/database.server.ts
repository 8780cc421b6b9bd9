import type { Duplex } from 'node:stream';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type CatalogueReads, createReplicaReads } from './replica.server.ts';
import * as schema from './schema.server.ts';

/** The database or a transaction on it: queries are written once for both. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** Reads of the catalogue: from a replica where there is one. */
  reads: CatalogueReads;
  /** Connections that bypass a pooler, for `listen`. The same as `pool` without a pooler. */
  direct: pg.Pool;
  close(): Promise<void>;
}

export type ConnectionTarget = string | { host: string; user: string; database: string; port?: number };

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
  /** Given when the target is a pooler in transaction mode: a connection there keeps no state between transactions. */
  direct?: ConnectionTarget;
  /** A streaming replica for reads of the catalogue. */
  replica?: ConnectionTarget;
  /** Called after every statement; its text holds no values. */
  onStatement?: (text: string, ms: number) => void;
}

const tracer = trace.getTracer('selvedge/database');
const LONGEST_TRACED_STATEMENT = 500;
const CONNECT_MS = 5_000;
/** A statement that waits this long for a lock fails; it is shorter than the time for a statement as a whole. */
const LOCK_WAIT_MS = 10_000;
/** A transaction left open between two statements would hold its locks. */
const IDLE_TRANSACTION_MS = 60_000;
/** The client gives up later than the server, so that it does so only when the server does not respond at all. */
const SERVER_RESPONSE_MS = 5_000;

/** A pooler refuses timeouts as parameters of a connection; its `connect_query` or the role sets those of the server. */
function timeouts(statementTimeoutMs: number | undefined, isPooled: boolean): pg.PoolConfig {
  if (!statementTimeoutMs) return {};
  return {
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementTimeoutMs + SERVER_RESPONSE_MS,
    ...(!isPooled && {
      statement_timeout: statementTimeoutMs,
      lock_timeout: Math.min(LOCK_WAIT_MS, statementTimeoutMs),
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    }),
  };
}

interface PoolOptions extends Pick<DatabaseOptions, 'statementTimeoutMs' | 'onStatement'> {
  poolSize: number;
  isPooled?: boolean;
}

function openPool(
  target: ConnectionTarget,
  { poolSize, statementTimeoutMs, onStatement, isPooled = false }: PoolOptions,
) {
  const settings = typeof target === 'string' ? { connectionString: target } : target;
  const pool = new pg.Pool({
    ...settings,
    ...timeouts(statementTimeoutMs, isPooled),
    max: poolSize,
    idleTimeoutMillis: 30_000,
    application_name: applicationName(),
  });
  // A connection lost while idle is replaced by the pool; the next query reports a real outage.
  pool.on('error', () => {});
  // One lost while in use fails its query; without a listener the error event would also end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    watchQueries(client, isPooled, onStatement);
  });
  return pool;
}

/** One connection listens; one is for the moment in which it is replaced. */
const DIRECT_POOL_SIZE = 2;

export async function openDatabase(
  target: ConnectionTarget,
  { poolSize = 10, direct, replica, ...shared }: DatabaseOptions = {},
): Promise<Database> {
  const pool = openPool(target, { ...shared, poolSize, isPooled: direct !== undefined });
  const directPool = direct ? openPool(direct, { ...shared, poolSize: DIRECT_POOL_SIZE }) : pool;
  const replicaPool = replica ? openPool(replica, { ...shared, poolSize, isPooled: true }) : null;
  const close = async () => {
    await Promise.all([...new Set([pool, directPool, replicaPool])].map((each) => each?.end()));
  };
  try {
    await assertVersion(pool);
  } catch (error) {
    await close();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(
      `The database cannot be reached: ${(error as Error).message}. Check DATABASE_URL.`,
    );
  }
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    pool,
    direct: directPool,
    reads: createReplicaReads(pool, replicaPool),
    close,
  };
}

/**
 * After the client gave up on a statement its connection is stuck behind it, and must not go back to the pool. Behind a pooler
 * statements lose their names: the next transaction may run on a server connection that does not know them.
 */
function watchQueries(client: pg.PoolClient, isPooled: boolean, onStatement: DatabaseOptions['onStatement']) {
  const { connection } = client as unknown as { connection: { stream: Duplex } };
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]) => {
    const span = trace.getActiveSpan()?.isRecording() ? startQuerySpan(args[0]) : null;
    const started = performance.now();
    const end = (error?: Error | null) => {
      if (error) span?.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
      span?.end();
      onStatement?.(textOf(args[0]), performance.now() - started);
      if (error?.message === 'Query read timeout') connection.stream.destroy();
    };
    const sent = isPooled ? args.map(withoutName) : args;
    const callback = sent.at(-1);
    // `pool.query` passes a callback.
    if (typeof callback === 'function')
      return query(...sent.slice(0, -1), (error: Error | null, ...rest: unknown[]) => {
        end(error);
        callback(error, ...rest);
      });
    const result = query(...sent);
    if (result instanceof Promise) result.then(() => end(), end);
    else span?.end();
    return result;
  };
  client.query = watched as typeof client.query;
}

/** Statements hold no values: those are sent beside them. */
function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');
}

function startQuerySpan(query: unknown) {
  const text = textOf(query);
  const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
  return tracer.startSpan(`database ${name}`, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TRACED_STATEMENT) },
  });
}

function withoutName(argument: unknown): unknown {
  if (typeof argument !== 'object' || argument === null || !('text' in argument) || !('name' in argument))
    return argument;
  // `pg` sets methods of its own on queries that are objects of a class; only plain ones are copied.
  if (Object.getPrototypeOf(argument) !== Object.prototype) return argument;
  const { name: _, ...unnamed } = argument;
  return unnamed;
}

async function assertVersion(pool: pg.Pool) {
  const { rows } = await pool.query('show server_version_num');
  const version = Math.floor(Number(rows[0].server_version_num) / 10_000);
  if (version < 15)
    throw new DatabaseError(`PostgreSQL 15 or newer is needed; DATABASE_URL points to version ${version}.`);
}
