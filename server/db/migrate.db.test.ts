import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseForTest, emptyDatabaseForTest } from '#tests/database.ts';
import { followChanges, recordChange } from './changes.server.ts';
import { checkMigration } from './check-migration.server.ts';
import type { Database } from './database.server.ts';
import { MIGRATIONS, migrateDatabase, migrationStatus } from './migrate.server.ts';
import { maintainPartitions } from './partitions.server.ts';

/** The last migration of the version before this rule: later ones must leave it running. */
const OLD_VERSION = 1794831891175;

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
}

async function columns({ pool }: Database): Promise<Map<string, Column>> {
  const { rows } = await pool.query<Column>(
    `select table_name || '.' || column_name as name, udt_name as type,
       is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' and is_identity = 'NO' as "isRequired"
     from information_schema.columns where table_schema = 'public'`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

describe('migrations', () => {
  it('[RUN-04] leave a version before them able to read and write every table', async () => {
    const database = await emptyDatabaseForTest();
    await migrateDatabase(database, undefined, OLD_VERSION);
    const old = await columns(database);
    const oldTables = new Set([...old.keys()].map((name) => name.split('.')[0]));
    await migrateDatabase(database);
    const current = await columns(database);
    const lost = [...old.values()].filter(({ name, type }) => current.get(name)?.type !== type);
    const newlyRequired = [...current.values()].filter(
      ({ name, isRequired }) => isRequired && oldTables.has(name.split('.')[0]) && !old.get(name)?.isRequired,
    );
    expect({ lost, newlyRequired }).toEqual({ lost: [], newlyRequired: [] });
  });

  it('[RUN-04] run while the old version writes, and its rows are kept', async () => {
    const database = await emptyDatabaseForTest();
    await migrateDatabase(database, undefined, OLD_VERSION);
    await recordChange(database.db, ['product:before']);
    const feed = await followChanges(database);
    const received: string[] = [];
    feed.subscribe((tags) => received.push(...tags));
    let isMigrating = true;
    let written = 0;
    const writer = (async () => {
      while (isMigrating) {
        await recordChange(database.db, [`product:${written}`]);
        written += 1;
      }
    })();
    await migrateDatabase(database);
    isMigrating = false;
    await writer;
    await recordChange(database.db, ['product:after']);
    const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from change');
    expect(rows[0]?.n).toBe(written + 2);
    await expect.poll(() => received.at(-1)).toBe('product:after');
    await feed.close();
  });

  it('[RUN-04] give way to a long transaction and are tried again', async () => {
    const database = await emptyDatabaseForTest();
    await migrateDatabase(database, undefined, OLD_VERSION);
    const reader = await database.pool.connect();
    await reader.query('begin');
    await reader.query('select count(*) from change');
    const migrating = migrateDatabase(database);
    // The migration has given way at least once when this insert is not stuck behind it.
    await database.pool.query("insert into change (tags) values ('{product:1}')");
    await reader.query('commit');
    reader.release();
    await migrating;
    expect((await migrationStatus(database)).migrations.every(({ isApplied }) => isApplied)).toBe(true);
  });

  it('[RUN-04] are applied once by processes that start together', async () => {
    const database = await emptyDatabaseForTest();
    const applied: string[] = [];
    await Promise.all(
      Array.from({ length: 3 }, () => migrateDatabase(database, (name) => void applied.push(name))),
    );
    const { migrations, unknown } = await migrationStatus(database);
    expect(applied).toEqual(migrations.map(({ name }) => name));
    expect(unknown).toBe(0);
  });

  it('[RUN-04] since that version break nothing that still runs', () => {
    const later = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql') && file > '0008');
    const broken = later.flatMap((file) =>
      checkMigration(readFileSync(path.join(MIGRATIONS, file), 'utf8'))
        .filter(({ effect }) => effect === 'breaks')
        .map(({ statement }) => `${file}: ${statement}`),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "product" DROP COLUMN "name";', 'breaks'],
    ['ALTER TABLE "product" RENAME COLUMN "name" TO "title";', 'breaks'],
    ['ALTER TABLE "product" ADD COLUMN "size" text NOT NULL;', 'breaks'],
    ['ALTER TABLE "product" ALTER COLUMN "size" SET NOT NULL;', 'breaks'],
    ['ALTER TABLE "product" ALTER COLUMN "size" SET DATA TYPE integer;', 'blocks'],
    ['CREATE INDEX "a" ON "product" USING btree ("name");', 'blocks'],
    ['ALTER TABLE "product" ADD CONSTRAINT "b" CHECK (true);', 'blocks'],
    ['-- contract: nothing reads it since 0.4\nALTER TABLE "product" DROP COLUMN "name";', undefined],
    ['ALTER TABLE "product" ADD COLUMN "size" text DEFAULT \'\' NOT NULL;', undefined],
    ['CREATE TABLE "a" ("id" text);--> statement-breakpoint\nCREATE INDEX "b" ON "a" ("id");', undefined],
    ['CREATE INDEX CONCURRENTLY "a" ON "product" ("name");', undefined],
  ])('[RUN-04] the check of %s finds: %s', (sql, effect) => {
    expect(checkMigration(sql)[0]?.effect).toBe(effect);
  });
});

describe('partitions', () => {
  it('[RUN-03] are made ahead, and dropped when all their rows are too old', async () => {
    const database = await databaseForTest();
    const { pool } = database;
    const now = new Date();
    await maintainPartitions(database, now);
    const inTwoMonths = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 15));
    await pool.query(
      "insert into event (name, visitor, at) values ('view', 'old', now() - interval '80 days')",
    );
    await pool.query("insert into event (name, visitor, at) values ('view', 'new', $1)", [inTwoMonths]);
    const where = async (visitor: string) => {
      const { rows } = await pool.query<{ name: string }>(
        'select tableoid::regclass::text as name from event where visitor = $1',
        [visitor],
      );
      return rows[0]?.name;
    };
    expect(await where('new')).toBe(`event_${inTwoMonths.toISOString().slice(0, 7).replace('-', '_')}`);
    // Rows of before stay readable until all of them are too old.
    expect(await where('old')).toBe('event_before_partitions');
    const later = new Date(now.getTime() + 200 * 86_400_000);
    const { dropped } = await maintainPartitions(database, later);
    expect(dropped).toContain('event_before_partitions');
    expect(await where('old')).toBeUndefined();
    expect((await maintainPartitions(database, later)).created).toEqual([]);
  });
});
