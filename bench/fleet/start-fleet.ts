import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts';
import type { Goods } from './load.ts';
import { startOpenSearch } from './opensearch.ts';
import {
  databaseUrl,
  replicateSynchronously,
  startPgbouncer,
  startPrimary,
  startReplica,
  startWitness,
} from './postgres.ts';
import { type Ports, startHaproxy, startVarnish } from './proxies.ts';
import { BUCKET, KEYS, startS3 } from './s3.ts';
import { ownDirectory, type Service, startService } from './services.ts';

/** How long each thing that happens is watched. */
export const SECONDS = Number(process.env.FLEET_SECONDS ?? 10);
const FIRST = Number(process.env.FLEET_PORT ?? 7600);
const TOKEN = 'fleet-catalogue-token-0123456789';
const ROOT = path.resolve(import.meta.dirname, '../..');
const ports = {
  entry: FIRST,
  shopsProxy: FIRST + 1,
  varnish: FIRST + 2,
  pool: FIRST + 3,
  database: FIRST + 4,
  primary: FIRST + 5,
  replica: FIRST + 6,
  bouncers: [FIRST + 7, FIRST + 8],
  s3: FIRST + 9,
  shops: [FIRST + 11, FIRST + 12, FIRST + 13],
  // Their nodes talk to each other on the ports a hundred above.
  opensearch: [FIRST + 14, FIRST + 15, FIRST + 16],
} satisfies Ports & Record<string, unknown>;
const SHOP_DISK_MB = 300;
const DATABASE_DISK_MB = 1_500;

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
      SEARCH_ENGINE: 'opensearch',
      OPENSEARCH_URL: ports.opensearch.map((each) => `http://127.0.0.1:${each}`).join(','),
      MEDIA: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${ports.s3}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEYS.id,
      S3_SECRET_ACCESS_KEY: KEYS.secret,
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
  const services: Promise<Service>[] = [];
  const disks: SmallDisk[] = [];
  async function stopAll() {
    for (const starting of services.toReversed()) await (await starting.catch(() => null))?.stop();
    for (const disk of disks.splice(0)) disk.unmount();
    if (process.env.FLEET_KEEP) say(`logs: ${root}`);
    else rmSync(root, { recursive: true, force: true });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopAll().finally(() => process.exit(1)));
  process.once('uncaughtException', (error) => {
    console.error(error);
    void stopAll().finally(() => process.exit(1));
  });
  try {
    await task(await startServices(root, services, disks));
  } finally {
    await stopAll();
  }
  process.exit();
}

async function startServices(root: string, services: Promise<Service>[], disks: SmallDisk[]) {
  const addDisk = (folder: string, megabytes: number) => {
    const disk = mountSmallDisk(path.join(ownDirectory(root), folder), megabytes);
    if (!disk) throw new Error(`${folder} cannot be a small disk that is filled: mounting one needs root`);
    disks.push(disk);
    ownDirectory(disk.folder);
    return disk;
  };
  const add = (starting: Promise<Service>) => {
    services.push(starting);
    return starting;
  };
  const nodes = Promise.all(startOpenSearch(root, ports.opensearch).map(add));
  // A failure is reported where it is awaited.
  nodes.catch(() => {});
  const databaseDisk = addDisk('replica', DATABASE_DISK_MB);
  const primary = await add(startPrimary(root, ports.primary));
  const replica = await add(startReplica(root, ports.replica, ports.primary));
  await add(startWitness(root, ports.primary));
  replicateSynchronously(ports.primary);
  await add(startHaproxy(root, ports));
  const bouncer = await add(startPgbouncer(root, ports.bouncers[0] ?? 0, ports.database, 'pgbouncer-1'));
  await add(startPgbouncer(root, ports.bouncers[1] ?? 0, ports.database, 'pgbouncer-2'));
  const s3 = await add(startS3(root, ports.s3));
  const opensearch = await nodes;
  say('database, replica, poolers, proxy, S3 and OpenSearch run; the first shop seeds the demo');
  const [first = 0, ...others] = ports.shops;
  const shopDisk = addDisk(`data-${first}`, SHOP_DISK_MB);
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
    s3,
    opensearch,
    shopDisk,
    databaseDisk,
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
