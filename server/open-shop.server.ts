import path from 'node:path';
import type { Logger } from 'pino';
import type { Environment } from '#config/environment.ts';
import { createCachedResponseFastPath } from '#server/http/cached-response.server.ts';
import { createShop, type Shop } from './composition.server.ts';
import { BRANDS_TAG } from './db/changes.server.ts';
import { type Database, DatabaseError, openDatabase } from './db/database.server.ts';
import { type DatabaseServer, openShopDatabase } from './db/database-server.server.ts';
import { acquireLease } from './db/lease.server.ts';
import { migrateDatabase, migrationStatus } from './db/migrate.server.ts';
import { createReadinessCheck } from './db/readiness.server.ts';
import { loadDemoStore } from './demo.server.ts';
import { createApp, createAppListener } from './http/app.server.ts';
import { createCdnPurger } from './http/cdn-purger.server.ts';
import { networkList } from './http/client-address.server.ts';
import { drawAhead } from './http/draw-ahead.server.ts';
import { createHttpServer } from './http/http-server.server.ts';
import { listenOn } from './http/listen.server.ts';
import { createMetrics, type Metrics } from './http/metrics.server.ts';
import { createPageCache } from './http/page-cache.server.ts';
import { writeShopPort } from './http/shop-port.server.ts';
import { shareWarmPages } from './http/warm-pages.server.ts';
import { createCdn, externalHosts } from './integrations.server.ts';
import type { StepReporter } from './step-reporter.server.ts';
import { openStorefront, type StorefrontSource } from './storefront.server.ts';
import { createSlowLog } from './telemetry/slow-log.server.ts';
import { traceRequests } from './telemetry/trace-requests.server.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Longer than drawing ahead takes; a process that dies leaves the work to the next after this time. */
const DRAW_AHEAD_SECONDS = 900;

interface OpeningParts {
  environment: Environment;
  log: Logger;
  report: StepReporter;
}

export interface ShopOpening {
  openShop(databaseServer: DatabaseServer): Promise<OpenShop>;
}

interface OpenShop {
  port: number;
  stop(): Promise<void>;
}

/** Loads what a shop needs, also its pages, which while developing are compiled; it can be opened as soon as there is a database. */
export async function prepareShop({ environment, log, report }: OpeningParts): Promise<ShopOpening> {
  const http = createHttpServer();
  const storefront = openStorefront(
    ROOT,
    http.server,
    environment.NODE_ENV === 'development' ? path.resolve(environment.DATA_DIR, 'vite') : null,
  );
  // An error is reported where the storefront is awaited.
  storefront.then(({ prepare }) => prepare()).catch(() => {});
  const demo = await loadDemoStore(environment);

  async function openShop(databaseServer: DatabaseServer): Promise<OpenShop> {
    await prepareDatabase(databaseServer, environment, async (database) => {
      await demo?.seed(database, environment, report);
    });
    const slowLog = createSlowLog();
    const database = await openShopDatabase(databaseServer, environment, slowLog.observeStatement);
    const metrics = createMetrics({ onResponse: slowLog.observePage });
    metrics.watchPool(database.pool);
    const shop = await createShop({
      environment,
      database,
      log,
      demo,
      slowLog,
      observeExternalCall: metrics.observeExternalCall,
      observeJob: metrics.observeJob,
    });
    const listening = await startHttp({
      environment,
      database,
      shop,
      metrics,
      log,
      http,
      storefront: await storefront,
    });
    const { port } = listening;
    await writeShopPort(environment, port).catch((error: unknown) =>
      log.warn({ err: error }, 'port not written to the data folder'),
    );
    let isStopping = false;
    demo
      ?.setOrigin(database, environment.PUBLIC_URL ?? `http://localhost:${port}`)
      .catch((error: unknown) => isStopping || log.warn({ err: error }, 'demo orders keep an old address'));
    return {
      port,
      async stop() {
        isStopping = true;
        await listening.stop();
        await shop.stop();
        await database.close();
      },
    };
  }

  return { openShop };
}

/** Migrates and seeds on connections without time limits. */
async function prepareDatabase(
  { connection, direct }: DatabaseServer,
  { MIGRATE_ON_START }: Environment,
  seed: (database: Database) => Promise<void>,
) {
  const database = await openDatabase(direct ?? connection);
  try {
    if (MIGRATE_ON_START) await migrateDatabase(database);
    else await assertMigrated(database);
    await seed(database);
  } finally {
    await database.close();
  }
}

async function assertMigrated(database: Database) {
  const { migrations } = await migrationStatus(database);
  const missing = migrations.filter(({ isApplied }) => !isApplied).length;
  if (missing > 0)
    throw new DatabaseError(
      `The database lacks ${missing} migrations of this version. Run \`npm run migrate -- up\`, or set MIGRATE_ON_START=true.`,
    );
}

