import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { openDatabase } from './database.server.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.server.ts';
import { createReadinessCheck } from './readiness.server.ts';

function scratch(name = 'embedded-') {
  const dir = mkdtempSync(path.join(os.tmpdir(), name));
  chmodSync(dir, 0o755);
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return path.join(dir, 'data');
}

let initialised: string;
beforeAll(async () => {
  initialised = path.join(mkdtempSync(path.join(os.tmpdir(), 'embedded-initialised-')), 'data');
  chmodSync(path.dirname(initialised), 0o755);
  await (await start(initialised)).stop();
});
afterAll(() => rmSync(path.dirname(initialised), { recursive: true, force: true }));

/** A data directory that was in use before: copying one is faster than making one. */
function usedScratch() {
  const dataDir = scratch();
  cpSync(initialised, dataDir, { recursive: true, preserveTimestamps: true });
  chmodSync(dataDir, 0o700);
  return dataDir;
}

const start = (dataDir: string) => startEmbeddedDatabase({ dataDir, throwaway: true });

const postmaster = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

async function query(database: EmbeddedDatabase, text: string) {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts it in a process that is killed before it can stop PostgreSQL. */
function startInKilledProcess(dataDir: string) {
  const code = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(path.resolve(import.meta.dirname, 'embedded.server.ts'))});
    await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, throwaway: true });
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--input-type=module', '-e', code]);
}

describe('the embedded database', () => {
  it('keeps its data from one start to the next', async () => {
    const dataDir = scratch();
    const first = await start(dataDir);
    await query(first, 'create table stored as select 7 as number');
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second, 'select number from stored')).toEqual([{ number: 7 }]);
    await second.stop();
    expect(existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
  });

  it('works in a path with spaces', async () => {
    const database = await start(scratch('embedded with spaces '));
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  it('reuses the server of a killed process, and stops it in the end', async () => {
    const dataDir = usedScratch();
    startInKilledProcess(dataDir);
    expect(existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(true);
    const database = await start(dataDir);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    expect(existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
  });

  it('starts a new server when the data of the orphaned one were deleted', async () => {
    const dataDir = usedScratch();
    startInKilledProcess(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
    const database = await start(dataDir);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  it('moves an incomplete data directory away', async () => {
    const dataDir = scratch();
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path.join(dataDir, 'leftover'), 'half-made');
    const database = await start(dataDir);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  it('keeps running while another process is connected', async () => {
    const dataDir = usedScratch();
    const one = await start(dataDir);
    const two = await start(dataDir);
    const client = new pg.Client(two.connection);
    await client.connect();
    await one.stop();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await two.stop();
  });

  it('is started again when it dies, and the shop goes on without a restart', async () => {
    const dataDir = usedScratch();
    const restarts: (Error | null)[] = [];
    const server = await startEmbeddedDatabase({
      dataDir,
      throwaway: true,
      onRestart: (error) => restarts.push(error),
    });
    onTestFinished(() => server.stop());
    const database = await openDatabase(server.connection, { poolSize: 2, statementTimeoutMs: 5_000 });
    onTestFinished(() => database.close());
    const isReady = createReadinessCheck(database);
    await database.pool.query('create table stored as select 7 as number');
    process.kill(postmaster(dataDir), 'SIGKILL');
    await eventually(() => expect(restarts).toContain(null));
    await eventually(async () => expect(await isReady()).toBe(true));
    await database.pool.query('checkpoint');
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  }, 40_000);

  it('that is frozen makes the shop not ready within a second, fails statements in time and recovers', async () => {
    const server = await start(usedScratch());
    onTestFinished(() => server.stop());
    const database = await openDatabase(server.connection, { poolSize: 1, statementTimeoutMs: 1000 });
    onTestFinished(() => database.close());
    const isReady = createReadinessCheck(database);
    expect(await isReady()).toBe(true);
    const { rows } = await database.pool.query('select pg_backend_pid() as pid');
    process.kill(rows[0].pid, 'SIGSTOP');
    const from = performance.now();
    expect(await isReady()).toBe(false);
    expect(await Promise.all([isReady(), isReady()])).toEqual([false, false]);
    expect(performance.now() - from).toBeLessThan(5_000);
    // The client gives up on the frozen connection and opens another one.
    await eventually(async () => expect(await isReady()).toBe(true));
    process.kill(rows[0].pid, 'SIGCONT');
  }, 30_000);

  it('ends statements and waits for locks that take too long', async () => {
    const server = await start(usedScratch());
    onTestFinished(() => server.stop());
    const database = await openDatabase(server.connection, { poolSize: 2, statementTimeoutMs: 1000 });
    onTestFinished(() => database.close());
    await expect(database.pool.query('select pg_sleep(30)')).rejects.toThrow('statement timeout');
    const { pool } = database;
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock(1)');
    await expect(pool.query('select pg_advisory_lock(1)')).rejects.toThrow(/timeout/);
    // With every connection taken, a request fails instead of waiting for ever.
    const other = await pool.connect();
    await expect(pool.query('select 1')).rejects.toThrow('timeout');
    holder.release();
    other.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  }, 30_000);
});
