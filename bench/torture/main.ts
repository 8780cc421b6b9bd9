import { rmSync } from 'node:fs';
import path from 'node:path';
import { openShop } from '../shop-process.ts';
import { printTable } from '../table.ts';
import { fuzz } from './fuzz.ts';

/** `npm run torture`: what a hostile client can do to a shop. `TORTURE_REQUESTS` bounds it. */
const REQUESTS = Number(process.env.TORTURE_REQUESTS ?? 100_000);
const DATA = path.resolve(import.meta.dirname, '../../.cache/torture');

async function signIn(port: number, email: string, password: string): Promise<string> {
  const response = await fetch(`http://localhost:${port}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: `http://localhost:${port}` },
    body: new URLSearchParams({ email, password, returnTo: '/' }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

rmSync(DATA, { recursive: true, force: true });
const shop = await openShop({ DATA_DIR: DATA, DEMO_PRODUCTS: '600', IMAGE_AVIF_AFTER_MS: '0' });
const { accounts } = (await import('@selvedge/demo-store/demo-store.ts')).demoStore;
const cookies = await Promise.all(accounts.map(({ email, password }) => signIn(shop.port, email, password)));
const started = performance.now();
const report = await fuzz({ port: shop.port, requests: REQUESTS, seed: 7, cookies });
const seconds = (performance.now() - started) / 1_000;
const memory = shop.memoryMb();
await shop.stop();

printTable('Fuzzing', [
  {
    requests: report.requests,
    seconds: seconds.toFixed(0),
    'server errors': report.failures.length,
    'memory MB': memory,
  },
]);
printTable(
  'Responses',
  Object.entries(report.byStatus).map(([status, responses]) => ({ status, responses })),
);
for (const failure of report.failures.slice(0, 40)) console.log(failure);
process.exitCode = report.failures.length > 0 ? 1 : 0;
