import { createReadStream } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import * as v from 'valibot';
import {
  type BackupManifest,
  listTables,
  MANIFEST,
  measureTable,
  quote,
  tableFile,
} from './backup.server.ts';
import { type Database, DatabaseError } from './database.server.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const manifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.string(),
  migration: v.number(),
  tables: v.array(
    v.object({ table: v.string(), columns: v.array(v.string()), rows: v.number(), checksum: v.string() }),
  ),
  sequences: v.array(v.object({ name: v.string(), value: v.string(), isCalled: v.boolean() })),
  files: v.array(v.string()),
});

const BATCH = 500;
/** In one of these is whatever a shop cannot lose. */
const CONTENT = ['product', 'shop_order', 'customer'];

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new DatabaseError(`${folder} is no backup: it has no ${MANIFEST}.`);
  });
  const parsed = v.safeParse(manifestSchema, JSON.parse(text));
  if (!parsed.success) throw new DatabaseError(`${folder} is no backup that this version can read.`);
  return parsed.output;
}

interface RestoreOptions {
  /** Deletes what the database holds; without it only an empty one is filled. */
  replace?: boolean;
}

/**
 * Fills a migrated database from a backup in one transaction, and commits only when every table has the rows and the checksum
 * that it had when the backup was made, and every reference between tables holds.
 */
export async function restoreBackup(
  { pool }: Pick<Database, 'pool'>,
  dataDir: string,
  folder: string,
  { replace = false }: RestoreOptions = {},
): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  if (manifest.migration > newest)
    throw new DatabaseError('The backup was made by a newer version. Restore it with that version.');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const tables = await listTables(client);
    if (!replace) await assertEmpty(client);
    const known = new Set(tables.map(({ table }) => table));
    const unknown = manifest.tables.filter(({ table }) => !known.has(table)).map(({ table }) => table);
    if (unknown.length > 0)
      throw new DatabaseError(
        `The backup has tables that this version does not know: ${unknown.join(', ')}.`,
      );
    await client.query(`truncate ${tables.map(({ table }) => quote(table)).join(', ')} cascade`);
    const addReferences = await dropReferences(client);
    for (const { table, columns } of manifest.tables) await fillTable(client, folder, table, columns);
    await addReferences();
    for (const { name, value, isCalled } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        `public.${quote(name)}`,
        value,
        isCalled,
      ]);
    await verify(client, manifest);
    // Every process that runs reads everything again.
    await client.query("insert into change (tags) values ('{catalogue,content,*}')");
    await client.query('notify selvedge_change');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
  for (const name of manifest.files)
    await cp(path.join(folder, 'files', name), path.join(dataDir, name), { recursive: true, force: true });
  return manifest;
}

async function assertEmpty(client: pg.ClientBase) {
  for (const table of CONTENT) {
    const { rows } = await client.query(`select 1 from ${quote(table)} limit 1`);
    if (rows.length > 0)
      throw new DatabaseError(
        `The database is not empty (table ${table}). Restore into an empty one, or add --replace to delete what it holds.`,
      );
  }
}

/** References are checked once at the end, so that tables can be filled in any order. */
async function dropReferences(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  };
}

async function fillTable(client: pg.ClientBase, folder: string, table: string, columns: string[]) {
  const list = columns.map(quote).join(', ');
  const insert = (lines: string[]) =>
    client.query(
      `insert into ${quote(table)} (${list}) select ${list} from json_populate_recordset(null::${quote(table)}, $1::json)`,
      [`[${lines.join(',')}]`],
    );
  const file = createReadStream(path.join(folder, tableFile(table))).pipe(createGunzip());
  let lines: string[] = [];
  for await (const line of createInterface({ input: file, crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line);
    if (lines.length < BATCH) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
}

async function verify(client: pg.ClientBase, { tables }: BackupManifest) {
  for (const { table, columns, rows, checksum } of tables) {
    const found = await measureTable(client, table, columns);
    if (found.rows !== rows || found.checksum !== checksum)
      throw new DatabaseError(
        `The backup is damaged: table ${table} has ${found.rows} of ${rows} rows, or other contents. Nothing was changed.`,
      );
  }
}
