import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { type ConnectionTarget, type Database, openDatabase } from '#server/db/database.server.ts';
import { emptyDatabase } from './empty-database.ts';

/** Set by tests/database-setup.ts: the connection of the test server, and the migrated database that tests clone. */
export interface TestServer {
  connection: { host: string; user: string; database: string; port?: number; password?: string };
  template: string;
  /** Of the template; see `empty-database.ts`. */
  schemaVersion: string;
  pooler?: TestServer['connection'];
}

function testServer(): TestServer {
  const value = process.env.SELVEDGE_TEST_SERVER;
  if (!value) throw new Error('Database tests need the global set-up tests/database-setup.ts.');
  return JSON.parse(value) as TestServer;
}

export interface TestDatabase extends Database {
  target: ConnectionTarget;
  /** Without the pooler, where the tests run behind one. */
  directTarget: ConnectionTarget;
}

/** Emptied databases for the next tests of this process: emptying takes a tenth of the time of creating and dropping. */
const emptied: string[] = [];

/** A migrated database of its own, without rows; `close` gives it up. */
export async function testDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const { connection, pooler } = testServer();
  const name = (!isEmpty && emptied.pop()) || (await createDatabase(isEmpty));
  const direct = { ...connection, database: name };
  const target = pooler ? { ...pooler, database: name } : direct;
  const database = await openDatabase(target, pooler && { direct });
  const close = async () => {
    await database.close();
    if (!isEmpty && (await emptyDatabase(direct, testServer().schemaVersion))) emptied.push(name);
    else await administer(`drop database if exists ${name} with (force)`);
  };
  return { ...database, target, directTarget: direct, close };
}

async function createDatabase(isEmpty: boolean): Promise<string> {
  const name = `${testServer().template}_${randomUUID().replaceAll('-', '')}`;
  // file_copy takes a third of the time of the default strategy, which logs every page.
  const template = isEmpty ? 'template0' : testServer().template;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return name;
}

/** The same, given up when the current test ends. */
export async function databaseForTest(): Promise<TestDatabase> {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  return database;
}

/** One without any table, for tests of the migrations themselves. */
export async function emptyDatabaseForTest(): Promise<TestDatabase> {
  const database = await testDatabase({ isEmpty: true });
  onTestFinished(() => database.close());
  return database;
}

async function administer(statement: string) {
  const client = new pg.Client(testServer().connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
