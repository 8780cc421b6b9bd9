import './node-environment.server.ts';
import cluster from 'node:cluster';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { BadEnvironment, type Environment, parseEnvironment } from '#config/environment.ts';
import { BadSetting } from '#config/site-settings.ts';
import { checkStart, shopNotices } from '#config/start-checks.ts';
import { NotConfigured } from '#integrations/gateway/integration.ts';
import { createCachedResponseFastPath } from '#server/http/cached-response.server.ts';
import { createShop, type Shop } from './composition.server.ts';
import { BRANDS_TAG } from './db/changes.server.ts';
import { type Database, DatabaseError, openDatabase } from './db/database.server.ts';
import { type DatabaseServer, findDatabaseServer, openShopDatabase } from './db/database-server.server.ts';
import { EmbeddedDatabaseError } from './db/embedded.server.ts';
import { acquireLease } from './db/lease.server.ts';
import { migrateDatabase, migrationStatus } from './db/migrate.server.ts';
import { createReadinessCheck } from './db/readiness.server.ts';
import { loadDemoStore } from './demo.server.ts';
import { createApp, createAppListener } from './http/app.server.ts';
import { createCdnPurger } from './http/cdn-purger.server.ts';
import { networkList } from './http/client-address.server.ts';
import { drawAhead } from './http/draw-ahead.server.ts';
import { createHttpServer } from './http/http-server.server.ts';
import { listenOn, PortTaken } from './http/listen.server.ts';
import { createMetrics, type Metrics } from './http/metrics.server.ts';
import { createPageCache } from './http/page-cache.server.ts';
import { writeShopPort } from './http/shop-port.server.ts';
import { shareWarmPages } from './http/warm-pages.server.ts';
import { createCdn, externalHosts } from './integrations.server.ts';
import { superviseSearchProcess } from './search-process/supervise.server.ts';
import { createStepReporter } from './step-reporter.server.ts';
import { openStorefront, type StorefrontSource } from './storefront.server.ts';
import { createErrorHooks } from './telemetry/error-webhook.server.ts';
import { createSlowLog } from './telemetry/slow-log.server.ts';
import { traceRequests } from './telemetry/trace-requests.server.ts';
import { startTracing, traceIds } from './telemetry/tracing.server.ts';
import { runWorkers } from './workers.server.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Orchestrators kill a process ten seconds after they asked it to stop. */
const STOP_MS = 9_500;
/** One Ctrl-C may arrive several times: from the terminal, from npm and from a watcher. */
const REPEATED_SIGNAL_MS = 1_000;
/** Longer than drawing ahead takes; a process that dies leaves the work to the next after this time. */
const DRAW_AHEAD_SECONDS = 900;

/** When stopping began, or 0. Errors after that come from the closing database and are not reported. */
let stoppingSince = 0;
/** During the start only the database has to be stopped; a seed that is not complete is rolled back. */
let stop = async () => {};

try {
  const environment = parseEnvironment(process.env);
  if (environment.WORKERS > 1 && cluster.isPrimary) process.exit(await startWorkers(environment));
  await start(environment);
} catch (error) {
  if (stoppingSince) await new Promise(() => {});
  await stop().catch(() => {});
  const hasPlainMessage =
    error instanceof BadEnvironment ||
    error instanceof EmbeddedDatabaseError ||
    error instanceof DatabaseError ||
    error instanceof BadSetting ||
    error instanceof NotConfigured ||
    error instanceof PortTaken;
  if (!hasPlainMessage) throw error;
  console.error(`\nThe shop cannot start.\n${error.message}\n`);
  process.exit(1);
}

/** The first process only watches the others, which share its port and the index of one search process. */
async function startWorkers(environment: Environment): Promise<number> {
  const log = pino({ level: environment.LOG_LEVEL ?? 'info' });
  const search =
    environment.SEARCH_ENGINE === 'embedded'
      ? superviseSearchProcess({
          onDeath: (code, signal) => log.error({ code, signal }, 'search process died and is replaced'),
        })
      : null;
  if (search) {
    process.env.SEARCH_SOCKET = search.socket;
    cluster.on('message', (_worker, message: { needsSearchProcess?: boolean }) => {
      if (message.needsSearchProcess) search.ensureStarted();
    });
  }
  const code = await runWorkers({
    count: environment.WORKERS,
    onListening: (port) => process.send?.({ port }),
    onDeath: (pid, exitCode, signal) =>
      log.error({ pid, code: exitCode, signal }, 'worker died and is replaced'),
  });
  await search?.stop();
  return code;
}

async function start(environment: Environment) {
  checkStart(environment);
  const report = createStepReporter(process.stdout);
  const log = pino({
    level: environment.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    mixin: traceIds,
    hooks: createErrorHooks(environment),
  });
  const tracing = await startTracing(environment);
  if (environment.PUBLIC_URL?.startsWith('https:') && environment.TRUSTED_PROXIES.length === 0) {
    log.warn(
      'PUBLIC_URL is https and TRUSTED_PROXIES is empty: the proxy that ends TLS is not believed, no cookie is secure',
    );
  }
  for (const notice of shopNotices(environment))
    log.warn({ notice }, 'not ready for customers: started by name');
  const http = createHttpServer();
  const startingDatabase = findDatabaseServer(environment, log, report.step);
  stop = async () => (await startingDatabase).stop();
  // Before Vite adds listeners of its own, which are told from these by being new.
  stopOnSignals(log);
  // Pages are loaded, or while developing compiled, beside the start and the preparation of the database.
  const storefront = openStorefront(
    ROOT,
    http.server,
    environment.NODE_ENV === 'development' ? path.resolve(environment.DATA_DIR, 'vite') : null,
  );
  // An error is reported where the storefront is awaited.
  storefront.then(({ prepare }) => prepare()).catch(() => {});
  const databaseServer = await startingDatabase;
  const demo = await loadDemoStore(environment);
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
  await writeShopPort(environment, listening.port).catch((error: unknown) =>
    log.warn({ err: error }, 'port not written to the data folder'),
  );
  report.done(`Selvedge is open: http://localhost:${listening.port}`);
  process.send?.({ port: listening.port });
  demo
    ?.setOrigin(database, environment.PUBLIC_URL ?? `http://localhost:${listening.port}`)
    .catch((error: unknown) => stoppingSince || log.warn({ err: error }, 'demo orders keep an old address'));

  stop = async () => {
    await listening.stop();
    await shop.stop();
    await database.close();
    await databaseServer.stop();
    await tracing.stop();
  };
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

function stopOnSignals(log: Logger): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingSince) {
        if (Date.now() - stoppingSince > REPEATED_SIGNAL_MS) process.exit(1);
        return;
      }
      stoppingSince = Date.now();
      log.info({ signal }, 'stopping');
      setTimeout(() => {
        log.error('stopping took too long: process ended');
        process.exit(1);
      }, STOP_MS).unref();
      void stop().finally(() => process.exit(0));
    });
  }
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
