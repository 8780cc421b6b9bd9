import { createWriteStream } from 'node:fs';
import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Database } from './database.server.ts';

export interface TableBackup {
  table: string;
  columns: string[];
  rows: number;
  /** The sum of the hashes of all rows: equal for equal rows in any order. */
  checksum: string;
}

export interface BackupManifest {
  format: 1;
  madeAt: string;
  /** The newest migration of the database; a version that lacks it cannot restore the backup. */
  migration: number;
  tables: TableBackup[];
  sequences: { name: string; value: string; isCalled: boolean }[];
  files: string[];
}

export const MANIFEST = 'manifest.json';
export const tableFile = (table: string) => path.join('tables', `${table}.ndjson.gz`);
const FETCH = 500;
/** What a data directory holds beside the database and caches, which are made again. */
const DATA_FILES = ['session-secret', 'media'];
/** Lives as long as a process, or says which process may do what. */
const SKIPPED = new Set(['rate_limit']);

/**
 * Writes the whole database as of one moment, while the shop runs, and the files that belong to it. Each table is a file of
 * JSON lines, so that a backup can be read without any tool. The folder appears when it is complete.
 */
export async function makeBackup({ pool }: Pick<Database, 'pool'>, dataDir: string, folder: string) {
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.join(draft, 'tables'), { recursive: true });
  const client = await pool.connect();
  try {
    // Every statement sees the same snapshot.
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const tables: TableBackup[] = [];
    for (const table of await listTables(client)) tables.push(await writeTable(client, draft, table));
    const { rows: sequences } = await client.query<{ name: string; value: string | null }>(
      `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
    );
    const { rows: newest } = await client.query<{ migration: number }>(
      'select max(created_at)::float8 as migration from drizzle.__drizzle_migrations',
    );
    await client.query('commit');
    const manifest: BackupManifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      migration: newest[0]?.migration ?? 0,
      tables,
      sequences: sequences.map(({ name, value }) => ({
        name,
        value: value ?? '1',
        isCalled: value !== null,
      })),
      files: await copyFiles(dataDir, path.join(draft, 'files')),
    };
    await writeFile(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    client.release();
  }
}

/** Tables with their columns; of a partitioned one the whole, not its parts. */
export async function listTables(client: pg.ClientBase): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
     group by c.relname order by c.relname`,
  );
  return rows.filter(({ table }) => !SKIPPED.has(table));
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function writeTable(
  client: pg.ClientBase,
  folder: string,
  { table, columns }: { table: string; columns: string[] },
): Promise<TableBackup> {
  const list = columns.map(quote).join(', ');
  await client.query(
    `declare backup_cursor no scroll cursor for select row_to_json(t)::text as line from (select ${list} from ${quote(table)}) t`,
  );
  async function* lines() {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${FETCH} from backup_cursor`);
      if (rows.length === 0) return;
      yield `${rows.map(({ line }) => line).join('\n')}\n`;
    }
  }
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(path.join(folder, tableFile(table))),
  );
  await client.query('close backup_cursor');
  return { table, columns, ...(await measureTable(client, table, columns)) };
}

export async function measureTable(client: pg.ClientBase, table: string, columns: string[]) {
  const { rows } = await client.query<{ rows: number; checksum: string }>(
    `select count(*)::float8 as rows, coalesce(sum(hashtextextended(row(${columns.map(quote).join(', ')})::text, 0)::numeric), 0)::text as checksum
     from ${quote(table)}`,
  );
  return { rows: rows[0]?.rows ?? 0, checksum: rows[0]?.checksum ?? '0' };
}

async function copyFiles(dataDir: string, target: string): Promise<string[]> {
  const copied: string[] = [];
  for (const name of DATA_FILES) {
    const source = path.join(dataDir, name);
    const isThere = await stat(source).then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    await cp(source, path.join(target, name), { recursive: true, preserveTimestamps: true });
    copied.push(name);
  }
  return copied;
}
