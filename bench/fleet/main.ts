import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { printTable } from '../table.ts';
import { type Goods, startLoad } from './load.ts';
import {
  databaseUrl,
  promoteReplica,
  replicateSynchronously,
  startPgbouncer,
  startPrimary,
  startReplica,
  startWitness,
} from './postgres.ts';
import { type Ports, startHaproxy, startVarnish } from './proxies.ts';
import { type Service, startService } from './services.ts';

/**
 * `npm run fleet`: three shop processes behind HAProxy and Varnish, two PgBouncers in transaction mode and PostgreSQL with a streaming
 * replica, all on loopback. Shoppers browse and buy and prices are imported while each part is killed in turn.
 */
const SECONDS = Number(process.env.FLEET_SECONDS ?? 12);
const FIRST = Number(process.env.FLEET_PORT ?? 7600);
const TOKEN = 'fleet-catalogue-token-0123456789';
const ROOT = path.resolve(import.meta.dirname, '../..');
const root = mkdtempSync(path.join(os.tmpdir(), 'selvedge-fleet-'));
const ports: Ports = {
  entry: FIRST,
  shopsProxy: FIRST + 1,
  varnish: FIRST + 2,
  pool: FIRST + 3,
  database: FIRST + 4,
  primary: FIRST + 5,
  replica: FIRST + 6,
  bouncers: [FIRST + 7, FIRST + 8],
  shops: [FIRST + 11, FIRST + 12, FIRST + 13],
};
const services: Service[] = [];
const add = async (starting: Promise<Service>) => {
  const service = await starting;
  services.push(service);
  return service;
};
const say = (text: string) => process.stdout.write(`  ${text}\n`);

function startShop(port: number): Promise<Service> {
  return startService({
    name: `shop-${port}`,
    port,
    dir: root,
    cwd: ROOT,
    program: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', 'server/main.server.ts'],
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(root, `data-${port}`),
      DATABASE_URL: databaseUrl(ports.pool),
      DATABASE_DIRECT_URL: databaseUrl(ports.database),
      DATABASE_REPLICA_URL: databaseUrl(ports.replica),
      SESSION_SECRET: 'the same secret in every process of the fleet',
      CATALOGUE_TOKEN: TOKEN,
      CDN: 'varnish',
      VARNISH_URLS: `http://127.0.0.1:${ports.varnish}`,
      TRUSTED_PROXIES: '127.0.0.1',
      DEMO: 'true',
      DEMO_PRODUCTS: process.env.FLEET_PRODUCTS ?? '300',
      IMAGE_AVIF_AFTER_MS: '0',
      IMAGE_DRAW_AHEAD: '0',
      LOG_LEVEL: 'warn',
    },
  });
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(databaseUrl(ports.database));
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Proxies count a server in only after their checks have passed. */
async function waitUntilOpen(origin: string) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const status = (await fetch(origin).catch(() => null))?.status;
    if (status === 200) return;
    if (Date.now() > deadline) throw new Error(`${origin} does not answer through the proxies: ${status}`);
    await pause(200);
  }
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

const rows: Record<string, string | number>[] = [];
const everyStaleness: number[] = [];

