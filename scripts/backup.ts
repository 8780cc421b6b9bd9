import path from 'node:path';
import { makeBackup } from '#server/db/backup.server.ts';
import { restoreBackup } from '#server/db/restore.server.ts';
import { CommandError, print, resolveFromCaller, withDatabase } from './with-database.ts';

const USAGE = `npm run backup -- <folder>               writes a new folder with the database and the files of the shop
npm run restore -- <folder>              fills an empty database from it
npm run restore -- <folder> --replace    deletes what the database holds first; stop the shop before`;

const [command, ...rest] = process.argv.slice(2);

await withDatabase(async (database, environment) => {
  const [given] = rest.filter((argument) => !argument.startsWith('--'));
  const dataDir = path.resolve(environment.DATA_DIR);
  if (command === 'restore') {
    if (!given) throw new CommandError(USAGE);
    const options = { replace: rest.includes('--replace') };
    const { tables, madeAt } = await restoreBackup(database, dataDir, resolveFromCaller(given), options);
    print(
      `Restored ${tables.length} tables with ${countRows(tables)} rows as of ${madeAt}; every checksum is right.`,
    );
    return 0;
  }
  const name = `selvedge-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const folder = resolveFromCaller(given ?? name);
  const { tables, files } = await makeBackup(database, dataDir, folder);
  print(
    `Wrote ${folder}: ${tables.length} tables with ${countRows(tables)} rows; files: ${files.join(', ') || 'none'}.`,
  );
  return 0;
});

function countRows(tables: { rows: number }[]): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}
