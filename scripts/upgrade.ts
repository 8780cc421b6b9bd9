import { readFileSync } from 'node:fs';
import path from 'node:path';
import { knownVariables } from '#config/environment.ts';
import { checkMigration } from '#server/db/check-migration.server.ts';
import { MIGRATIONS, migrationStatus } from '#server/db/migrate.server.ts';
import { CommandError, print, withDatabase } from './with-database.ts';

/** `npm run upgrade -- check`: what starting this version on this database and environment would change. */
const USAGE = 'npm run upgrade -- check   what this version changes, before it is started';
const ROOT = path.resolve(import.meta.dirname, '..');
/** Variables with these beginnings are ours, or look as if they were. */
const OURS =
  /^(?:DATABASE|DEMO|ALLOW|PAGE_CACHE|IMAGE|MEDIA|TRUSTED|OFFICE|PREVIEW|CONTENT|METRICS|CATALOGUE|RECS|SEARCH_ENGINE|PAYMENTS|ADYEN|REVIEWS|SOCIAL|ADS|SHORT_LINKS|MAIL|CDN|FASTLY|CLOUDFLARE|VARNISH|OPENSEARCH|ALGOLIA|BLOOMREACH)(?:_|$)/;

await withDatabase(
  async (database) => {
    if (process.argv[2] !== 'check') throw new CommandError(USAGE);
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      version: string;
    };
    const { migrations, unknown } = await migrationStatus(database);
    const pending = migrations.filter(({ isApplied }) => !isApplied);
    // Nothing runs on an empty database that could break.
    const beside = pending.length === migrations.length ? [] : pending;
    const findings = beside.flatMap(({ name }) =>
      checkMigration(readFileSync(path.join(MIGRATIONS, `${name}.sql`), 'utf8')).map((finding) => ({
        name,
        ...finding,
      })),
    );
    const known = new Set(knownVariables);
    const strangers = Object.keys(process.env).filter((name) => OURS.test(name) && !known.has(name));
    print(`Version ${version}`);
    print(`${pending.length} migrations to apply: ${pending.map(({ name }) => name).join(', ') || 'none'}`);
    if (unknown > 0)
      print(
        `The database is ahead by ${unknown} migrations: this is an older version, which may run beside the newer.`,
      );
    for (const { name, effect, reason } of findings) print(`  ${name} ${effect}: ${reason}`);
    for (const name of strangers) print(`${name} is set and means nothing to this version.`);
    const isSafe = findings.every(({ effect }) => effect !== 'breaks') && strangers.length === 0;
    print(isSafe ? 'It can be rolled out beside the version that runs.' : 'Look at the lines above first.');
    return isSafe ? 0 : 1;
  },
  { migrate: false },
);
