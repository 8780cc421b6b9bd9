import path from 'node:path';
import { BadEnvironment, type Environment, parseEnvironment } from '#config/environment.ts';
import { type Database, DatabaseError, openDatabase } from '#server/db/database.server.ts';
import { EmbeddedDatabaseError, startEmbeddedDatabase } from '#server/db/embedded.server.ts';
import { migrateDatabase } from '#server/db/migrate.server.ts';

/** A command was rejected; the message is printed without a stack trace. */
export class CommandError extends Error {}

const POOL = 3;

/** Opens the shop's database, whether or not the shop runs, does the work and sets the exit code. */
export async function withDatabase(
  work: (database: Database, environment: Environment) => Promise<number>,
  { migrate = true } = {},
): Promise<void> {
  let code = 1;
  try {
    const environment = parseEnvironment(process.env);
    const embedded = environment.DATABASE_URL
      ? null
      : await startEmbeddedDatabase({ dataDir: path.resolve(environment.DATA_DIR, 'postgres') });
    const target = embedded?.connection ?? environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL ?? '';
    try {
      const database = await openDatabase(target, { poolSize: POOL });
      try {
        if (migrate) await migrateDatabase(database);
        code = await work(database, environment);
      } finally {
        await database.close();
      }
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    const expected = [CommandError, BadEnvironment, DatabaseError, EmbeddedDatabaseError];
    if (!expected.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`\n${(error as Error).message}\n\n`);
  }
  process.exitCode = code;
}

/** Resolves a path from the directory in which npm was called. */
export function resolveFromCaller(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

export function print(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}
