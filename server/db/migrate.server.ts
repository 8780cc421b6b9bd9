import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { type Database, DatabaseError } from './database.server.ts';
import { ADVISORY_LOCKS } from './locks.server.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

export const MIGRATIONS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');

/** A change of a table waits this long for its lock. While it waits, everything behind it waits too. */
const LOCK_WAIT_MS = 2_000;
const MAX_TRIES = 30;
const RETRY_MS = 500;
/** How often a process that waits for another one's migrations looks again. */
const TURN_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';
/** A migration that starts with this line runs statement by statement outside a transaction, as `create index concurrently` must. */
const WITHOUT_TRANSACTION = /^\s*-- without transaction\b/;

export interface MigrationState {
  name: string;
  isApplied: boolean;
}

interface Migration extends MigrationMeta {
  name: string;
}

function listMigrations(): Migration[] {
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return files.map((file, index) => ({ ...file, name: journal.entries[index]?.tag ?? file.hash }));
}

/** Which migrations of this version the database has, and how many it has that this version does not know. */
export async function migrationStatus({
  pool,
}: Pick<Database, 'pool'>): Promise<{ migrations: MigrationState[]; unknown: number }> {
  const applied = await appliedTimes(pool);
  const migrations = listMigrations().map(({ name, folderMillis }) => ({
    name,
    isApplied: applied.has(folderMillis),
  }));
  return { migrations, unknown: applied.size - migrations.filter(({ isApplied }) => isApplied).length };
}

async function appliedTimes(client: Pick<pg.Pool, 'query'>): Promise<Set<number>> {
  const { rows: found } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!found[0]?.name) return new Set();
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  return new Set(rows.map((row) => Number(row.created_at)));
}

/**
 * Applies what is missing, each migration in a transaction of its own, while the shop runs: a statement that does not get
 * its lock at once gives way and is tried again. Processes that start together do it one after the other. Works behind a
 * pooler: the lock belongs to a transaction, not to a session.
 */
export async function migrateDatabase(
  { pool }: Pick<Database, 'pool'>,
  onApply: (name: string) => void = () => {},
  last = Number.POSITIVE_INFINITY,
): Promise<void> {
  const guard = await pool.connect();
  try {
    await guard.query('begin');
    await guard.query('set local statement_timeout = 0');
    await guard.query('set local idle_in_transaction_session_timeout = 0');
    while (!(await isOurTurn(guard))) await pause(TURN_MS);
    const applied = await appliedTimes(pool);
    if (applied.size === 0) await createHistory(pool);
    for (const migration of listMigrations()) {
      if (applied.has(migration.folderMillis) || migration.folderMillis > last) continue;
      onApply(migration.name);
      await withRetries(migration.name, () => applyMigration(pool, migration));
    }
  } finally {
    await guard.query('rollback').catch(() => {});
    guard.release();
  }
}

/**
 * Asked again and again, and without a parameter: a statement that waits, or one with parameters, keeps its snapshot, and `create
 * index concurrently` of another process would wait for it for ever.
 */
async function isOurTurn(guard: pg.PoolClient): Promise<boolean> {
  const { rows } = await guard.query<{ free: boolean }>(
    `select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.migration}) as free`,
  );
  return rows[0]?.free ?? false;
}

/** The table of drizzle's own migrator, so that either can follow the other. */
async function createHistory(pool: pg.Pool) {
  await pool.query('create schema if not exists drizzle');
  await pool.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}

async function applyMigration(pool: pg.Pool, { sql, hash, folderMillis }: Migration): Promise<void> {
  const statements = sql.filter((statement) => statement.trim() !== '');
  const record = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';
  if (WITHOUT_TRANSACTION.test(sql[0] ?? '')) {
    for (const statement of statements) await pool.query(statement);
    await pool.query(record, [hash, folderMillis]);
    return;
  }
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
    for (const statement of statements) await client.query(statement);
    await client.query(record, [hash, folderMillis]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function withRetries(name: string, apply: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await apply();
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (tries === MAX_TRIES)
        throw new DatabaseError(
          `Migration ${name} did not get its locks in ${MAX_TRIES} tries: a long transaction is in its way. Try again when it has ended.`,
        );
      await pause(RETRY_MS);
    }
  }
}