interface HttpParts {
  environment: Environment;
  database: Database;
  shop: Shop;
  metrics: Metrics;
  log: Logger;
  http: ReturnType<typeof createHttpServer>;
  storefront: StorefrontSource;
}

/** Serves cached responses by the fast path and everything else by the app. */
async function startHttp({ environment, database, shop, metrics, log, http, storefront }: HttpParts) {
  const cdn = createCdn(environment, shop.gateway);
  const pageCache = createPageCache({
    maxBytes: environment.PAGE_CACHE_MB * 1024 * 1024,
    cdnTagHeader: cdn?.tagHeader,
    onRefreshError: (error, key) => log.error({ err: error, key }, 'page refresh failed'),
  });
  const purgePages = (tags: string[]) =>
    pageCache.purge(tags.some((tag) => tag === 'catalogue' || tag === BRANDS_TAG) ? ['*'] : tags);
  shop.changes.subscribe(purgePages);
  shop.changes.subscribeIndexed(purgePages);
  // Subscribed after the page cache: the CDN asks again when the pages here are purged.
  const cdnPurger = cdn && createCdnPurger({ cdn, database, changes: shop.changes, log });

  const isDevelopment = environment.NODE_ENV === 'development';
  const fastPath = createCachedResponseFastPath({
    pageCache,
    metrics,
    log,
    isTrustedProxy: networkList(environment.TRUSTED_PROXIES),
    assets: storefront.publicAssets,
    isAllowedHost: shop.brands.isAllowedHost,
    isRedirected: (...address) => shop.content.redirects.find(...address) !== null,
  });
  const app = createApp({
    environment,
    shop,
    storefront: storefront.load,
    assets: storefront.assets,
    findSmallStylesheet: storefront.findSmallStylesheet,
    isStaffAsset: storefront.isStaffAsset,
    pageHosts: externalHosts(environment),
    pageCache,
    fastPath,
    metrics,
    log,
    isDevelopment,
    isClosed: () => !shop.opening.isOpen,
    isReady: createReadinessCheck(database),
  });
  const fullHandler = traceRequests(storefront.before(createAppListener(app)));
  http.handle((incoming, outgoing) => {
    if (!fastPath.respond(incoming, outgoing)) fullHandler(incoming, outgoing);
  });
  if (shop.brands.isOpenToAnyHost) {
    log.warn(
      { HOST: environment.HOST },
      'every host name is answered, and links in emails follow it: list the hosts of this shop in ALLOWED_HOSTS or PUBLIC_URL',
    );
  }
  await storefront.prepare();
  const warmPages = await shareWarmPages(pageCache);
  if (warmPages > 0) log.info({ pages: warmPages }, 'page cache filled from another worker');
  const port = await listenOn(http.server, environment.HOST, environment.PORT);
  const drawing = startDrawingAhead({
    environment,
    database,
    shop,
    log,
    port,
    request: (url) =>
      app.request(url, { headers: { host: new URL(url).host, 'user-agent': 'selvedge draw-ahead' } }, {}),
  });
  return {
    port,
    async stop() {
      drawing.stop();
      const [cut] = await Promise.all([http.stop(), storefront.close(), cdnPurger?.stop()]);
      if (cut > 0) log.warn({ requests: cut }, 'stopping: requests cut that were still in flight');
    },
  };
}

interface DrawingAhead extends Pick<HttpParts, 'environment' | 'database' | 'shop' | 'log'> {
  port: number;
  request(url: string): Promise<Response> | Response;
}

/** One process of a fleet draws ahead for all. */
function startDrawingAhead({ environment, database, shop, log, port, request }: DrawingAhead) {
  const stopping = new AbortController();
  // While developing, only the front page and a list or two: more would slow down the developer's own requests.
  const most = Math.min(
    environment.IMAGE_DRAW_AHEAD,
    environment.NODE_ENV === 'development' ? 200 : Number.POSITIVE_INFINITY,
  );
  const { brands } = shop;
  const others = brands.all.filter((brand) => brand !== brands.default);
  const originOf = ({ slug }: { slug: string }) =>
    brands.publicOrigin(slug) ?? `http://${slug === brands.default.slug ? '' : `${slug}.`}localhost:${port}`;

  async function run() {
    const lease = await acquireLease(database, 'draw pictures ahead', DRAW_AHEAD_SECONDS);
    if (!lease) return;
    const started = performance.now();
    try {
      const pictures = await drawAhead({
        origins: [brands.default, ...others].map(originOf),
        request,
        pictures: shop.media.pictures,
        most,
        stopping: stopping.signal,
      });
      const seconds = Math.round((performance.now() - started) / 1_000);
      log.info({ pictures, seconds }, 'pictures of the first views are drawn');
    } finally {
      await lease.release();
    }
  }

  if (most > 0)
    run().catch(
      (error) => stopping.signal.aborted || log.warn({ err: error }, 'drawing pictures ahead failed'),
    );
  return { stop: () => stopping.abort() };
}
