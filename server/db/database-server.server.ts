import path from 'node:path';
import type { Logger } from 'pino';
import type { Environment } from '#config/environment.ts';
import {
  type ConnectionTarget,
  type Database,
  type DatabaseOptions,
  openDatabase,
} from './database.server.ts';
import { startEmbeddedDatabase } from './embedded.server.ts';

export interface DatabaseServer {
  connection: ConnectionTarget;
  /** Bypasses the pooler that `connection` leads to. */
  direct?: ConnectionTarget;
  stop(): Promise<void>;
}

/** `DATABASE_URL`, or else an embedded server, which the processes of one machine share. */
export async function findDatabaseServer(
  { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Environment,
  log: Logger,
  onStep?: (sentence: string) => void,
): Promise<DatabaseServer> {
  if (DATABASE_URL) return { connection: DATABASE_URL, direct: DATABASE_DIRECT_URL, stop: async () => {} };
  return startEmbeddedDatabase({
    dataDir: path.resolve(DATA_DIR, 'postgres'),
    onStep,
    onRestart: (error) =>
      error
        ? log.error({ err: error }, 'embedded database restart failed')
        : log.error('embedded database died and was restarted'),
  });
}

/** Opens the database with the limits of the environment. */
export function openShopDatabase(
  { connection, direct }: DatabaseServer,
  environment: Environment,
  onStatement?: DatabaseOptions['onStatement'],
): Promise<Database> {
  return openDatabase(connection, {
    onStatement,
    poolSize: environment.DATABASE_POOL_SIZE,
    statementTimeoutMs: environment.DATABASE_STATEMENT_TIMEOUT_MS,
    direct,
    replica: environment.DATABASE_REPLICA_URL,
  });
}