async function main() {
  const primary = await add(startPrimary(root, ports.primary));
  const replica = await add(startReplica(root, ports.replica, ports.primary));
  await add(startWitness(root, ports.primary));
  replicateSynchronously(ports.primary);
  await add(startHaproxy(root, ports));
  const bouncer = await add(startPgbouncer(root, ports.bouncers[0] ?? 0, ports.database, 'pgbouncer-1'));
  await add(startPgbouncer(root, ports.bouncers[1] ?? 0, ports.database, 'pgbouncer-2'));
  say('database, replica, poolers and proxy run; the first shop seeds the demo');
  const [first = 0, ...others] = ports.shops;
  const shops = [
    await add(startShop(first)),
    ...(await Promise.all(others.map((port) => add(startShop(port))))),
  ];
  const varnish = await add(startVarnish(root, ports));
  await query('update stock set quantity = 100000');
  const goods = await query<{ slug: string; skus: string[] }>(
    `select p.slug, array_agg(v.sku) as skus from product p join variant v on v.product_id = p.id
     where p.is_live and p.customisation_group is null group by p.slug order by p.slug limit 40`,
  ).catch(() =>
    query<Goods>(
      `select p.slug, array_agg(v.sku) as skus from product p join variant v on v.product_id = p.id
       where p.is_live group by p.slug order by p.slug limit 40`,
    ),
  );
  const origin = `http://localhost:${ports.entry}`;
  await waitUntilOpen(origin);
  const load = startLoad(origin, goods, TOKEN);
  await pause(3_000);
  load.take();

  /** Lets the load run while something happens, and adds a row about what shoppers saw. */
  async function during(name: string, happen: () => Promise<unknown>) {
    say(name);
    const began = Date.now();
    const cpuBefore = cpuSeconds(shops);
    await happen();
    await pause(Math.max(0, SECONDS * 1_000 - (Date.now() - began)));
    const sample = load.take();
    const seconds = (Date.now() - began) / 1_000;
    const last = Math.max(0, ...sample.errors.map(({ at }) => at - began));
    everyStaleness.push(...sample.staleness);
    rows.push({
      'What happens': name,
      Requests: sample.requests,
      'Requests/s': Math.round(sample.requests / seconds),
      'From Varnish': `${Math.round((100 * sample.hits) / Math.max(1, sample.requests))} %`,
      'Page errors': sample.errors.length - sample.failedOrderSteps,
      'Order steps repeated': sample.failedOrderSteps,
      'Orders placed': sample.placed,
      'New price seen, p50 / p99': `${Math.round(percentile(sample.staleness, 0.5))} / ${Math.round(percentile(sample.staleness, 0.99))} ms`,
      'Last error after': sample.errors.length === 0 ? '–' : `${(last / 1_000).toFixed(1)} s`,
    });
    const kinds = Object.groupBy(sample.errors, ({ what }) =>
      what.replaceAll(/[0-9a-f-]{20,}|cartID=\S+|\/product\/\S+/g, '…'),
    );
    for (const [what, list] of Object.entries(kinds)) say(`  ${list?.length} × ${what.slice(0, 160)}`);
    say(`  CPU of the shops: ${(cpuSeconds(shops) - cpuBefore).toFixed(1)} s`);
  }
  const restart = async (service: Service, downMs = 1_000) => {
    await service.kill();
    await pause(downMs);
    await service.start();
  };

  await during('nothing', async () => {});
  const capacity = await measureVisit(shops, load);
  for (const [index, shop] of shops.entries())
    await during(`shop process ${index + 1} killed`, () => restart(shop));
  await during('Varnish killed', () => restart(varnish, 2_000));
  await during('a PgBouncer killed', () => restart(bouncer, 2_000));
  await during('replica killed', () => restart(replica, 3_000));
  await during('new version rolled out', async () => {
    for (const shop of shops) {
      await shop.stop();
      await shop.start();
    }
  });
  await during('primary killed, replica promoted', async () => {
    await primary.kill();
    await pause(500);
    promoteReplica(root);
  });
  await load.stop();
  // Payments whose outcome was unknown are settled every 15 seconds.
  await pause(20_000);
  const orders = await query<{ number: string; basket: string }>(
    'select o.number, a.basket_id as basket from shop_order o join payment_attempt a on a.id = o.attempt_id',
  );
  const numbers = new Set(orders.map(({ number }) => number));
  const lost = [...load.confirmed].filter((number) => !numbers.has(number)).length;
  const doubled = orders.length - new Set(orders.map(({ basket }) => basket)).size;
  const [unsettled] = await query<{ n: number }>(
    `select count(*)::int as n from payment_attempt a left join shop_order o on o.attempt_id = a.id
     where a.state in ('authorised', 'sent', 'unknown', 'pending') and o.id is null and not a.must_refund`,
  );
  printTable('Fleet', rows);
  printTable('Orders', [
    {
      'Confirmed to shoppers': load.confirmed.size,
      Lost: lost,
      Doubled: doubled,
      'Paid without an order': unsettled?.n ?? 0,
      'New price seen, p99': `${Math.round(percentile(everyStaleness, 0.99))} ms`,
    },
  ]);
  printTable('A visit of 10 pages', [capacity]);
  process.exitCode = lost + doubled + (unsettled?.n ?? 0) > 0 ? 1 : 0;
}

function cpuSeconds(shops: Service[]): number {
  return shops.reduce((sum, shop) => sum + shop.cpu(), 0);
}

/** CPU, queries and bytes of a request of the mix, times ten: the figures of the capacity model. */
async function measureVisit(shops: Service[], load: ReturnType<typeof startLoad>) {
  const commits = async () => {
    const [row] = await query<{ n: number }>(
      "select xact_commit::float8 as n from pg_stat_database where datname = 'selvedge'",
    );
    return row?.n ?? 0;
  };
  load.take();
  const [cpu, before] = [cpuSeconds(shops), await commits()];
  await pause(SECONDS * 1_000);
  const sample = load.take();
  const per = (value: number) => (10 * value) / Math.max(1, sample.requests);
  return {
    'CPU ms': per(1_000 * (cpuSeconds(shops) - cpu)).toFixed(0),
    Transactions: per((await commits()) - before).toFixed(1),
    KB: per(sample.bytes / 1_000).toFixed(0),
    'Memory of a process': `${Math.max(...shops.map((shop) => shop.memoryMb()))} MB`,
    'Orders/s': (sample.placed / SECONDS).toFixed(1),
  };
}

async function stopAll() {
  for (const service of services.toReversed()) await service.stop();
  if (process.env.FLEET_KEEP) say(`logs: ${root}`);
  else rmSync(root, { recursive: true, force: true });
}

// Without this the servers would outlive an interrupted run.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));

try {
  await main();
} finally {
  await stopAll();
}
process.exit();
