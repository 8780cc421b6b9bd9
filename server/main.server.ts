import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import { BadEnvironment, type Environment, parseEnvironment } from '#config/environment.ts';
import { BadSetting } from '#config/site-settings.ts';
import { loadCatalogue, loadedCatalogue } from './catalogue/load.server.ts';
import { seedContent } from './content/seed.server.ts';
import { type Database, DatabaseError, migrateDatabase, openDatabase } from './db/database.server.ts';
import { EmbeddedDatabaseError, startEmbeddedDatabase } from './db/embedded.server.ts';
import { seedEvents } from './events/seed.server.ts';
import { createApp } from './http/app.server.ts';
import { listenOn, PortTaken } from './http/listen.server.ts';
import { createMetrics } from './http/metrics.server.ts';
import { createPageCache } from './http/page-cache.server.ts';
import { seedOrders } from './orders/seed.server.ts';
import { seedReviews } from './reviews/seed.server.ts';
import { openShop } from './shop.server.ts';
import { seedPosts } from './social/seed.server.ts';
import { seedCampaigns } from './sponsored/seed.server.ts';
import { stepReporter } from './step-reporter.server.ts';
import { openStorefront } from './storefront.server.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DRAIN_MS = 10_000;

/** Once asked to stop, whatever fails fails because the database has been closed under it. */
let isStopping = false;

try {
  await start(parseEnvironment(process.env));
} catch (error) {
  if (isStopping) await new Promise(() => {});
  const isOurs =
    error instanceof BadEnvironment ||
    error instanceof EmbeddedDatabaseError ||
    error instanceof DatabaseError ||
    error instanceof BadSetting ||
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
  // Until the shop is open, stopping means stopping the database; a half-done seed is rolled back.
  let stop = async () => embedded?.stop();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopping = true;
      log.info({ signal }, 'stopping');
      void stop().finally(() => process.exit(0));
    });
  }
  const database = await openDatabase(environment.DATABASE_URL ?? embedded!.connection);
  await migrateDatabase(database);
  if (environment.DEMO) await seed(database, environment, report);

  const shop = await openShop(environment, database, log);
  const pageCache = createPageCache({
    maxBytes: environment.PAGE_CACHE_MB * 1024 * 1024,
    onRefreshError: (error, key) => log.error({ err: error, key }, 'a page could not be made anew'),
  });
  shop.changes.subscribe((tags) => pageCache.purge(tags.includes('catalogue') ? ['*'] : tags));

  const server = createServer();
  const isDevelopment = environment.NODE_ENV === 'development';
  const storefront = await openStorefront(
    ROOT,
    server,
    isDevelopment ? path.resolve(environment.DATA_DIR, 'vite') : null,
  );
  const app = createApp({
    environment,
    shop,
    storefront: storefront.load,
    assets: storefront.assets,
    isStaffAsset: storefront.isStaffAsset,
    pageCache,
    metrics: createMetrics(),
    log,
    isDevelopment,
    isReady: async () => (await database.pool.query('select 1').catch(() => null)) !== null,
  });
  server.on('request', storefront.before(getRequestListener(app.fetch, { overrideGlobalObjects: false })));
  const port = await listenOn(server, environment.HOST, environment.PORT);
  report.done(`Selvedge is open: http://localhost:${port}`);
  process.send?.({ port });

  stop = async () => {
    await drain(server, log);
    await shop.close();
    await database.close();
    await embedded?.stop();
  };
}

async function seed(database: Database, environment: Environment, report: ReturnType<typeof stepReporter>) {
  await seedCatalogue(database, environment, report);
  await seedShoppers(database, environment, report);
  const { demoContent } = await import('#demo/content/demo-content.ts');
  await seedContent(database, demoContent());
  const { channelPosts } = await import('#demo/social/channel-posts.ts');
  const { toPosts } = await import('#demo/social/to-posts.ts');
  await seedPosts(database, () => toPosts(channelPosts(new Date())));
}

async function seedCatalogue(
  database: Database,
  environment: Environment,
  report: ReturnType<typeof stepReporter>,
) {
  if ((await loadedCatalogue(database)) !== null) return;
  const { demoCatalogue } = await import('#demo/catalogue/demo-catalogue.ts');
  const source = demoCatalogue({
    seed: environment.DEMO_SEED,
    products: environment.DEMO_PRODUCTS,
    today: new Date(),
  });
  await loadCatalogue(database, source, ({ done, total }) =>
    report.progress('Filling the shelves of the demo store', done, total),
  );
}

/** What the demo's shoppers wrote and did; only for the catalogue they know. */
async function seedShoppers(
  database: Database,
  environment: Environment,
  report: ReturnType<typeof stepReporter>,
) {
  const { demoCatalogue } = await import('#demo/catalogue/demo-catalogue.ts');
  const { demoReviews } = await import('#demo/reviews/demo-reviews.ts');
  const { demoShoppers } = await import('#demo/shoppers/demo-shoppers.ts');
  const seed = environment.DEMO_SEED;
  const today = new Date();
  const catalogue = demoCatalogue({ seed, products: environment.DEMO_PRODUCTS, today });
  if ((await loadedCatalogue(database)) !== catalogue.fingerprint) return;
  await seedReviews(database, demoReviews(catalogue, seed, today), (done, total) =>
    report.progress('Collecting what shoppers say', done, total),
  );
  const shoppers = demoShoppers(catalogue, seed, today);
  await seedOrders(database, shoppers.orders);
  await seedEvents(database, shoppers.visits);
  const { demoCampaigns } = await import('#demo/sponsored/demo-campaigns.ts');
  const { toCampaigns } = await import('#demo/sponsored/to-campaigns.ts');
  await seedCampaigns(database, () => toCampaigns(demoCampaigns(catalogue, today)));
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
