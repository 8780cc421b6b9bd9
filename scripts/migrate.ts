import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkMigration } from '#server/db/check-migration.server.ts';
import { MIGRATIONS, migrateDatabase, migrationStatus } from '#server/db/migrate.server.ts';
import { CommandError, print, withDatabase } from './with-database.ts';

const USAGE = `npm run migrate -- status   which migrations the database has
npm run migrate -- up       applies those that are missing, while the shop runs
npm run migrate -- check    what the missing ones would break or block`;

await withDatabase(
  async (database) => {
    const { migrations, unknown } = await migrationStatus(database);
    const pending = migrations.filter(({ isApplied }) => !isApplied);
    switch (process.argv[2]) {
      case 'status':
        for (const { name, isApplied } of migrations) print(`${isApplied ? 'applied' : 'missing'}  ${name}`);
        if (unknown > 0) print(`${unknown} of a newer version, which may run beside this one`);
        return 0;
      case 'up':
        await migrateDatabase(database, (name) => print(`applying ${name}`));
        print(pending.length > 0 ? 'The database is up to date.' : 'Nothing to do.');
        return 0;
      case 'check':
        // Nothing runs on an empty database that could break.
        return report(pending.length === migrations.length ? [] : pending.map(({ name }) => name));
      default:
        throw new CommandError(USAGE);
    }
  },
  { migrate: false },
);

function report(names: string[]): number {
  const findings = readdirSync(MIGRATIONS)
    .filter((file) => names.includes(path.basename(file, '.sql')))
    .flatMap((file) =>
      checkMigration(readFileSync(path.join(MIGRATIONS, file), 'utf8')).map((finding) => ({
        file,
        ...finding,
      })),
    );
  for (const { file, effect, statement, reason } of findings)
    print(`${file} ${effect}: ${statement.slice(0, 120)}\n    ${reason}`);
  if (findings.length === 0)
    print(`${names.length} missing migrations, none of which breaks or blocks anything.`);
  return findings.some(({ effect }) => effect === 'breaks') ? 1 : 0;
}
