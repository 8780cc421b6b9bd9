import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/db/database.server.ts';
import { startEmbeddedDatabase } from '#server/db/embedded.server.ts';
import { migrateDatabase } from '#server/db/migrate.server.ts';
import type { TestServer } from './database.ts';
import { readSchemaVersion } from './empty-database.ts';

const TEMPLATE = `selvedge_template_${process.pid}`;

/**
 * One PostgreSQL for all database tests: TEST_DATABASE_URL, else an embedded one without durability. With TEST_DATABASE_POOLER_URL the
 * tests reach the same server through a pooler in transaction mode.
 */
export default async function setup() {
  const url = process.env.TEST_DATABASE_URL;
  const embedded = url
    ? null
    : await startEmbeddedDatabase({
        dataDir: path.resolve(process.env.TEST_DATA_DIR ?? '.cache/test-postgres'),
        throwaway: true,
      });
  const connection = embedded ? { ...embedded.connection, database: 'postgres' } : fromUrl(url!);
  const administer = async (statement: string) => {
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };
  /** The template and its copies, whose names begin with its own. */
  const listDatabases = async (): Promise<string[]> =>
    (await administer(`select datname from pg_database where starts_with(datname, '${TEMPLATE}')`)).map(
      ({ datname }) => datname,
    );
  await administer(`create database ${TEMPLATE}`);
  const template = await openDatabase({ ...connection, database: TEMPLATE });
  await migrateDatabase(template);
  const schemaVersion = await readSchemaVersion(template.pool);
  await template.close();
  const pooler = process.env.TEST_DATABASE_POOLER_URL;
  process.env.SELVEDGE_TEST_SERVER = JSON.stringify({
    connection,
    template: TEMPLATE,
    schemaVersion,
    ...(pooler && { pooler: fromUrl(pooler) }),
  } satisfies TestServer);

  return async () => {
    for (const name of await listDatabases())
      await administer(`drop database if exists ${name} with (force)`);
    await embedded?.stop();
  };
}

function fromUrl(url: string): TestServer['connection'] {
  const { hostname, port, username, password } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: 'postgres',
  };
}
