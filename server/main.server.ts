import './node-environment.server.ts';
import cluster from 'node:cluster';
import { type Logger, pino } from 'pino';
import { BadEnvironment, type Environment, parseEnvironment } from '#config/environment.ts';
import { BadSetting } from '#config/site-settings.ts';
import { checkStart, shopNotices } from '#config/start-checks.ts';
import { NotConfigured } from '#integrations/gateway/integration.ts';
import { DatabaseError } from './db/database.server.ts';
import { findDatabaseServer } from './db/database-server.server.ts';
import { EmbeddedDatabaseError } from './db/embedded.server.ts';
import { PortTaken } from './http/listen.server.ts';
import type { ShopOpening } from './open-shop.server.ts';
import { superviseSearchProcess } from './search-process/supervise.server.ts';
import { createStepReporter } from './step-reporter.server.ts';
import { createErrorHooks } from './telemetry/error-webhook.server.ts';
import { startTracing, traceIds } from './telemetry/tracing.server.ts';
import { runWorkers } from './workers.server.ts';

/** Orchestrators kill a process ten seconds after they asked it to stop. */
const STOP_MS = 9_500;
/** One Ctrl-C may arrive several times: from the terminal, from npm and from a watcher. */
const REPEATED_SIGNAL_MS = 1_000;

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
  stopOnSignals(log);
  let loading: Promise<ShopOpening> | null = null;
  const load = () => {
    loading ??= import('./open-shop.server.ts').then(({ prepareShop }) =>
      prepareShop({ environment, log, report }),
    );
    return loading;
  };
  const databaseServer = await findDatabaseServer(environment, log, (sentence) => {
    report.step(sentence);
    // Read and compiled while the database, a process of its own, does this step; an error is reported where it is awaited.
    setImmediate(() => load().catch(() => {}));
  });
  stop = databaseServer.stop;
  const { openShop } = await load();
  const shop = await openShop(databaseServer);
  report.done(`Selvedge is open: http://localhost:${shop.port}`);
  process.send?.({ port: shop.port });

  stop = async () => {
    await shop.stop();
    await databaseServer.stop();
    await tracing.stop();
  };
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
