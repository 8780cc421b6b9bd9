/**
 * `npm run torture`: what failures and hostile clients can do to a shop. `npm run torture -- fuzz kills` runs parts of it;
 * `TORTURE_REQUESTS` (or `TORTURE_SECONDS` for them) and `TORTURE_FAULTS` bound it, `TORTURE_SEED` repeats or varies it.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { printTable } from '../table.ts';
import { type DemoShop, openDemoShop } from './demo-shop.ts';
import { sellFewItems } from './few-items.ts';
import type { Finding } from './finding.ts';
import { freezeDatabase } from './frozen-database.ts';
import { fillDisk } from './full-disk.ts';
import { fuzz } from './fuzz.ts';
import { killEverything } from './killed-database.ts';
import { breakProviders } from './providers.ts';
import { stopUnderLoad } from './stop-under-load.ts';

const REQUESTS = Number(process.env.TORTURE_REQUESTS ?? 100_000);
const SECONDS = Number(process.env.TORTURE_SECONDS ?? Number.POSITIVE_INFINITY);
const FAULTS = Number(process.env.TORTURE_FAULTS ?? 1_000);
const SEED = Number(process.env.TORTURE_SEED ?? 7);
/** By seed, so that parts can run at the same time. */
const DATA = path.resolve(import.meta.dirname, '../../.cache/torture', String(SEED));

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

async function fuzzShop(shop: DemoShop): Promise<Finding> {
  const { accounts } = (await import('@selvedge/demo-store/demo-store.ts')).demoStore;
  const cookies = await Promise.all(
    accounts.map(({ email, password }) => signIn(shop.port, email, password)),
  );
  const report = await fuzz({ port: shop.port, requests: REQUESTS, seed: SEED, seconds: SECONDS, cookies });
  const statuses = Object.entries(report.byStatus).map(([status, responses]) => `${responses} × ${status}`);
  console.log(statuses.join(', '));
  return {
    part: 'Malformed requests',
    done: `${report.requests.toLocaleString('en-GB')} requests to every address of the route table, by guests, customers and staff`,
    seen: `${report.failures.length} server errors, ${shop.memoryMb()} MB of memory at the end`,
    problems: report.failures,
  };
}

async function withShop(name: string, run: (shop: DemoShop) => Promise<Finding>): Promise<Finding> {
  const shop = await openDemoShop(path.join(DATA, name));
  try {
    return await run(shop);
  } finally {
    await shop.close();
  }
}

const PARTS: Record<string, () => Promise<Finding>> = {
  fuzz: () => withShop('fuzz', fuzzShop),
  kills: () => killEverything(path.join(DATA, 'kills'), FAULTS, SEED),
  few: () => withShop('few', sellFewItems),
  bloomreach: () => breakProviders(path.join(DATA, 'bloomreach'), 'bloomreach'),
  algolia: () => breakProviders(path.join(DATA, 'algolia'), 'algolia'),
  disk: () => fillDisk(path.join(DATA, 'disk')),
  stop: () => withShop('stop', stopUnderLoad),
  frozen: () => withShop('frozen', freezeDatabase),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const findings: Finding[] = [];
for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  rmSync(path.join(DATA, name), { recursive: true, force: true });
  const finding = await PARTS[name]?.();
  if (!finding) continue;
  findings.push(finding);
  for (const problem of finding.problems.slice(0, 40)) console.log(`  ${problem}`);
  console.log(
    `  ${finding.problems.length} problems in ${Math.round((performance.now() - started) / 1_000)} s`,
  );
}
printTable(
  'Torture',
  findings.map(({ part, done, seen, problems }) => ({ part, done, seen, problems: problems.length })),
);
process.exitCode = findings.some(({ problems }) => problems.length > 0) ? 1 : 0;
