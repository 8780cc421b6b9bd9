import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { databaseUrl, startPgbouncer, startPrimary } from './postgres.ts';

/** Runs the database tests on a real PostgreSQL through a real PgBouncer in transaction mode. Arguments filter the tests. */
const PORT = Number(process.env.FLEET_PORT ?? 7600);
const root = mkdtempSync(path.join(os.tmpdir(), 'selvedge-pooler-'));
const primary = await startPrimary(root, PORT);
const pooler = await startPgbouncer(root, PORT + 1, PORT);
const tests = spawn(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'db',
    '--reporter=verbose',
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DATABASE_URL: databaseUrl(PORT, 'postgres'),
      TEST_DATABASE_POOLER_URL: databaseUrl(PORT + 1, 'postgres'),
    },
  },
);
tests.on('exit', async (code) => {
  await pooler.stop();
  await primary.stop();
  rmSync(root, { recursive: true, force: true });
  process.exit(code ?? 1);
});
