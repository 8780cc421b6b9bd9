import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Goods } from './load.ts';
import {
  databaseUrl,
  replicateSynchronously,
  startPgbouncer,
  startPrimary,
  startReplica,
  startWitness,
} from './postgres.ts';
import { type Ports, startHaproxy, startVarnish } from './proxies.ts';
import { type Service, startService } from './services.ts';

/** How long each thing that happens is watched. */
export const SECONDS = Number(process.env.FLEET_SECONDS ?? 12);
const FIRST = Number(process.env.FLEET_PORT ?? 7600);
const TOKEN = 'fleet-catalogue-token-0123456789';
const ROOT = path.resolve(import.meta.dirname, '../..');
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

export const say = (text: string) => process.stdout.write(`  ${text}\n`);

export async function query<Row extends pg.QueryResultRow>(
  text: string,
  port = ports.database,
): Promise<Row[]> {
  const client = new pg.Client(databaseUrl(port));
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function startShop(root: string, port: number): Promise<Service> {
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

export type Fleet = Awaited<ReturnType<typeof startServices>>;

/** Starts every server, runs the task and stops them, also when it is interrupted. */
export async function withFleet(task: (fleet: Fleet) => Promise<void>): Promise<never> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'selvedge-fleet-'));
  const services: Service[] = [];
  async function stopAll() {
    for (const service of services.toReversed()) await service.stop();
    if (process.env.FLEET_KEEP) say(`logs: ${root}`);
    else rmSync(root, { recursive: true, force: true });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopAll().finally(() => process.exit(1)));
  try {
    await task(await startServices(root, services));
  } finally {
    await stopAll();
  }
  process.exit();
}

async function startServices(root: string, services: Service[]) {
  const add = async (starting: Promise<Service>) => {
    const service = await starting;
    services.push(service);
    return service;
  };
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
    await add(startShop(root, first)),
    ...(await Promise.all(others.map((port) => add(startShop(root, port))))),
  ];
  const varnish = await add(startVarnish(root, ports));
  await query('update stock set quantity = 100000');
  const goods = await query<Goods>(
    `select p.slug, array_agg(v.sku) as skus from product p join variant v on v.product_id = p.id
     where p.is_live group by p.slug order by p.slug limit 40`,
  );
  const origin = `http://localhost:${ports.entry}`;
  await waitUntilOpen(origin);
  return {
    root,
    ports,
    primary,
    replica,
    bouncer,
    varnish,
    shops,
    goods,
    token: TOKEN,
    origin,
    /** Past Varnish. */
    shopsOrigin: `http://localhost:${ports.shopsProxy}`,
  };
}
