import '../node-environment.server.ts';
import { availableParallelism } from 'node:os';
import { pino } from 'pino';
import { createCatalogue } from '#commerce/catalogue/catalogue.server.ts';
import { parseEnvironment } from '#config/environment.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createBrands } from '#server/brands.server.ts';
import { followChanges } from '#server/db/changes.server.ts';
import { findDatabaseServer, openShopDatabase } from '#server/db/database-server.server.ts';
import { loadDemoStore } from '#server/demo.server.ts';
import { startEngine } from '#server/modules/search-engine.server.ts';
import { createErrorHooks } from '#server/telemetry/error-webhook.server.ts';
import { applyOnce } from './apply-once.server.ts';
import { type SharedEngineHost, serveEngine } from './shared-engine.server.ts';

/** The process that holds the search index for all processes of this machine. Ends when the first process says so, or is gone. */

const environment = parseEnvironment(process.env);
const log = pino({ level: environment.LOG_LEVEL ?? 'info', hooks: createErrorHooks(environment) });
const ended = new Promise<void>((resolve) => {
  process.on('message', () => resolve());
  process.on('disconnect', resolve);
});
// These reach every process of a group or a service. The workers still search while they finish their requests.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const databaseServer = await findDatabaseServer(environment, log);
const database = await openShopDatabase(databaseServer, environment);
const feed = await followChanges(database);
const changes = applyOnce(feed);
const threads = Math.min(environment.WORKERS, availableParallelism());

async function start() {
  const demo = await loadDemoStore(environment);
  return startEngine(
    {
      environment,
      brands: await createBrands({ environment, demo, database, changes }),
      database,
      changes,
      catalogue: createCatalogue({ pool: database.reads }, changes),
      gateway: createGateway({ log }),
      log,
    },
    threads,
  );
}

const running = start();
const server = await serveEngine(
  environment.SEARCH_SOCKET ?? '',
  {
    engine: running.then(({ engine }) => engine) as SharedEngineHost['engine'],
    // What changed while the index was built is applied to it before anybody is told so.
    applyChanges: async (list) => {
      await running;
      await changes.apply(list);
    },
  },
  threads,
);
const { stop } = await running;
await ended;
await server.close();
await feed.close();
await stop();
await database.close();
await databaseServer.stop();
process.exit(0);
