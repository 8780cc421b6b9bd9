import './node-environment.server.ts';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import { BadEnvironment, type Environment, parseEnvironment } from '#config/environment.ts';
import { BadSetting } from '#config/site-settings.ts';
import { NotConfigured } from '#integrations/gateway/gateway.server.ts';
import { createShortWay } from '#server/http/cached-response.server.ts';
import { DatabaseError, migrateDatabase, openDatabase } from './db/database.server.ts';
import { EmbeddedDatabaseError, startEmbeddedDatabase } from './db/embedded.server.ts';
import { createApp } from './http/app.server.ts';
import { networkList } from './http/client-address.server.ts';
import { listenOn, PortTaken } from './http/listen.server.ts';
import { createMetrics } from './http/metrics.server.ts';
import { createPageCache } from './http/page-cache.server.ts';
import { seedDemo } from './seed-demo.server.ts';
import { openShop } from './shop.server.ts';
import { stepReporter } from './step-reporter.server.ts';
import { openStorefront } from './storefront.server.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DRAIN_MS = 10_000;
const ECHO_MS = 1_000;
/** Longer than a load balancer keeps a silent connection (mostly 60 s): else it asks on one that is just being closed. */
const KEEP_ALIVE_MS = 75_000;

/** Once asked to stop, whatever fails fails because the database has been closed under it. */
let stoppingSince = 0;
/** Until the shop is open, stopping means stopping the database; a half-done seed is rolled back. */
let stop = async () => {};

try {
  await start(parseEnvironment(process.env));
} catch (error) {
  if (stoppingSince) await new Promise(() => {});
  await stop().catch(() => {});
  const isOurs =
    error instanceof BadEnvironment ||
    error instanceof EmbeddedDatabaseError ||
    error instanceof DatabaseError ||
    error instanceof BadSetting ||
    error instanceof NotConfigured ||
    error instanceof PortTaken;
  if (!isOurs) throw error;
  console.error(`\nThe shop cannot start.\n${error.message}\n`);
  process.exit(1);
}

async function start(environment: Environment) {
  const report = stepReporter(process.stdout);
  const log = pino({ level: environment.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info') });
  const embedded = environment.DATABASE_URL
    ? null
    : await startEmbeddedDatabase({
        dataDir: path.resolve(environment.DATA_DIR, 'postgres'),
        onStep: report.step,
      });
  stop = async () => embedded?.stop();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // One Ctrl-C may be heard several times: from the terminal, from npm and from a watcher.
      if (stoppingSince) {
        if (Date.now() - stoppingSince > ECHO_MS) process.exit(1);
        return;
      }
      stoppingSince = Date.now();
      log.info({ signal }, 'stopping');
      void stop().finally(() => process.exit(0));
    });
  }
  const database = await openDatabase(environment.DATABASE_URL ?? embedded!.connection);
  await migrateDatabase(database);
  if (environment.DEMO) await seedDemo(database, environment, report);

  const metrics = createMetrics();
  const shop = await openShop({
    environment,
    database,
    log,
    observeOutsideCall: metrics.observeOutsideCall,
  });
  const pageCache = createPageCache({
    maxBytes: environment.PAGE_CACHE_MB * 1024 * 1024,
    onRefreshError: (error, key) => log.error({ err: error, key }, 'a page could not be made anew'),
  });
  shop.changes.subscribe((tags) => pageCache.purge(tags.includes('catalogue') ? ['*'] : tags));

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const isDevelopment = environment.NODE_ENV === 'development';
  const storefront = await openStorefront(
    ROOT,
    server,
    isDevelopment ? path.resolve(environment.DATA_DIR, 'vite') : null,
  );
  const shortWay = createShortWay({
    pageCache,
    metrics,
    log,
    isTrustedProxy: networkList(environment.TRUSTED_PROXIES),
    assets: storefront.publicAssets,
    hasMoved: (...address) => shop.movedAddresses.find(...address) !== null,
  });
  const app = createApp({
    environment,
    shop,
    storefront: storefront.load,
    assets: storefront.assets,
    smallStyle: storefront.smallStyle,
    isStaffAsset: storefront.isStaffAsset,
    pageCache,
    shortWay,
    metrics,
    log,
    isDevelopment,
    isReady: async () => (await database.pool.query('select 1').catch(() => null)) !== null,
  });
  const longWay = storefront.before(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.on('request', (incoming, outgoing) => {
    if (!shortWay.answer(incoming, outgoing)) longWay(incoming, outgoing);
  });
  const port = await listenOn(server, environment.HOST, environment.PORT);
  report.done(`Selvedge is open: http://localhost:${port}`);
  process.send?.({ port });

  stop = async () => {
    await drain(server, log);
    await storefront.close();
    await shop.close();
    await database.close();
    await embedded?.stop();
  };
}

/** Finishes what is being answered, then closes; a visitor who never finishes is not waited for for ever. */
async function drain(server: Server, log: Logger) {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => {
    log.warn('some requests did not finish in time');
    server.closeAllConnections();
  }, DRAIN_MS);
  await closed;
  clearTimeout(timer);
}
