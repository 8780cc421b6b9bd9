import type { Logger } from 'pino';
import { type Catalogue, createCatalogue } from '#commerce/catalogue/catalogue.server.ts';
import { deriveKey, type Keys, sessionSecret } from '#commerce/customers/secrets.server.ts';
import type { MediaStorage } from '#commerce/media/provider.ts';
import type { BrandRegistry } from '#config/brands/registry.ts';
import type { Environment } from '#config/environment.ts';
import { type CallOutcome, createGateway, type Gateway } from '#integrations/gateway/gateway.server.ts';
import { createBrands } from '#server/brands.server.ts';
import { type ChangeFeed, followChanges, pruneChanges } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { maintainPartitions } from '#server/db/partitions.server.ts';
import type { DemoStore } from '#server/demo.server.ts';
import { createMediaStorage } from '#server/integrations.server.ts';
import { createJobs, type Jobs } from '#server/jobs/jobs.server.ts';
import { createOpening, type Opening } from '#server/opening.server.ts';
import { createSlowLog, type SlowLog } from '#server/telemetry/slow-log.server.ts';
import { traced } from '#server/telemetry/traced.server.ts';

/** What every module is built on. */
export interface CoreServices {
  environment: Environment;
  brands: BrandRegistry;
  opening: Opening;
  /** Null in a shop that is no demo. */
  demo: DemoStore | null;
  database: Database;
  changes: ChangeFeed;
  catalogue: Catalogue;
  /** Calls external services over HTTP. */
  gateway: Gateway;
  /** Originals of pictures, and drawn ones that a fleet shares. */
  mediaStorage: MediaStorage;
  /** Counts calls to external services that do not go through the gateway, such as SMTP. */
  observeExternalCall?: (system: string, outcome: CallOutcome, seconds: number) => void;
  log: Logger;
  /** Work that is done once across all processes. */
  jobs: Jobs;
  slowLog: SlowLog;
  /** A separate key for each purpose, derived from the session secret. */
  keyFor(purpose: string): Buffer;
  /** With those of earlier secrets, for what must outlive a change of the secret. */
  keysFor(purpose: string): Keys;
  stop(): Promise<void>;
}

const PRUNE_EVERY_MS = 3_600_000;
const SLOW_LOG_EVERY_MS = 60_000;
const PARTITIONS_EVERY_MS = 6 * 3_600_000;

export interface CoreOptions {
  environment: Environment;
  database: Database;
  log: Logger;
  demo: DemoStore | null;
  slowLog?: SlowLog;
  observeExternalCall?: (system: string, outcome: CallOutcome, seconds: number) => void;
  observeJob?: (kind: string, outcome: string, seconds: number) => void;
}

export async function createCoreServices({
  environment,
  database,
  log,
  demo,
  slowLog = createSlowLog(),
  observeExternalCall,
  observeJob,
}: CoreOptions): Promise<CoreServices> {
  const changes = await followChanges(database);
  const jobs = createJobs({
    database,
    log,
    observe: observeJob,
    trace: (kind, run) => traced(`job ${kind}`, { 'job.kind': kind }, run),
  });
  jobs.every(PRUNE_EVERY_MS, 'delete old changes', () => pruneChanges(database));
  jobs.every(PRUNE_EVERY_MS, 'delete old jobs', jobs.deleteOld);
  jobs.every(PARTITIONS_EVERY_MS, 'make and drop partitions', () => maintainPartitions(database));
  // Of this process, so it is no job: those run in one of them.
  const storingSlowLog = setInterval(() => slowLog.store(database).catch(() => {}), SLOW_LOG_EVERY_MS);
  storingSlowLog.unref();
  const secret = await sessionSecret(environment);
  const gateway = createGateway({ log, observe: observeExternalCall });
  return {
    environment,
    brands: await createBrands({ environment, demo, database, changes }),
    opening: await createOpening({ environment, database, changes }),
    demo,
    database,
    changes,
    catalogue: createCatalogue({ pool: database.reads }, changes),
    gateway,
    mediaStorage: createMediaStorage(environment, gateway),
    observeExternalCall,
    log,
    jobs,
    slowLog,
    keyFor: (purpose) => deriveKey(secret, purpose),
    keysFor: (purpose) => [
      deriveKey(secret, purpose),
      ...environment.SESSION_SECRET_PREVIOUS.map((earlier) => deriveKey(earlier, purpose)),
    ],
    async stop() {
      clearInterval(storingSlowLog);
      await slowLog.store(database).catch(() => {});
      await jobs.stop();
      await changes.close();
    },
  };
}
