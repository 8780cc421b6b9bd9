import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '#server/db/database.server.ts';
import { startEmbeddedDatabase } from '#server/db/embedded.server.ts';
import { migrateDatabase } from '#server/db/migrate.server.ts';

const SAMPLES = 20;

/** Runs a measurement on a migrated database that is removed afterwards. */
export async function withThrowawayDatabase(run: (database: Database) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'selvedge-bench-'));
  const embedded = await startEmbeddedDatabase({ dataDir: folder, throwaway: true });
  const database = await openDatabase(embedded.connection);
  try {
    await migrateDatabase(database);
    await run(database);
  } finally {
    await database.close();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Statements that may take longer than the shop allows. */
export function seederOf({ pool }: Database): (sql: string) => Promise<void> {
  return async (sql) => {
    const client = await pool.connect();
    await client.query('set statement_timeout = 0');
    await client.query(sql);
    client.release();
  };
}

/** How long a call takes, at the median and at its slowest twentieth. */
export async function timeCalls(run: () => Promise<unknown>) {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95) };
}
