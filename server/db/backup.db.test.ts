import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { makeBackup } from './backup.server.ts';
import type { Database } from './database.server.ts';
import { restoreBackup } from './restore.server.ts';

async function temporaryFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Values that a careless format would change: nulls, arrays, bytes, large numbers, microseconds, text in every script. */
async function fillShop({ pool }: Database) {
  await pool.query(
    `insert into category (slug, names, path, position, kind)
     values ('womens', '{"en-GB": "Women’s \\"best\\"\\n線"}', '{womens}', 1, 'department'),
       ('womens-dresses', '{"en-GB": "Dresses"}', '{womens,womens-dresses}', 2, 'category')`,
  );
  await pool.query("update category set parent_slug = 'womens' where slug = 'womens-dresses'");
  await pool.query(
    `insert into change (tags, at) select array['product:' || n, 'a,"b"'], now() - n * interval '1.000001 seconds' from generate_series(1, 1203) n`,
  );
  await pool.query(
    `insert into fact (name, value) values ('big', '{"n": 12345678901234567890, "nothing": null, "deep": [1.10, "\\u00e9"]}')`,
  );
  await pool.query(
    `insert into event (name, visitor, details) values ('view', 'a', null), ('view', 'b', '{"x": 0.1}')`,
  );
}

const everything = async ({ pool }: Database) => {
  const all: Record<string, unknown[]> = {};
  for (const table of ['category', 'fact', 'event']) {
    const { rows } = await pool.query(`select t::text as row from ${table} t order by 1`);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
};

describe('a backup', () => {
  it('[RUN-08] restored into an empty database is the same shop, and the next ids follow', async () => {
    const [original, copy] = [await databaseForTest(), await databaseForTest()];
    const [dataDir, newDataDir, parent] = [
      await temporaryFolder(),
      await temporaryFolder(),
      await temporaryFolder(),
    ];
    await fillShop(original);
    await writeFile(path.join(dataDir, 'session-secret'), 'a secret');
    const folder = path.join(parent, 'backup');
    const manifest = await makeBackup(original, dataDir, folder);
    expect(manifest.tables.find(({ table }) => table === 'change')?.rows).toBe(1203);
    await restoreBackup(copy, newDataDir, folder);
    expect(await everything(copy)).toEqual(await everything(original));
    expect(await readFile(path.join(newDataDir, 'session-secret'), 'utf8')).toBe('a secret');
    const { rows } = await copy.pool.query("insert into change (tags) values ('{a}') returning id::int");
    expect(rows[0].id).toBe(1205);
  });

  it('[RUN-08] of a running shop is of one moment', async () => {
    const database = await databaseForTest();
    const parent = await temporaryFolder();
    let isDone = false;
    const writer = (async () => {
      // Each transaction adds to two tables that are read at different times.
      while (!isDone)
        await database.pool.query(
          "with e as (insert into event (name, visitor) values ('pair', 'x')) insert into change (tags) values ('{pair}')",
        );
    })();
    const { tables } = await makeBackup(database, parent, path.join(parent, 'backup'));
    isDone = true;
    await writer;
    const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows;
    expect(rowsOf('event')).toBe(rowsOf('change'));
  });

  it('[RUN-08] does not overwrite a shop unless asked to', async () => {
    const database = await databaseForTest();
    const parent = await temporaryFolder();
    const folder = path.join(parent, 'backup');
    await makeBackup(database, parent, folder);
    await database.pool.query(
      "insert into customer (id, email, password_hash, first_name, last_name, affiliate_id) values ('c', 'a@b.example', 'x', 'A', 'B', 'f')",
    );
    await expect(restoreBackup(database, parent, folder)).rejects.toThrow('add --replace');
    await restoreBackup(database, parent, folder, { replace: true });
    const { rows } = await database.pool.query('select count(*)::int as n from customer');
    expect(rows[0].n).toBe(0);
  });

  it('[RUN-08] that is damaged is found out, and the database stays as it was', async () => {
    const [original, copy] = [await databaseForTest(), await databaseForTest()];
    const parent = await temporaryFolder();
    await fillShop(original);
    const folder = path.join(parent, 'backup');
    await makeBackup(original, parent, folder);
    const file = path.join(folder, 'tables', 'change.ndjson.gz');
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n');
    await writeFile(file, gzipSync(lines.slice(1).join('\n')));
    await expect(restoreBackup(copy, parent, folder)).rejects.toThrow('change has 1202 of 1203 rows');
    const { rows } = await copy.pool.query('select count(*)::int as n from category');
    expect(rows[0].n).toBe(0);
  });

  it('[RUN-08] of a newer version is refused with a reason', async () => {
    const database = await databaseForTest();
    const parent = await temporaryFolder();
    const folder = path.join(parent, 'backup');
    const manifest = await makeBackup(database, parent, folder);
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ ...manifest, migration: 9e15 }));
    await expect(restoreBackup(database, parent, folder)).rejects.toThrow('newer version');
  });
});
