import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#server/db/database.server.ts';
import { startEmbeddedDatabase } from '#server/db/embedded.server.ts';
import { migrateDatabase } from '#server/db/migrate.server.ts';
import type { Finding } from './finding.ts';
import { postgresProcesses } from './frozen-database.ts';
import { killDuringPurchases } from './kills.ts';

/** Purchases on an embedded PostgreSQL of their own, which is killed now and then too. */
export async function killEverything(dir: string, faults: number, seed: number): Promise<Finding> {
  const dataDir = path.join(dir, 'postgres');
  const embedded = await startEmbeddedDatabase({ dataDir });
  const database = await openDatabase(embedded.connection);
  await migrateDatabase(database);
  await database.close();

  /** SIGKILL for the server process, or for one of its children, after which it recovers by itself. */
  async function killDatabase(number: number): Promise<void> {
    while (!Number.isInteger(await serverProcess())) await pause(50);
    const [main, ...children] = postgresProcesses(dataDir);
    const victim = number % 2 === 0 ? main : children.at(-1);
    if (victim) process.kill(victim, 'SIGKILL');
    while (victim === main && (await serverProcess()) === main) await pause(50);
    while (!(await isReachable())) await pause(50);
  }
  async function serverProcess(): Promise<number> {
    const file = path.join(dataDir, 'postmaster.pid');
    return Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  }
  async function isReachable(): Promise<boolean> {
    const client = new pg.Client({ ...embedded.connection, connectionTimeoutMillis: 1_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }

  const outDir = path.join(dir, 'process');
  const report = await killDuringPurchases({
    target: embedded.connection,
    faults,
    seed,
    outDir,
    killDatabase,
  });
  await embedded.stop();
  const made = Object.entries(report.faults).map(([kind, count]) => `${kind} ${count} times`);
  return {
    part: 'Kills during purchases',
    done: `${faults} faults: ${made.join(', ')}`,
    seen: `${report.buyers} buyers, ${report.orders} orders (${report.cancelled} cancelled and refunded), ${report.problems.length} lost or doubled`,
    problems: report.problems,
  };
}
