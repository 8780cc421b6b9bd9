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

/** Starts it in a process that is killed before it can clean up. */
function startAndBeKilled(dataDir: string) {
  const code = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(path.resolve(import.meta.dirname, 'embedded.server.ts'))});
    await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, throwaway: true });
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--input-type=module', '-e', code]);
}

describe('the embedded database', () => {
  it('keeps what was stored from one start to the next', async () => {
    const dataDir = scratch();
    const first = await start(dataDir);
    await query(first, 'create table kept as select 7 as number');
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second, 'select number from kept')).toEqual([{ number: 7 }]);
    await second.stop();
    expect(existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
  });

  it('lives in a path with spaces', async () => {
    const database = await start(scratch('embedded with spaces '));
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  it('uses the server that a killed shop left behind, and stops it in the end', async () => {
    const dataDir = scratch();
    startAndBeKilled(dataDir);
    expect(existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(true);
    const database = await start(dataDir);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    expect(existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
  });

  it('starts anew when the data was deleted under a server left behind', async () => {
    const dataDir = scratch();
    startAndBeKilled(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
    const database = await start(dataDir);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  it('sets a half-made directory aside', async () => {
    const dataDir = scratch();
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path.join(dataDir, 'leftover'), 'half-made');
    const database = await start(dataDir);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  it('is left running for another shop that still works on it', async () => {
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
