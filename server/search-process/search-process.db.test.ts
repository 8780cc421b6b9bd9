import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { expect, it, onTestFinished } from 'vitest';
import { importProducts } from '#commerce/catalogue/import/import-products.server.ts';
import type { ConnectionTarget } from '#server/db/database.server.ts';
import { shirt } from '#tests/catalogue-shop.ts';
import { databaseForTest } from '#tests/database.ts';
import { connectSharedEngine } from './shared-engine.server.ts';
import { superviseSearchProcess } from './supervise.server.ts';

function addressOf(target: ConnectionTarget): string {
  if (typeof target === 'string') return target;
  const {
    host,
    user,
    database,
    port = 5432,
    password = '',
  } = target as typeof target & { password?: string };
  return `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

/** What a shop imports: a category and shirts with these keys. */
async function* importFile(keys: readonly string[]) {
  yield `${JSON.stringify({ kind: 'category', slug: 'shirts', parent: null, names: { 'en-GB': 'Shirts' } })}\n`;
  for (const key of keys)
    yield `${JSON.stringify({ ...shirt, key, variants: [{ sku: key, price: '49.00', quantity: 3 }] })}\n`;
}

it('[RUN-10] one search process answers for all, applies changes, and is replaced when it dies', async () => {
  const database = await databaseForTest();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'search-process-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const add = (...keys: string[]) =>
    importProducts(database, importFile(keys), {
      isDryRun: false,
      defaults: { currency: 'GBP', country: 'GB', currencies: ['GBP'] },
    });
  await add('SHIRT-1');
  let deaths = 0;
  const search = superviseSearchProcess({
    onDeath: () => deaths++,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: 'false',
      WORKERS: '2',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DATABASE_URL: addressOf(database.target),
      DATABASE_DIRECT_URL: addressOf(database.directTarget),
    },
  });
  onTestFinished(search.stop);
  search.ensureStarted();
  search.ensureStarted();
  const engines = await Promise.all([connectSharedEngine(search.socket), connectSharedEngine(search.socket)]);
  const totals = () =>
    Promise.all(engines.map(async (engine) => (await engine.search(searchQuery({ text: 'shirt' }))).total));
  expect(await totals()).toEqual([1, 1]);

  /** Reports the newest changes as a worker does, which waits until the process has them. */
  const report = async () => {
    const { rows } = await database.pool.query('select id::int, tags from change order by id');
    await engines[0]?.applyChanges(rows);
  };
  await add('SHIRT-2');
  await report();
  expect(await totals()).toEqual([2, 2]);

  process.kill(search.pid ?? 0, 'SIGKILL');
  // What changes in the meantime is in the index of the next process.
  await add('SHIRT-3');
  await report();
  expect(await totals()).toEqual([3, 3]);
  expect(deaths).toBe(1);
  for (const engine of engines) await engine.close();
}, 60_000);
