import path from 'node:path';
import { BadEnvironment, type Environment, parseEnvironment } from '#config/environment.ts';
import { type Database, DatabaseError, migrateDatabase, openDatabase } from '#server/db/database.server.ts';
import { EmbeddedDatabaseError, startEmbeddedDatabase } from '#server/db/embedded.server.ts';

/** A command said no, in a sentence. */
export class Refusal extends Error {}

const POOL = 3;

/** Opens the shop's database, whether or not the shop runs, does the work and ends with its exit code. */
export async function withDatabase(
  work: (database: Database, environment: Environment) => Promise<number>,
): Promise<void> {
  let code = 1;
  try {
    const environment = parseEnvironment(process.env);
    const embedded = environment.DATABASE_URL
      ? null
      : await startEmbeddedDatabase({ dataDir: path.resolve(environment.DATA_DIR, 'postgres') });
    try {
      const database = await openDatabase(environment.DATABASE_URL ?? embedded!.connection, POOL);
      try {
        await migrateDatabase(database);
        code = await work(database, environment);
      } finally {
        await database.close();
      }
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    const ours = [Refusal, BadEnvironment, DatabaseError, EmbeddedDatabaseError];
    if (!ours.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`\n${(error as Error).message}\n\n`);
  }
  process.exitCode = code;
}

/** A path as the person at the terminal means it, though npm runs us elsewhere. */
export function fromHere(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

export function say(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}
