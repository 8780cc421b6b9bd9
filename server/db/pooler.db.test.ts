import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { followChanges, recordChange } from './changes.server.ts';
import { openDatabase } from './database.server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('behind a pooler in transaction mode', () => {
  it('[RUN-03] a connection sends no parameters that a pooler refuses and prepares no named statement', async () => {
    const { target } = await databaseForTest();
    const database = await openDatabase(target, { poolSize: 1, statementTimeoutMs: 1_000, direct: target });
    await database.pool.query({ name: 'one', text: 'select $1::int as n', values: [1] });
    const { rows } = await database.pool.query(
      `select (select count(*)::int from pg_prepared_statements) as prepared,
         (select count(*)::int from pg_settings where source = 'client' and name like '%\\_timeout') as timeouts`,
    );
    expect(rows).toEqual([{ prepared: 0, timeouts: 0 }]);
    await database.close();
  });

  it('[RUN-03] notifications come by the direct connection', async () => {
    const { target, directTarget } = await databaseForTest();
    const database = await openDatabase(target, { direct: directTarget });
    const feed = await followChanges(database);
    const received: string[] = [];
    feed.subscribe((tags) => received.push(...tags));
    const { rows } = await database.pool.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
    expect([rows[0].n, database.direct.totalCount]).toEqual([1, 1]);
    await recordChange(database.db, ['product:1']);
    await expect.poll(() => received).toEqual(['product:1']);
    await feed.close();
    await database.close();
  });

  it('[RUN-03] no code takes a lock or sets a parameter that belongs to a session', () => {
    const sources = ['server', 'commerce'].flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.server.ts'))
        .map((file) => path.join(folder, file)),
    );
    const sessionState =
      /pg_(?:try_)?advisory_(?:lock|unlock)|['"`]\s*set (?!local|transaction)\w+ *(?:=|to)\b/;
    expect(sources.filter((file) => sessionState.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual(
      [],
    );
  });
});
