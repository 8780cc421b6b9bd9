import type { Logger } from 'pino';
import { type Catalogue, createCatalogue } from '#commerce/catalogue/catalogue.server.ts';
import { deriveKey, sessionSecret } from '#commerce/customers/secret.server.ts';
import type { Environment } from '#config/environment.ts';
import { type Gateway, type OutsideOutcome, openGateway } from '#integrations/gateway/gateway.server.ts';
import { type ChangeFeed, followChanges } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';

/** What every part of the shop stands on. */
export interface Ground {
  environment: Environment;
  database: Database;
  changes: ChangeFeed;
  catalogue: Catalogue;
  /** The one way out of the house. */
  gateway: Gateway;
  /** Counts what leaves the house by another way than the gateway. */
  observeOutsideCall?: (system: string, outcome: OutsideOutcome, seconds: number) => void;
  log: Logger;
  /** A key of its own for each purpose, from the one secret of the house. */
  keyFor(purpose: string): Buffer;
  /** Does this again and again without keeping the process alive; nobody waits for it. */
  every(ms: number, what: string, task: () => Promise<unknown>): void;
  /** Puts something to rest when the shop closes, in the order in which it was opened. */
  atClose(close: () => unknown): void;
  close(): Promise<void>;
}

export interface GroundParts {
  environment: Environment;
  database: Database;
  log: Logger;
  observeOutsideCall?: (system: string, outcome: OutsideOutcome, seconds: number) => void;
}

export async function openGround({
  environment,
  database,
  log,
  observeOutsideCall,
}: GroundParts): Promise<Ground> {
  const changes = await followChanges(database);
  const secret = await sessionSecret(environment);
  // First of all nothing new is heard, so that nothing is asked of what has closed.
  const closing: (() => unknown)[] = [() => changes.close()];
  return {
    environment,
    database,
    changes,
    catalogue: createCatalogue(database, changes),
    gateway: openGateway({ log, observe: observeOutsideCall }),
    observeOutsideCall,
    log,
    keyFor: (purpose) => deriveKey(secret, purpose),
    every(ms, what, task) {
      const timer = setInterval(() => {
        task().catch((error) => log.error({ err: error }, what));
      }, ms);
      timer.unref();
      closing.push(() => clearInterval(timer));
    },
    atClose: (close) => void closing.push(close),
    async close() {
      for (const close of closing) await close();
    },
  };
}
