import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.server.ts';

function scratch(name = 'embedded-') {
  const dir = mkdtempSync(path.join(os.tmpdir(), name));
  chmodSync(dir, 0o755);
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return path.join(dir, 'data');
}

const start = (dataDir: string) => startEmbeddedDatabase({ dataDir, throwaway: true });

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
    const dataDir = scratch();
    startInKilledProcess(dataDir);
    expect(existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(true);
    const database = await start(dataDir);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    expect(existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
  });

  it('starts a new server when the data of the orphaned one were deleted', async () => {
    const dataDir = scratch();
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
    const dataDir = scratch();
    const one = await start(dataDir);
    const two = await start(dataDir);
    const client = new pg.Client(two.connection);
    await client.connect();
    await one.stop();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await two.stop();
  });
});
